// The dice of a record: what they prove, in words.
import { type DiceMemory, diceOf, readDiceMemory, type Verdict, verdictOn } from '@crescendo/protocol';
import { formatSeat, gameById, type Seat } from '@crescendo/rules';
import { languageTag, list, load, verdictText } from '@crescendo/words';
import { CliError } from '../cli-error.ts';
import { readText } from '../files.ts';
import type { CheckedRecord } from '../record-file.ts';

interface CheckedDice {
  readonly verdict: Verdict;
  /** Says how much is proven. */
  readonly text: string;
  /** The error in the dice, in one sentence. */
  readonly reason: string | undefined;
}

const readShare = (file: string | undefined): DiceMemory | undefined => {
  if (file === undefined) return undefined;
  const memory = readDiceMemory(readText(file));
  if (memory === undefined) throw new CliError((words) => words.notAShare(file));
  return memory;
};

/** The verdict about the dice, wherever a record or a device says something about them; `undefined`: neither does. */
export const diceOfRecord = async (
  { record, translations: { cli, common, language } }: Extract<CheckedRecord, { kind: 'played' }>,
  { fair, share }: { readonly fair: boolean; readonly share: string | undefined },
): Promise<CheckedDice | undefined> => {
  const memory = readShare(share);
  if (
    !fair &&
    memory === undefined &&
    diceOf(record).server === undefined &&
    record.fairness.terms === undefined
  )
    return undefined;
  const verdict = verdictOn(record, gameById, memory);
  const { fair: words } = await load(language, 'library/finished');
  const throws = record.events.filter(({ kind }) => kind === 'chance').length;
  const speaking = {
    words,
    name: (seat: Seat) => record.names[seat] || common.player(formatSeat(seat)),
    list: (names: readonly string[]) => list(languageTag(language), names),
  };
  const { head, text } = verdictText(speaking, verdict, throws);
  const isUnknown = verdict.grade === 'unproven' && verdict.why === 'no-memory' && memory === undefined;
  const isMissing = fair && verdict.grade === 'unproven' && verdict.why === 'no-lines';
  const limits = [words.limits, ...words.limitList.map((limit) => `- ${limit}`)];
  const shown = [`${head} ${text}`, ...(isUnknown ? [cli.fair.hint] : []), '', ...limits];
  return {
    verdict,
    text: shown.join('\n'),
    reason: verdict.grade === 'broken' || isMissing ? text : undefined,
  };
};
