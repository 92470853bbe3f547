// The choices of a turn with what the expert thinks of them.
import { type Dice, itemAt } from '@crescendo/rules';
import { JOKER, type Move, type Rummikub, rummikub, type View } from '@crescendo/rules/rummikub';
import type { Advice } from '../../game-bots.ts';
import { seatOf } from '../../seat.ts';
import { bestPlay } from '../model/from-view.ts';
import { type Choice, choices } from '../search/search.ts';
import type { Because } from './because.ts';

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

/** To wait is mentioned, second, where the expert would wait; elsewhere who can lay something is not told to draw. */
const withoutIdleWaiting = (chosen: Choice | undefined, all: readonly Choice[]): readonly Choice[] =>
  chosen?.solution === undefined ? all : all.filter(({ solution }) => solution !== undefined);

const adviser =
  (isTried: boolean) =>
  (view: View, dice: Dice, budget?: number): readonly Advice<Rummikub>[] => {
    if (view.phase === 'pairs') return [{ move: answerPairs(view), winChance: 0.5, score: 0, because: [] }];
    const chosen = choices(view, dice, budget, isTried);
    const all = withLayFirst(view, isTried ? withoutIdleWaiting(chosen[0], chosen) : chosen);
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
