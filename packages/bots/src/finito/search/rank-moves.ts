// From a view to its moves, best first: what the strong and the expert bot and all advice are made of.
import { itemAt, type Seat } from '@crescendo/rules';
import { counterCount, finito, type Move, type View } from '@crescendo/rules/finito';
import { seatOf } from '../../seat.ts';
import { type Position, positionOf } from '../model/position.ts';
import type { RollsLeft } from '../network/rolls-left.ts';
import { block, distanceToBlock, distanceToOrder } from '../value/distance.ts';
import { COSTS, costTable } from '../value/gap-costs.ts';
import { BY_GAPS, type FinishChances, raceWorth } from '../value/race-worth.ts';
import { afterRoll } from './after-roll.ts';
import { type Choice, choices, type Search } from './search.ts';

export const GAP_COSTS = costTable(COSTS);
const toOrder = distanceToOrder(GAP_COSTS);

/** Rolls that are left with this one, 0 without a limit. */
const rollsLeft = ({ options, rolls }: View): number =>
  options.roundLimit === 0 ? 0 : Math.max(1, options.roundLimit - rolls + 1);

/** So few rolls are left that order is out of reach: then the longest block counts, at once. */
const isLate = (view: View, position: Position): boolean => {
  const left = rollsLeft(view);
  return left > 0 && left <= 4 && toOrder(position) > 3 * left;
};

/** The number of replies that are followed if the search looks more than one roll ahead. */
const WIDTH = 3;

/** By learnt rolls: looking further hardly ever changes more than this. */
const CLOSE = 0.3;

/** Measures how far boards are from order, and how soon boards at that distance reach it. */
export interface Distances {
  readonly distance: (position: Position) => number;
  readonly leastAfter?: RollsLeft['leastAfter'];
  readonly chances: FinishChances;
}

export const GAPS: Distances = { distance: toOrder, chances: BY_GAPS };

/** The others' distances after they have answered this roll as well as they can. */
const othersAfterRoll = (view: View, own: Seat, { distance }: Distances): readonly number[] =>
  view.boards.flatMap((_, seat) =>
    seat === own ? [] : [afterRoll(positionOf(view, seat), view.rolled, view.options.passing, distance)],
  );

/** Chooses the aim of this seat; `others`: their distances from order after this roll, if these matter. */
const searchFor = (view: View, position: Position, distances: Distances, isAware: boolean): Search => {
  const { goal } = view.options;
  const all = counterCount(view.options);
  if (goal > 0 && goal < all) {
    const distance = distanceToBlock(goal, GAP_COSTS);
    return { distance, worth: (far, rolls) => -far - rolls, nodes: 0, width: WIDTH };
  }
  if (isLate(view, position)) {
    const distance = (now: Position) => all - block(now.board) + toOrder(now) / 128;
    return { distance, worth: (far) => -far, nodes: 0, width: WIDTH };
  }
  const { distance, leastAfter, chances } = distances;
  const others = isAware ? othersAfterRoll(view, position.seat, distances) : [];
  const worth = raceWorth(others, isAware ? rollsLeft(view) : 0, chances);
  return { distance, leastAfter, close: leastAfter && CLOSE, worth, nodes: 0, width: WIDTH };
};

/** By what the gaps cost after each move. */
export const rankByCosts = (view: View): readonly Choice[] => {
  const position = positionOf(view, seatOf(view));
  const search = searchFor(view, position, GAPS, false);
  return choices(search, position, view.rolled, view.options.passing, []);
};

/** Boards that the network has learnt about. */
const isLearnt = ({ options }: View): boolean =>
  counterCount(options) === 12 &&
  options.numbers === 20 &&
  options.open === finito.options.open &&
  options.neighbourChoice === finito.options.neighbourChoice &&
  options.passing === finito.options.passing;

const DEFAULT_BUDGET = 3600;

export type Rank = (view: View, budget?: number) => readonly Choice[];

/** The best few moves examined one roll ahead, with an eye on the others; a small budget examines fewer. */
export const rankByLookahead =
  (learnt: Distances): Rank =>
  (view, budget = DEFAULT_BUDGET) => {
    const position = positionOf(view, seatOf(view));
    const search = searchFor(view, position, isLearnt(view) ? learnt : GAPS, true);
    const width = Math.max(2, Math.min(12, Math.floor(budget / 600)));
    return choices(search, position, view.rolled, view.options.passing, [width]);
  };

export const moveOf = (view: View, { counter, at }: Choice): Move => {
  if (counter === 0) return { type: 'pass' };
  return { type: itemAt(view.open, seatOf(view)).length > 0 ? 'place' : 'move', counter, at };
};
