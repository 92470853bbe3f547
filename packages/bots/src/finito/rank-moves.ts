// From a view to its moves, best first: what the strong and the expert bot and all advice are made of.
import { itemAt } from '@crescendo/rules';
import { counterCount, type Move, type View } from '@crescendo/rules/finito';
import { seatOf } from '../seat.ts';
import { block, distanceToBlock, distanceToOrder } from './distance.ts';
import { COSTS, costTable } from './gap-costs.ts';
import { type Position, positionOf } from './position.ts';
import { raceWorth } from './race-worth.ts';
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

/** How many replies are followed where the search looks more than one roll ahead. */
const WIDTH = 3;

/** What this seat plays for. Whether the others matter to it is `isAware`. */
const searchFor = (view: View, position: Position, isAware: boolean): Search => {
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
  const others = isAware
    ? view.boards.flatMap((_, seat) => (seat === position.seat ? [] : [toOrder(positionOf(view, seat))]))
    : [];
  const worth = raceWorth(others, isAware ? rollsLeft(view) : 0);
  return { distance: toOrder, worth, nodes: 0, width: WIDTH };
};

const rank = (view: View, widths: readonly number[], isAware: boolean): readonly Choice[] => {
  const position = positionOf(view, seatOf(view));
  const search = searchFor(view, position, isAware);
  return choices(search, position, view.rolled, view.options.passing, widths);
};

/** By what the gaps cost after each move. */
export const rankByCosts = (view: View): readonly Choice[] => rank(view, [], false);

const DEFAULT_BUDGET = 3600;

/** The best few of them examined one roll ahead, with an eye on the others; a small budget examines fewer. */
export const rankByLookahead = (view: View, budget = DEFAULT_BUDGET): readonly Choice[] =>
  rank(view, [Math.max(2, Math.min(12, Math.floor(budget / 600)))], true);

export const moveOf = (view: View, { counter, at }: Choice): Move => {
  if (counter === 0) return { type: 'pass' };
  return { type: itemAt(view.open, seatOf(view)).length > 0 ? 'place' : 'move', counter, at };
};
