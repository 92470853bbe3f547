// The view of a seat, and imagined states that agree with it.

import { required } from '../assert.ts';
import { pick, shuffled } from '../dice.ts';
import type { Dice, Seat, Viewer } from '../game.ts';
import { addAt, itemAt } from '../lists.ts';
import { heapOnTable } from './plays/playing.ts';
import { setReason } from './sets/sets.ts';
import {
  allTiles,
  FACE_DOWN,
  heapOf,
  JOKER,
  KINDS,
  pairsOf,
  sizeOf,
  sorted,
  THREE_PAIRS,
  tilesOf,
} from './sets/tiles.ts';
import type { Move, News, State, Tile, View } from './types.ts';

export const view = (state: State, viewer: Viewer): View => {
  const { racks, pool, pending, news } = state;
  const open = state.phase === 'over';
  const hides = (seat: Seat): boolean => !open && seat !== viewer;
  return {
    ...state,
    seat: viewer,
    racks: racks.map((rack, seat) => (hides(seat) ? rack.map(() => FACE_DOWN) : rack)),
    pool: sizeOf(pool),
    pending: pending.map((choice, seat) => (choice !== null && hides(seat) ? 'hidden' : choice)),
    news: news.map((item) => (item.type === 'drew' && hides(item.seat) ? { ...item, tile: null } : item)),
  };
};

/** Counts the tiles of each kind that this viewer cannot see: in the pool or on others' racks. */
export const unseen = (seen: View): number[] => {
  const left = allTiles(seen.options);
  const table = heapOnTable(seen.table);
  for (let tile = 0; tile < KINDS; tile++) addAt(left, tile, -itemAt(table, tile));
  for (const tile of seen.shown) addAt(left, tile, -1);
  for (const rack of seen.racks) for (const tile of rack) if (tile !== FACE_DOWN) addAt(left, tile, -1);
  return left;
};

export const imagine = (seen: View, dice: Dice): State => {
  const { seat: _, ...table } = seen;
  const supply = shuffled(dice, tilesOf(unseen(seen)));
  const given = givenJokers(seen, supply, dice);
  const racks = seen.racks.map((rack, seat) => {
    if (rack[0] !== FACE_DOWN) return rack;
    const tiles: Tile[] = given.includes(seat) ? [JOKER] : [];
    while (tiles.length < rack.length) tiles.push(required(supply.pop()));
    return sorted(tiles);
  });
  return {
    ...table,
    racks,
    pool: heapOf(supply),
    pending: seen.pending.map((choice, seat) =>
      choice === 'hidden' ? anyChoice(itemAt(racks, seat), dice) : choice,
    ),
    news: anyNews(seen.news, racks, dice),
  };
};

/** seats whose hidden rack surely holds a joker, because each was given one. Takes those jokers away. */
const givenJokers = (seen: View, supply: Tile[], dice: Dice): readonly Seat[] => {
  const { deal, jokers } = seen.options;
  if (deal !== 'jokerEach' || jokers < seen.seats) return [];
  const hidden = seen.racks.flatMap((rack, seat) => (rack[0] === FACE_DOWN ? [seat] : []));
  const early = seen.table.length === 0;
  // Later on, jokers beyond one each blur who still has the one that was given.
  if (!early && jokers > seen.seats) return [];
  const count = Math.min(hidden.length, supply.filter((tile) => tile === JOKER).length);
  const seats = shuffled(dice, hidden).slice(0, count);
  for (const _ of seats) supply.splice(supply.indexOf(JOKER), 1);
  return seats;
};

const anyChoice = (rack: readonly Tile[], dice: Dice): Move =>
  pick(
    dice,
    pairsOf(rack).length >= THREE_PAIRS ? [{ type: 'keep' }, { type: 'redeal' }] : [{ type: 'keep' }],
  );

/** The tiles that somebody else has just drawn are some of those on the rack. */
const anyNews = (news: readonly News[], racks: readonly (readonly Tile[])[], dice: Dice): readonly News[] => {
  const left = racks.map((rack) => shuffled(dice, rack));
  return news.map((item) =>
    item.type === 'drew' && item.tile === null
      ? { ...item, tile: required(itemAt(left, item.seat).pop()) }
      : item,
  );
};

export const audit = (state: State): void => {
  const wanted = allTiles(state.options);
  const table = heapOnTable(state.table);
  for (let tile = 0; tile < KINDS; tile++) {
    let count = itemAt(state.pool, tile) + itemAt(table, tile);
    for (const rack of state.racks) for (const other of rack) if (other === tile) count++;
    for (const other of state.shown) if (other === tile) count++;
    if (count !== wanted[tile]) throw new Error(`there are ${count} of tile ${tile}, not ${wanted[tile]}`);
  }
  for (const [i, set] of state.table.entries()) {
    const reason = setReason(set, i, state.options);
    if (reason !== undefined) throw new Error(`set ${i} on the table is no set: ${reason.code}`);
  }
};
