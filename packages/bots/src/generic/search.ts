// A search that knows only the contract. It samples worlds that the view allows, makes each candidate move in each of
// them, plays on quickly and compares what comes of it. The worse half of the candidates is dropped again and again, so
// that most of the budget goes into telling the best ones apart (sequential halving).
import { type Dice, type Game, type GameTypes, itemAt, seeded } from '@crescendo/rules';
import { seatOf } from '../seat.ts';
import { candidatesOf } from './candidates.ts';
import { type Outcome, Playouts } from './playout.ts';

export interface Ranked<G extends GameTypes> {
  readonly move: G['Move'];
  /** Estimated from the playouts. */
  readonly winChance: number;
  readonly score: number;
}

interface Tried<G extends GameTypes> {
  readonly move: G['Move'];
  readonly outcomes: Outcome[];
}

/** The moves of this view, best first. The budget counts nodes. */
export const rankMoves = <G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  dice: Dice,
  budget: number,
): readonly Ranked<G>[] => {
  const playouts = new Playouts(game, seatOf(view));
  const candidates = candidatesOf(playouts, view, dice, budget);
  const all = candidates.map(({ move }): Tried<G> => ({ move, outcomes: [] }));
  // A move that wins at once needs no search.
  if (candidates[0]?.lead === Infinity)
    return all.map(({ move }, i) => ({ move, winChance: i === 0 ? 1 : 0, score: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let alive = all;
  const dropped: Tried<G>[] = [];
  for (let round = 1; round <= rounds && (round === 1 || playouts.nodes < budget); round++) {
    const limit = (budget * round) / rounds;
    do tryInOneWorld(playouts, view, alive, dice, limit);
    while (playouts.nodes < limit);
    const units = unitsOf(all);
    alive = alive.toSorted((a, b) => winChance(b, units) - winChance(a, units));
    if (round < rounds) dropped.unshift(...alive.splice(Math.ceil(alive.length / 2)));
  }
  const units = unitsOf(all);
  return [...alive, ...dropped].map((tried) => ({
    move: tried.move,
    winChance: winChance(tried, units),
    score: mean(tried.outcomes.map(({ score }) => score)),
  }));
};

/** The number of candidates that are tried with any budget. */
const FEWEST = 2;

/** The candidates with the same hidden things and the same luck; as many of them, from the first on, as nodes allow. */
const tryInOneWorld = <G extends GameTypes>(
  playouts: Playouts<G>,
  view: G['View'],
  candidates: readonly Tried<G>[],
  dice: Dice,
  limit: number,
): void => {
  const { game, seat } = playouts;
  const world = game.imagine(view, dice);
  const luck = dice();
  for (const [i, { move, outcomes }] of candidates.entries()) {
    if (i >= FEWEST && playouts.nodes >= limit) break;
    const after = playouts.apply(world, { kind: 'move', seat, move });
    outcomes.push(playouts.run(after, seeded(luck)));
  }
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The spread of leads: the unit in which a lead becomes a chance. Points at the end and progress have different units. */
interface Units {
  readonly over: number;
  readonly cutOff: number;
}

const spreadOf = (leads: readonly number[]): number => {
  const middle = mean(leads);
  return Math.sqrt(mean(leads.map((lead) => (lead - middle) ** 2))) || 1;
};

const unitsOf = <G extends GameTypes>(all: readonly Tried<G>[]): Units => {
  const outcomes = all.flatMap((tried) => tried.outcomes);
  const leads = (isOver: boolean) =>
    outcomes.flatMap(({ win, lead }) => ((win !== undefined) === isOver ? [lead] : []));
  return { over: spreadOf(leads(true)), cutOff: spreadOf(leads(false)) };
};

/** A lead as a chance: none is even, and a lead of one unit is three in four. */
const chanceOf = (lead: number, unit: number): number => {
  const units = lead / unit;
  return 0.5 + (0.5 * units) / (1 + Math.abs(units));
};

/** By how much a game is won tells moves apart long before whether it is won does: half of the value each. */
const outcomeValue = ({ win, lead }: Outcome, units: Units): number =>
  win === undefined ? chanceOf(lead, units.cutOff) : (win + chanceOf(lead, units.over)) / 2;

/** A candidate that was never tried for lack of nodes has no chance. */
const winChance = <G extends GameTypes>({ outcomes }: Tried<G>, units: Units): number =>
  mean(outcomes.map((outcome) => outcomeValue(outcome, units)));

/** Nodes for finding moves where the rules list only some. */
const GREEDY = 1000;

/** The move that brings the seat furthest at once; where the game cannot tell, any. */
export const greedyMove = <G extends GameTypes>(game: Game<G>, view: G['View'], dice: Dice): G['Move'] =>
  itemAt(candidatesOf(new Playouts(game, seatOf(view)), view, dice, GREEDY), 0).move;
