// The verdict of play-outs on a puzzle: every solution must lead every other move that was tried.
import type { Puzzle } from '../../../packages/bots/src/puzzles/puzzle.ts';
import { GOOD_POLICIES, POLICIES, type Policy } from './policies.ts';
import type { Records } from './records.ts';

/** Standard errors by which a lead is sure while it is looked at again and again, and in the end. */
export const CLEAR = 3;
const SURE = 2.5;
/** A lead that is smaller than this, by two standard errors, is no lead: another move is as good. */
const LEAST = 0.02;

export interface Lead {
  readonly worlds: number;
  readonly mean: number;
  readonly error: number;
}

/** Leads world by world; two games more, one won by each, keep the error finite where all went alike. */
export const leadOver = (leads: readonly number[]): Lead => {
  const worlds = leads.length;
  if (worlds < 2) return { worlds, mean: 0, error: 1 };
  const [sum, squares] = leads.reduce(([s, q], lead) => [s + lead, q + lead * lead], [0, 2]);
  const mean = sum / worlds;
  return {
    worlds,
    mean,
    error: Math.sqrt(Math.max(0, squares - worlds * mean * mean) / worlds / (worlds - 1)),
  };
};

const pairsOf = (records: Records, id: string, policy: Policy, one: string, other: string): number[] => {
  const [ours, theirs] = [records.of(id, policy, one), records.of(id, policy, other)];
  return ours.slice(0, theirs.length).map((share, world) => share - (theirs[world] ?? 0));
};

/** The lead of a move over another, with all the worlds of these policies. */
export const leadIn = (
  records: Records,
  id: string,
  policies: readonly Policy[],
  one: string,
  other: string,
): Lead => leadOver(policies.flatMap((policy) => pairsOf(records, id, policy, one, other)));

export const isAhead = ({ mean, error }: Lead, errors = CLEAR): boolean => mean >= errors * error;
export const isBehind = ({ mean, error }: Lead, errors = CLEAR): boolean => mean <= -errors * error;

/** `wrong`: another move is better. `equal`: another is as good. `open`: nothing is sure. */
export const VERDICTS = ['wrong', 'equal', 'open', 'verified'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judged {
  readonly verdict: Verdict;
  /** The solution and the other move between which it is closest, and its lead. */
  readonly solution: string;
  readonly rival: string;
  readonly lead: Lead;
  /** The same two moves by each of `POLICIES`. */
  readonly each: readonly Lead[];
}

/** One policy is enough to refute an answer: what is right for some players only is no puzzle. */
const verdictOf = (lead: Lead, each: readonly Lead[]): Verdict => {
  if (isBehind(lead, SURE) || each.some((one) => isBehind(one))) return 'wrong';
  if (isAhead(lead, SURE)) return 'verified';
  return lead.mean + 2 * lead.error < LEAST ? 'equal' : 'open';
};

/** Judges a puzzle by the pair of moves that speaks most against it. */
export const judgePuzzle = (
  records: Records,
  { id, solutions }: Pick<Puzzle, 'id' | 'solutions'>,
  rivals: readonly string[],
): Judged | undefined => {
  const judged = solutions.flatMap(({ move: solution }) =>
    rivals.flatMap((rival): readonly Judged[] => {
      const lead = leadIn(records, id, GOOD_POLICIES, solution, rival);
      const each = POLICIES.map((policy) => leadIn(records, id, [policy], solution, rival));
      return lead.worlds === 0 ? [] : [{ verdict: verdictOf(lead, each), solution, rival, lead, each }];
    }),
  );
  const worst = (one: Judged, other: Judged): number =>
    VERDICTS.indexOf(one.verdict) - VERDICTS.indexOf(other.verdict) ||
    one.lead.mean / one.lead.error - other.lead.mean / other.lead.error;
  return judged.sort(worst)[0];
};
