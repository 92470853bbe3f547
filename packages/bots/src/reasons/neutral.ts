// Neutral reasons, for every game where nothing on the board tells two moves apart: how much better one is on average, or that it is not.
import type { Game, GameTypes } from '@crescendo/rules';
import type { Advice } from '../game-bots.ts';

export interface Reason {
  readonly code: string;
}

/**
 * Lists what speaks for a move, most important first: each holds in this position and tells the move apart from the other. Without
 * another move: what the move does.
 */
export type Reasons<G extends GameTypes> = (
  view: G['View'],
  move: G['Move'],
  other?: G['Move'],
) => readonly Reason[];

export type Neutral =
  /** The rules allow nothing else. */
  | { readonly code: 'only-move' }
  /** The other move wins as often and makes as many points, by the chances and by the search. */
  | { readonly code: 'as-good' }
  /** Chances to win, measured to come true. */
  | { readonly code: 'better-chance'; readonly chance: number; readonly instead: number }
  | { readonly code: 'better-score'; readonly score: number; readonly instead: number }
  /** The search says so, but the chances do not, or how often they come true was not measured. */
  | { readonly code: 'seems-better' };

/** Converts a chance to logarithmic odds, a scale on which 1 % and 2 % lie as far apart as 98 % and 99 %. */
const odds = (chance: number): number => {
  const inside = Math.min(0.995, Math.max(0.005, chance));
  return Math.log(inside / (1 - inside));
};

/** About one in a hundred games, where the game is even. */
const TOO_SMALL = 0.05;

const percent = (chance: number): number => Math.round(100 * chance);

/** Tells whether the second chance is hardly lower than the first: too little to matter, or to be shown. */
const losesNothing = (one: number, other: number): boolean =>
  percent(one) === percent(other) || odds(one) - odds(other) <= TOO_SMALL;

/** A whole point matters. */
const ONE_POINT = 1;

type AnyAdvice = Advice<GameTypes>;

/** The search may see what the chances do not, and a lost game can still be lost with more points. */
const isAsGood = (better: AnyAdvice, worse: AnyAdvice): boolean =>
  losesNothing(better.winChance, worse.winChance) &&
  losesNothing(better.searched ?? better.winChance, worse.searched ?? worse.winChance) &&
  better.score - worse.score < ONE_POINT;

/** Compares by the chance to win; where both win for certain, as alone, by the score. */
const compare = (better: AnyAdvice, worse: AnyAdvice): Neutral => {
  const [chance, instead] = [better.winChance, worse.winChance];
  if (instead === 1) {
    const [points, fewer] = [Math.round(better.score), Math.round(worse.score)];
    return points > fewer ? { code: 'better-score', score: points, instead: fewer } : { code: 'as-good' };
  }
  if (isAsGood(better, worse)) return { code: 'as-good' };
  return better.margin === undefined || losesNothing(chance, instead)
    ? { code: 'seems-better' }
    : { code: 'better-chance', chance, instead };
};

/** A comparison, which says nothing where the two moves are as good as each other. */
const compares = (reason: Reason): boolean => 'instead' in reason;

const isSameReason = (one: Reason, other: Reason): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The facts of the move that do not hold for the next one; of two that are as good also those of both, if there are no others. */
const ownFacts = <G extends GameTypes>(
  reasons: Reasons<G>,
  view: G['View'],
  own: Advice<G>,
  next: Advice<G>,
  isEven: boolean,
): readonly Reason[] => {
  const facts = reasons(view, own.move).filter((reason) => !compares(reason));
  const its = reasons(view, next.move);
  const alone = facts.filter((reason) => !its.some((other) => isSameReason(other, reason)));
  return alone.length === 0 && isEven ? facts : alone;
};

const reasonsAgainst = <G extends GameTypes>(
  reasons: Reasons<G>,
  view: G['View'],
  own: Advice<G>,
  next: Advice<G>,
  neutral: Neutral,
): readonly Reason[] => {
  const isEven = neutral.code === 'as-good';
  const telling = isEven ? [] : reasons(view, own.move, next.move);
  return telling.length > 0 ? telling : [...ownFacts(reasons, view, own, next, isEven), neutral];
};

const ONLY: Neutral = { code: 'only-move' };

const isOnlyMove = <G extends GameTypes>(game: Game<G>, view: G['View']): boolean =>
  game.enumerable && [...game.moves(view)].length === 1;

/** Marks the second move as good as the best where that is so, in a game whose advice has reasons of its own. */
const markIfAsGood = <G extends GameTypes>(list: readonly Advice<G>[]): readonly Advice<G>[] => {
  const [best, second, ...others] = list;
  if (best === undefined || second === undefined) return list;
  const neutral = compare(best, second);
  if (neutral.code !== 'as-good') return list;
  return [{ ...best, because: [...best.because, neutral] }, second, ...others];
};

/** The advice, each move with its reasons: the best beside the second, the others beside the best. */
export const withReasons = <G extends GameTypes>(
  game: Game<G>,
  reasons: Reasons<G> | undefined,
  view: G['View'],
  list: readonly Advice<G>[],
): readonly Advice<G>[] => {
  if (reasons === undefined) return markIfAsGood(list);
  const [best, second] = list;
  if (best === undefined) return list;
  if (second === undefined) {
    const facts = reasons(view, best.move);
    return [{ ...best, because: isOnlyMove(game, view) ? [...facts, ONLY] : facts }];
  }
  const neutral = compare(best, second);
  return list.map((one, i) => ({
    ...one,
    because:
      i === 0 ? reasonsAgainst(reasons, view, one, second, neutral) : reasons(view, one.move, best.move),
  }));
};
