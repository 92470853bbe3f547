// A record from a file, played again and judged.
import {
  type AnyTypes,
  type GameRecord,
  gameById,
  parseRecord,
  type RecordFault,
  type Replay,
  replayRecord,
} from '@crescendo/rules';
import { type CommonWords, commonWords, type Language } from '@crescendo/words';
import { readText } from './files.ts';
import { reasonText, type Speech, speechFor } from './speech.ts';

export type Judged =
  | { readonly kind: 'unreadable'; readonly reason: string }
  | {
      readonly kind: 'played';
      readonly record: GameRecord;
      readonly replay: Replay;
      readonly speech: Speech;
      /** What is wrong with it, in one sentence. */
      readonly reason: string | undefined;
    };

const placeText = (common: CommonWords, fault: RecordFault): string =>
  common.place(fault.line, fault.column, (common.record as AnyTypes)[fault.code](fault));

const faultText = (speech: Speech, { fault }: Replay): string | undefined => {
  if (fault === undefined) return undefined;
  const { replay } = speech.common;
  return fault.code === 'refused'
    ? replay.refused(fault.event + 1, reasonText(speech, fault.reason))
    : replay.wrongResult;
};

export const judge = async (file: string, language: Language): Promise<Judged> => {
  const parsed = parseRecord(readText(file), gameById);
  if ('fault' in parsed)
    return { kind: 'unreadable', reason: placeText(await commonWords(language), parsed.fault) };
  const { record } = parsed;
  const replay = replayRecord(record, gameById);
  const speech = await speechFor(record.game, language);
  return { kind: 'played', record, replay, speech, reason: faultText(speech, replay) };
};
