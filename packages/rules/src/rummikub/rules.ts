import type { Event, LuckSource, Seat, Turn } from '../game.ts';
import { itemAt } from '../lists.ts';
import { timeUpTiles } from './clock/time-up.ts';
import { chosen, dealingTo, dealtTile, startDrawn } from './deal.ts';
import { playedTiles } from './plays/playing.ts';
import { result, winnersOf } from './score.ts';
import { canonical } from './sets/sets.ts';
import { KINDS, sizeOf, sorted } from './sets/tiles.ts';
import type { Chance, Ending, Move, News, Rummikub, State, Tile, TileSet, View } from './types.ts';

type TimeUp = Extract<Move, { readonly type: 'time-up' }>;

const CHANCE: Turn = { kind: 'chance' };
const ONE: readonly Turn[] = [0, 1, 2, 3].map((seat) => ({ kind: 'players', seats: [seat] }));

export const turn = (position: State | View): Turn => {
  if (position.phase === 'turn') return itemAt(ONE, position.active);
  if (position.phase === 'over') return result(position);
  if (position.phase !== 'pairs') return CHANCE;
  return {
    kind: 'players',
    seats: position.pending.flatMap((choice, seat) => (choice === null ? [seat] : [])),
  };
};

// Outcomes with their weights, made once.
const OUTCOMES: readonly (readonly (readonly [Chance, number])[])[] = Array.from(
  { length: KINDS },
  (_, tile) => [0, 1, 2, 3, 4].map((weight) => [{ tile }, weight] as const),
);

export const chances = (state: State): readonly (readonly [Chance, number])[] => {
  const list: (readonly [Chance, number])[] = [];
  for (let tile = 0; tile < KINDS; tile++)
    if (itemAt(state.pool, tile) > 0) list.push(itemAt(itemAt(OUTCOMES, tile), itemAt(state.pool, tile)));
  return list;
};

/** For stable draws each seat has a queue of its own. */
export const source = (state: State): LuckSource => {
  if (state.phase === 'start-draw') return { queue: `start ${itemAt(state.contenders, state.shown.length)}` };
  return { queue: state.phase === 'deal' ? `deal ${dealingTo(state)}` : String(state.active) };
};

export const apply = (state: State, event: Event<Rummikub>): State => {
  if (event.kind === 'chance') return drawn(state, event.outcome.tile);
  const { seat, move } = event;
  switch (move.type) {
    case 'keep':
    case 'redeal':
      return chosen(state, seat, move);
    case 'play':
      return played(state, seat, move.table);
    case 'draw':
      return { ...state, phase: 'drawing', owed: 1, news: [] };
    case 'pass':
      return afterIdleTurn({ ...state, news: [{ type: 'passed', seat }] });
    case 'time-up':
      return timedOut(state, seat, move);
  }
};

const drawn = (state: State, tile: Tile): State => {
  if (state.phase === 'start-draw') return startDrawn(state, tile);
  if (state.phase === 'deal') return dealtTile(state, tile);
  const { active } = state;
  const pool = state.pool.with(tile, itemAt(state.pool, tile) - 1);
  const racks = state.racks.with(active, sorted([...itemAt(state.racks, active), tile]));
  const owed = state.owed - 1;
  const news: readonly News[] = [...state.news, { type: 'drew', seat: active, tile }];
  const next: State = { ...state, pool, racks, owed, news };
  if (owed > 0) return next;
  return sizeOf(pool) > 0 ? nextTurn(next) : exhausted(next);
};

/** the pool has just been emptied. */
const exhausted = (state: State): State => {
  const lastTurns = state.options.emptyPool === 'lastTurns';
  const news: readonly News[] = [...state.news, { type: 'pool-empty', lastTurns }];
  if (!lastTurns) return nextTurn({ ...state, news });
  return { ...state, news, phase: 'turn', turnsLeft: state.seats };
};

const played = (state: State, seat: Seat, now: readonly TileSet[]): State => {
  const next = laid(state, seat, now);
  return itemAt(next.racks, seat).length === 0 ? over(next, 'out') : nextTurn(next);
};

/** The table as it lies now; whose turn it is, is not yet decided. */
const laid = (state: State, seat: Seat, now: readonly TileSet[]): State => {
  const tiles = playedTiles(state.table, now);
  const rack = [...itemAt(state.racks, seat)];
  for (const tile of tiles) rack.splice(rack.indexOf(tile), 1);
  return {
    ...state,
    table: now.map(canonical),
    racks: state.racks.with(seat, rack),
    opened: state.opened.with(seat, true),
    passes: 0,
    news: [{ type: 'played', seat, tiles, opened: !state.opened[seat] }],
  };
};

/** the table is as before the turn, or holds what may stay; with an empty pool there is nothing to draw. */
const timedOut = (state: State, seat: Seat, { disturbed, kept }: TimeUp): State => {
  const left = kept ? laid(state, seat, kept) : { ...state, news: [] };
  if (kept && itemAt(left.racks, seat).length === 0) return over(left, 'out');
  const owed = timeUpTiles(state.options, sizeOf(state.pool), disturbed);
  const next: State = { ...left, news: [...left.news, { type: 'time-up', seat, owed }] };
  if (owed > 0) return { ...next, phase: 'drawing', owed };
  return kept || sizeOf(state.pool) > 0 ? nextTurn(next) : afterIdleTurn(next);
};

/** a turn without a tile laid, while there is none to draw. */
const afterIdleTurn = (state: State): State => {
  const passes = state.passes + 1;
  const next = { ...state, passes };
  return passes === state.seats && state.turnsLeft === 0 ? over(next, 'stalemate') : nextTurn(next);
};

const nextTurn = (state: State): State => {
  if (state.turnsLeft === 1) return over({ ...state, turnsLeft: 0 }, 'last-turns');
  return {
    ...state,
    phase: 'turn',
    active: (state.active + 1) % state.seats,
    turnsLeft: Math.max(0, state.turnsLeft - 1),
  };
};

const over = (state: State, ending: Ending): State => {
  const done: State = { ...state, phase: 'over', ending };
  return { ...done, news: [...state.news, { type: 'ended', ending, winners: winnersOf(done) }] };
};
