// Before the first turn: who begins, fourteen tiles each, and perhaps all of it again.

import { required } from '../assert.ts';
import type { Seat } from '../game.ts';
import { addAt, itemAt } from '../lists.ts';
import { allTiles, handSize, JOKER, numberOf, pairsOf, sizeOf, sorted } from './sets/tiles.ts';
import type { Move, News, Options, State, Tile, View } from './types.ts';

export const setup = (seats: number, options: Options, first: Seat = 0): State => {
  const state: State = {
    seats,
    options,
    first,
    phase: 'deal',
    active: first,
    table: [],
    opened: Array.from({ length: seats }, () => false),
    owed: 0,
    passes: 0,
    turnsLeft: 0,
    contenders: [],
    shown: [],
    ending: null,
    news: [],
    racks: [],
    pool: allTiles(options),
    pending: [],
  };
  return options.startDraw === 'beforeDeal' ? startDraw(state) : newDeal(state);
};

const everybody = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** each seat shows a tile. Where there are too few tiles for that, the first seat simply begins. */
const startDraw = (state: State): State => {
  const { seats, options, pool } = state;
  const enough = sizeOf(pool) > options.jokers + Math.max(seats, options.copies * options.colours);
  const racks = state.racks.length > 0 ? state.racks : everybody(seats).map(() => []);
  return enough
    ? { ...state, racks, phase: 'start-draw', contenders: everybody(seats) }
    : begun(state, state.first);
};

const begun = (state: State, first: Seat): State => {
  const next: State = { ...state, first, active: first, contenders: [], shown: [] };
  return state.options.startDraw === 'beforeDeal' ? newDeal(next) : ready(next);
};

/** a tile shown at the start. A joker is shown and put back; when all have drawn, all tiles go back. */
export const startDrawn = (state: State, tile: Tile): State => {
  const seat = itemAt(state.contenders, state.shown.length);
  const news: readonly News[] = [...state.news, { type: 'start-drew', seat, tile }];
  if (tile === JOKER) return { ...state, news };
  const shown = [...state.shown, tile];
  const pool = state.pool.with(tile, itemAt(state.pool, tile) - 1);
  if (shown.length < state.contenders.length) return { ...state, pool, shown, news };
  const best = Math.max(...shown.map(numberOf));
  const contenders = state.contenders.filter((_, i) => numberOf(itemAt(shown, i)) === best);
  const mixed = { ...state, pool: putBack(pool, shown), contenders, shown: [] };
  return contenders.length === 1
    ? begun(
        { ...mixed, news: [...news, { type: 'begins', seat: itemAt(contenders, 0) }] },
        itemAt(contenders, 0),
      )
    : { ...mixed, news: [...news, { type: 'start-again', seats: contenders }] };
};

const putBack = (pool: readonly number[], tiles: readonly Tile[]): readonly number[] => {
  const heap = [...pool];
  for (const tile of tiles) addAt(heap, tile, 1);
  return heap;
};

/** tells whether the deal gives every seat a joker first. */
const jokersEach = ({ options, seats }: State | View): number =>
  options.deal === 'jokerEach' && options.jokers >= seats ? 1 : 0;

/** All tiles face down, and the racks empty but for jokers that are given. */
const newDeal = (state: State): State => {
  const given = jokersEach(state);
  const pool = allTiles(state.options);
  addAt(pool, JOKER, -(given * state.seats));
  const racks = everybody(state.seats).map(() => new Array<Tile>(given).fill(JOKER));
  const next: State = { ...state, phase: 'deal', racks, pool, pending: [] };
  return given === handSize(state.options, state.seats) ? dealt(next) : next;
};

/** the seat that gets the next tile. */
export const dealingTo = (state: State): Seat => {
  const { seats, first, racks, options } = state;
  const done = racks.reduce((sum, rack) => sum + rack.length, 0) - jokersEach(state) * seats;
  const hand = handSize(options, seats);
  const half = Math.ceil(hand / 2);
  if (options.deal !== 'twoStacks') return (first + done) % seats;
  const stack =
    done < half * seats ? Math.floor(done / half) : Math.floor((done - half * seats) / (hand - half));
  return (first + stack) % seats;
};

export const dealtTile = (state: State, tile: Tile): State => {
  const seat = dealingTo(state);
  const racks = state.racks.with(seat, sorted([...itemAt(state.racks, seat), tile]));
  const next = { ...state, racks, pool: state.pool.with(tile, itemAt(state.pool, tile) - 1) };
  const hand = handSize(state.options, state.seats);
  return racks.every((rack) => rack.length === hand) ? dealt(next) : next;
};

const dealt = (state: State): State => {
  const news: readonly News[] = [...state.news, { type: 'dealt', each: itemAt(state.racks, 0).length }];
  const next: State = { ...state, news };
  if (state.options.threePairsRedeal)
    return { ...next, phase: 'pairs', pending: everybody(state.seats).map(() => null) };
  return drawOrBegin(next);
};

const drawOrBegin = (state: State): State =>
  state.options.startDraw === 'afterDeal' ? startDraw(state) : ready(state);

/** The first turn. R-32 holds from it on, should the deal have emptied the pool. */
const ready = (state: State): State => ({
  ...state,
  phase: 'turn',
  active: state.first,
  turnsLeft: state.options.emptyPool === 'lastTurns' && sizeOf(state.pool) === 0 ? state.seats : 0,
});

/** choices are kept until all seats have made theirs. */
export const chosen = (state: State, seat: Seat, move: Move): State => {
  const pending = state.pending.with(seat, move);
  if (pending.includes(null)) return { ...state, pending };
  const news = pending.flatMap((choice, owner): News[] =>
    required(choice).type === 'redeal'
      ? [{ type: 'redealt', seat: owner, pairs: pairsOf(itemAt(state.racks, owner)) }]
      : [],
  );
  if (news.length > 0) return newDeal({ ...state, news });
  return drawOrBegin({ ...state, pending: [], news: [{ type: 'kept' }] });
};
