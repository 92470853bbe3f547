// Quick matches on the fast table, for trying things out; `crescendo arena` plays by the rules themselves.
import { type Dice, seeded } from '@crescendo/rules';
import { type Judge, LEAVE } from '../../src/5vor12/judge.ts';
import { type Settings, search } from '../../src/5vor12/search.ts';
import {
  CELLS,
  close,
  HIGHEST,
  lay,
  newTable,
  open,
  pass,
  share,
  type Table,
  unpool,
} from '../../src/5vor12/table.ts';
import { shuffle } from './self-play.ts';

/** Chooses on the fast table: for a turn (drawn 0) or for a tile turned up. */
export type Player = (
  table: Table,
  drawn: number,
  dice: Dice,
) => { readonly tile: number; readonly at: number };

export const onePly =
  (judge: Judge): Player =>
  (table, drawn) => {
    judge.look(table);
    if (drawn > 0) {
      judge.bestPlace(drawn, table.left);
      return { tile: drawn, at: judge.bestAt };
    }
    judge.bestTurn();
    return { tile: judge.bestTile, at: judge.bestAt };
  };

export const searching =
  (judge: Judge, settings: Settings): Player =>
  (table, drawn, dice) =>
    search(judge, table, drawn, dice, settings)[0]!;

const ideal = (at: number) => 1.8 + 2.9 * ((at >> 2) + (at & 3));

export const greedy =
  (judge: Judge): Player =>
  (table, drawn) => {
    judge.look(table);
    const from = table.active * CELLS;
    let best = { tile: 0, at: LEAVE, off: 3 };
    for (let tile = 1; tile <= HIGHEST; tile++) {
      if (drawn > 0 ? tile !== drawn : table.middle[tile] === 0) continue;
      if (drawn > 0) best = { tile: drawn, at: LEAVE, off: 99 };
      for (let at = 0; at < CELLS; at++)
        if (judge.fits(tile, at) && table.boards[from + at] === 0 && Math.abs(tile - ideal(at)) < best.off)
          best = { tile, at, off: Math.abs(tile - ideal(at)) };
      if (drawn === 0 || best.at !== LEAVE) continue;
      let most = 1;
      for (let at = 0; at < CELLS; at++) {
        if (!judge.fits(tile, at)) continue;
        const gain = Math.abs(table.boards[from + at]! - ideal(at)) - Math.abs(tile - ideal(at));
        if (gain < most) continue;
        most = gain;
        best = { tile, at, off: 0 };
      }
    }
    return best;
  };

const supply = new Uint8Array(80);

/** One game; answers each seat's share of the win. Everybody starts by `starter`'s eyes, so that matches compare turns. */
export const playOne = (
  players: readonly Player[],
  starters: readonly (Judge | undefined)[],
  seed: string,
): number[] => {
  const seats = players.length;
  const dice = seeded(seed);
  const table = newTable();
  table.seats = seats;
  let left = shuffle(dice, seats, supply);
  const tiles = supply.slice();
  table.left = left;
  table.pool.fill(seats, 1, HIGHEST + 1);
  table.free.fill(CELLS);
  const draw = () => {
    const tile = tiles[--left]!;
    unpool(table, tile);
    return tile;
  };
  for (let round = 0; round < 4; round++)
    for (let seat = 0; seat < seats; seat++) {
      table.active = seat;
      const tile = draw();
      let best = -99;
      let bestAt = 0;
      for (const at of [0, 5, 10, 15]) {
        if (table.boards[seat * CELLS + at] !== 0) continue;
        lay(table, tile, at);
        const judge = starters[seat];
        judge?.look(table);
        const value = judge ? judge.still() : -Math.abs(tile - ideal(at));
        table.boards[seat * CELLS + at] = 0;
        table.free[seat]!++;
        if (value > best) {
          best = value;
          bestAt = at;
        }
      }
      lay(table, tile, bestAt);
    }
  table.active = 0;
  for (;;) {
    const player = players[table.active]!;
    const { tile, at } = player(table, 0, dice);
    if (tile > 0) {
      close(table, tile);
      table.idle = table.boards[table.active * CELLS + at] === 0 ? 0 : table.idle + 1;
      lay(table, tile, at);
    } else {
      const drawn = draw();
      table.idle = 0;
      const choice = player(table, drawn, dice);
      if (choice.at === LEAVE) open(table, drawn);
      else lay(table, drawn, choice.at);
    }
    if (table.free[table.active] === 0 || table.left === 0)
      return players.map((_, seat) => share(table, seat));
    pass(table);
  }
};

/** `a` against others `b`, the seat of `a` going round. */
export const match = (
  a: readonly [Player, Judge | undefined],
  b: readonly [Player, Judge | undefined],
  seats: number,
  games: number,
  name: string,
): void => {
  let won = 0;
  const start = process.cpuUsage();
  for (let game = 0; game < games; game++) {
    const own = game % seats;
    const list = Array.from({ length: seats }, (_, seat) => (seat === own ? a : b));
    won += playOne(
      list.map(([player]) => player),
      list.map(([, judge]) => judge),
      `arena/${Math.floor(game / seats)}`,
    )[own]!;
  }
  const share = won / games;
  const spread = 196 * Math.sqrt((share * (1 - share)) / games);
  const { user } = process.cpuUsage(start);
  console.log(
    name,
    seats,
    'seats',
    (100 * share).toFixed(1),
    '±',
    spread.toFixed(1),
    (user / games / 1000).toFixed(0),
    'ms a game',
  );
};
