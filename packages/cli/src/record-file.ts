// A record from a file, played again and checked.
import { asName } from '@crescendo/protocol';
import {
  type GameRecord,
  gameById,
  parseRecord,
  type RecordError,
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
      /** The error in it, in one sentence. */
      readonly reason: string | undefined;
    };

const placeText = (common: CommonWords, error: RecordError): string =>
  common.place(error.line, error.column, sentenceFor(common.record, error));

const recordErrorText = (translations: Translations, { error }: Replay): string | undefined => {
  if (error === undefined) return undefined;
  const { replay } = translations.common;
  return error.code === 'refused'
    ? replay.refused(error.event + 1, reasonText(translations, error.reason))
    : replay.wrongResult;
};

export const checkRecordFile = async (file: string, language: Language): Promise<CheckedRecord> => {
  const parsed = parseRecord(readText(file), gameById);
  if ('error' in parsed)
    return { kind: 'unreadable', reason: placeText(await commonWords(language), parsed.error) };
  // A name from a file may contain anything, also what moves a terminal's cursor.
  const record = { ...parsed.record, names: parsed.record.names.map(asName) };
  const replay = replayRecord(record, gameById);
  const translations = await loadTranslations(record.game, language);
  return { kind: 'played', record, replay, translations, reason: recordErrorText(translations, replay) };
};
