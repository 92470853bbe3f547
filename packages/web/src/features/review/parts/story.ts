// Sums up a game for one or two sentences that come before any number.
import type { SeatPoint } from '@crescendo/bots/review';
import type { ShownSeat } from '@crescendo/bots/review/shown';
import type { LuckRank } from '../data/figures.ts';

export type StoryWhen = 'early' | 'middle' | 'late' | 'spread';

/** A cause of the result besides luck. */
export type StoryCause =
  | { readonly kind: 'gifts'; readonly when: StoryWhen }
  | { readonly kind: 'one-mistake'; readonly length: number }
  | { readonly kind: 'mistakes' | 'clean' | 'stronger' };

export interface Story {
  readonly outcome: 'won' | 'shared' | 'lost';
  readonly luck: 'very-good' | 'good' | 'bad' | 'very-bad' | 'even';
  readonly cause: StoryCause | undefined;
}

/** From so many percent on luck is worth a word. */
const LUCK = 8;
/** From so many percent on mistakes, or the others', are. */
const MUCH = 10;
/** Less than this is next to nothing. */
const LITTLE = 5;

const PARTS = ['early', 'middle', 'late'] as const;

/** The third of the game in which more than half of what the others gave was given. */
const whenGiven = (curve: readonly SeatPoint[]): StoryWhen => {
  const given = curve.map(({ others }) => Math.max(0, others));
  const total = given.reduce((sum, one) => sum + one, 0);
  const found = PARTS.find((_, part) => {
    const isIn = (i: number): boolean => Math.min(2, Math.floor((3 * i) / curve.length)) === part;
    return given.reduce((sum, one, i) => sum + (isIn(i) ? one : 0), 0) > total / 2;
  });
  return found ?? 'spread';
};

const causeOf = (
  { you, others, losses, result }: ShownSeat,
  curve: readonly SeatPoint[],
  othersErred: boolean,
): StoryCause | undefined => {
  const isLost = result === 0;
  if (!isLost && others >= MUCH && others >= -you) return { kind: 'gifts', when: whenGiven(curve) };
  if (you <= -MUCH && (-you >= -others || othersErred)) {
    const [worst] = losses;
    return worst && worst.cost >= MUCH && worst.cost * 2 > -you
      ? { kind: 'one-mistake', length: worst.length }
      : { kind: 'mistakes' };
  }
  if (isLost && others <= -MUCH && !othersErred) return { kind: 'stronger' };
  return you > -LITTLE ? { kind: 'clean' } : undefined;
};

/** More luck than in so many games, or less, is worth a strong word. */
const OFTEN = 0.9;

const luckOf = ({ luck }: ShownSeat, rank: LuckRank | undefined): Story['luck'] => {
  if (Math.abs(luck) < LUCK) return 'even';
  const isStrong = rank !== undefined && rank.games / rank.of >= OFTEN;
  if (luck > 0) return isStrong ? 'very-good' : 'good';
  return isStrong ? 'very-bad' : 'bad';
};

/** `rank`: how unusual that much luck is; `othersLost`: the most that another player's decisions cost, in percent. */
export const storyOf = (
  shown: ShownSeat,
  curve: readonly SeatPoint[],
  rank: LuckRank | undefined,
  othersLost = 0,
): Story => {
  const { result } = shown;
  return {
    outcome: result === 100 ? 'won' : result === 0 ? 'lost' : 'shared',
    luck: luckOf(shown, rank),
    cause: causeOf(shown, curve, othersLost >= MUCH),
  };
};
