// A record from a file, played again and checked.
import {
  type GameRecord,
  gameById,
  parseRecord,
  type RecordFault,
  type Replay,
  replayRecord,
} from '@crescendo/rules';
import { type CommonWords, commonWords, type Language, reasonText, sentenceFor } from '@crescendo/words';
import { readText } from './files.ts';
import { loadTranslations, type Translations } from './translations.ts';

export type CheckedRecord =
  | { readonly kind: 'unreadable'; readonly reason: string }
  | {
      readonly kind: 'played';
      readonly record: GameRecord;
      readonly replay: Replay;
      readonly translations: Translations;
      /** What is wrong with it, in one sentence. */
      readonly reason: string | undefined;
    };

const placeText = (common: CommonWords, fault: RecordFault): string =>
  common.place(fault.line, fault.column, sentenceFor(common.record, fault));

const faultText = (translations: Translations, { fault }: Replay): string | undefined => {
  if (fault === undefined) return undefined;
  const { replay } = translations.common;
  return fault.code === 'refused'
    ? replay.refused(fault.event + 1, reasonText(translations, fault.reason))
    : replay.wrongResult;
};

export const checkRecordFile = async (file: string, language: Language): Promise<CheckedRecord> => {
  const parsed = parseRecord(readText(file), gameById);
  if ('fault' in parsed)
    return { kind: 'unreadable', reason: placeText(await commonWords(language), parsed.fault) };
  const { record } = parsed;
  const replay = replayRecord(record, gameById);
  const translations = await loadTranslations(record.game, language);
  return { kind: 'played', record, replay, translations, reason: faultText(translations, replay) };
};
