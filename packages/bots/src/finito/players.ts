// The Finito! bots, weakest first: one puts counters where they look right and overlooks a lot, one keeps the longest order,
// one counts what every gap costs, one looks ahead over all rolls with an eye on how near the others are. The middle two
// overlook a move in ten, as people do.
import type { Bot } from '@crescendo/rules';
import { counterCount, type Finito, finito, type Move, type View } from '@crescendo/rules/finito';
import type { Advice, Players } from '../players.ts';
import { reasons } from './advice.ts';
import { COSTS, tableOf } from './costs.ts';
import { block, farFromBlock, farFromOrder } from './far.ts';
import { beginner, casual, greedy, seenOf } from './greedy.ts';
import { type Hand, handOf } from './hand.ts';
import { raceWorth } from './race.ts';
import { type Choice, choices, type Search } from './search.ts';

const TABLE = tableOf(COSTS);
const ORDER = farFromOrder(TABLE);

/** Rolls that are left with this one, 0 without a limit. */
const rollsLeft = ({ options, rolls }: View): number =>
  options.roundLimit === 0 ? 0 : Math.max(1, options.roundLimit - rolls + 1);

/** So few rolls are left that order is out of reach: then the longest block counts, at once. */
const isLate = (view: View, hand: Hand): boolean => {
  const left = rollsLeft(view);
  return left > 0 && left <= 4 && ORDER(hand) > 3 * left;
};

/** What this seat plays for. */
const searchFor = (view: View, hand: Hand, isAware: boolean): Search => {
  const { goal } = view.options;
  const all = counterCount(view.options);
  if (goal > 0 && goal < all)
    return { far: farFromBlock(goal, TABLE), worth: (far, rolls) => -far - rolls, nodes: 0, width: 3 };
  if (isLate(view, hand)) {
    const far = (now: Hand) => all - block(now.board) + ORDER(now) / 128;
    return { far, worth: (far) => -far, nodes: 0, width: 3 };
  }
  const others = isAware
    ? view.boards.flatMap((_, seat) => (seat === hand.seat ? [] : [ORDER(handOf(view, seat))]))
    : [];
  return { far: ORDER, worth: raceWorth(others, isAware ? rollsLeft(view) : 0), nodes: 0, width: 3 };
};

/** How many moves are looked at one roll ahead; a small budget looks at fewer. */
const widthsFor = (budget: number): readonly number[] => [
  Math.max(2, Math.min(12, Math.floor(budget / 600))),
];

const DEFAULT_BUDGET = 3600;

const moveOf = (view: View, { counter, at }: Choice): Move => {
  if (counter === 0) return { type: 'pass' };
  return { type: view.open[view.seat!]!.length > 0 ? 'place' : 'move', counter, at };
};

const think = (view: View, widths: readonly number[], isAware: boolean): readonly Choice[] => {
  const hand = handOf(view, view.seat!);
  return choices(searchFor(view, hand, isAware), hand, view.rolled, view.options.passing, widths);
};

/** Between the levels luck leaves little room: without this the strong bot would be too near the expert. */
const OVERLOOKED = 0.1;

const bot = (id: string, choose: Bot<Finito>['choose']): Bot<Finito> => ({ id, choose });

const expert = (view: View, budget = DEFAULT_BUDGET) => think(view, widthsFor(budget), true);

const isRace = ({ options, seats }: View): boolean =>
  seats > 1 && (options.goal === 0 || options.goal >= counterCount(options));

/** From 0 to 1: the chance in a race; alone everybody wins; for a block, nearer is likelier. */
const chanceOf = (view: View, { value, far }: Choice): number => {
  if (view.seats === 1) return 1;
  const chance = isRace(view) && value >= 0 ? value : 1 / (view.seats * (1 + far / 16));
  return Math.max(0, Math.min(1, chance));
};

export const finitoPlayers: Players<Finito> = {
  bots: {
    greedy: bot('greedy', (view) => greedy(view)),
    beginner: bot('beginner', beginner),
    casual: bot('casual', casual),
    strong: bot('strong', (view, dice) => moveOf(view, seenOf(think(view, [], false), OVERLOOKED, dice)[0]!)),
    expert: bot('expert', (view, _dice, budget) => moveOf(view, expert(view, budget)[0]!)),
  },
  advise: (view, _dice, budget): readonly Advice<Finito>[] => {
    if (view.seat === null || [...finito.moves(view)].length === 0) return [];
    const hand = handOf(view, view.seat);
    const all = counterCount(view.options);
    return expert(view, budget).map((choice) => {
      const winChance = chanceOf(view, choice);
      const { because, kept } = reasons(hand, choice, TABLE);
      return {
        move: moveOf(view, choice),
        winChance,
        score: winChance * all + (1 - winChance) * kept,
        because,
      };
    });
  },
};
