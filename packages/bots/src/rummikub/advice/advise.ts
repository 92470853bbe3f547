// The choices of a turn with what the expert thinks of them.
import { type Dice, itemAt } from '@crescendo/rules';
import {
  heapOf,
  JOKER,
  type Move,
  playedTiles,
  type Rummikub,
  rummikub,
  type View,
} from '@crescendo/rules/rummikub';
import type { Advice } from '../../game-bots.ts';
import { seatOf } from '../../seat.ts';
import { bestPlay } from '../model/from-view.ts';
import { type Choice, choices } from '../search/search.ts';
import type { Solution } from '../solver/solve.ts';
import type { Because } from './because.ts';
import { handStepCount, playWithinReach, REACH } from './within-reach.ts';

/** After the deal: new tiles where that is allowed and these cannot open; pairs are of little use. */
export const answerPairs = (view: View): Move => {
  const moves = [...rummikub.moves(view)];
  const redeal = moves.find(({ type }) => type === 'redeal');
  return redeal !== undefined && bestPlay(view, 'tiles') === undefined ? redeal : itemAt(moves, 0);
};

/**
 * The best lay comes first, without a joker if that can be; only to keep a joker is drawing the first advice. An opening is the
 * largest: why the expert opens with few tiles is hard to explain.
 */
const withLayFirst = (view: View, all: readonly Choice[]): readonly Choice[] => {
  const plays = all.filter(({ solution }) => solution && !solution.played.includes(JOKER));
  const [first] = all;
  if (first === undefined || plays.length === 0) return all;
  const isOpening = !view.opened[seatOf(view)];
  if (first.solution !== undefined && !isOpening) return all;
  const size = ({ solution }: Choice): number => solution?.played.length ?? 0;
  const best = plays.reduce((one, other) => (size(other) > size(one) ? other : one));
  return [best, ...all.filter((choice) => choice !== best)];
};

const isWithinReach = (view: View, { solution }: Choice): boolean =>
  solution === undefined ||
  solution.played.length === itemAt(view.racks, seatOf(view)).length ||
  handStepCount(view, solution.table) <= REACH;

/** Plays that nobody could carry out are left out where another one can be laid; what goes out stays. */
const withinReach = (view: View, all: readonly Choice[]): readonly Choice[] => {
  const followed = all.filter((choice) => isWithinReach(view, choice));
  return followed.some(({ solution }) => solution !== undefined) ? followed : all;
};

/** Tells whether this play lays a part of what the other one lays, and keeps no joker back for it. */
const isPartOf = ({ solution: part }: Choice, { solution: all }: Choice): boolean => {
  if (part === undefined || all === undefined || part.played.length >= all.played.length) return false;
  const jokers = (tiles: readonly number[]) => tiles.filter((tile) => tile === JOKER).length;
  const left = heapOf(all.played);
  return jokers(part.played) === jokers(all.played) && part.played.every((tile) => --left[tile]! >= 0);
};

/** To lay fewer of the same tiles is no advice beside the first. */
const withoutParts = ([first, ...others]: readonly Choice[]): readonly Choice[] =>
  first === undefined ? [] : [first, ...others.filter((choice) => !isPartOf(choice, first))];

/** To wait is mentioned, second, where the expert would wait; elsewhere who can lay something is not told to draw. */
const withoutIdleWaiting = (chosen: Choice | undefined, all: readonly Choice[]): readonly Choice[] =>
  chosen?.solution === undefined ? all : all.filter(({ solution }) => solution !== undefined);

const adviser =
  (isTried: boolean) =>
  (view: View, dice: Dice, budget?: number): readonly Advice<Rummikub>[] => {
    if (view.phase === 'pairs') return [{ move: answerPairs(view), winChance: 0.5, score: 0, because: [] }];
    const simpler = isTried ? (play: Solution) => playWithinReach(view, play) : undefined;
    const chosen = choices(view, dice, budget, isTried, simpler);
    const all = isTried
      ? withoutParts(withLayFirst(view, withinReach(view, withoutIdleWaiting(chosen[0], chosen))))
      : withLayFirst(view, chosen);
    return all.map(({ move, winChance, score }) => ({ move, winChance, score, because: [] }));
  };

export const advise = adviser(true);

/** The same moves and to wait, but nothing is played out to find out what they bring: enough to judge by, where that is the chances' part. */
export const candidates = adviser(false);

const waitingFor = (because: readonly Because[]): Because | undefined => {
  for (const reason of because) {
    if (reason.code === 'out-next') return { ...reason, code: 'or-wait' };
    if (reason.code === 'leaves-tiles') return { ...reason, code: 'or-wait-for' };
  }
  return undefined;
};

/** Adds to the best play that to wait may pay as well, if that is the second advice and what it hopes for can be counted. */
export const withWaiting = (list: readonly Advice<Rummikub>[]): readonly Advice<Rummikub>[] => {
  const [best, second, ...others] = list;
  if (best?.move.type !== 'play' || second === undefined || second.move.type === 'play') return list;
  const waiting = waitingFor(second.because as readonly Because[]);
  if (waiting === undefined) return list;
  return [{ ...best, because: best.because.toSpliced(1, 0, waiting) }, second, ...others];
};

/** Adds to the best play that more tiles could go, if that takes more than a person can carry out. */
export const withMore = (view: View, list: readonly Advice<Rummikub>[]): readonly Advice<Rummikub>[] => {
  const [best, ...others] = list;
  if (best?.move.type !== 'play' || !view.opened[seatOf(view)]) return list;
  const laid = playedTiles(view.table, best.move.table).length;
  const most = laid < itemAt(view.racks, seatOf(view)).length ? bestPlay(view, 'tiles', [JOKER]) : undefined;
  if (most === undefined || most.played.length <= laid || handStepCount(view, most.table) <= REACH)
    return list;
  const more: Because = { code: 'or-more', tiles: most.played.length };
  return [{ ...best, because: best.because.toSpliced(1, 0, more) }, ...others];
};
