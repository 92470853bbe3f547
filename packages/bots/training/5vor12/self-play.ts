// One game of a judge against itself, on the fast table, remembered for learning.
import type { Dice } from '@crescendo/rules';
import { type Judge, LEAVE } from '../../src/5vor12/judge.ts';
import {
  CELLS,
  close,
  HIGHEST,
  lay,
  mayExchangeOpen,
  newTable,
  open,
  pass,
  share,
  type Table,
  unpool,
} from '../../src/5vor12/table.ts';

export interface Watcher {
  /** After each move, the mover still being the active seat. `cut` is what the best move would have been worth, else -1. */
  moved(table: Table, seat: number, cut: number): void;
}

const DOTS = [0, 5, 10, 15];

/** A shuffled supply; tiles are drawn from its end. */
export const shuffle = (dice: Dice, seats: number, supply: Uint8Array): number => {
  const size = seats * HIGHEST;
  for (let i = 0; i < size; i++) supply[i] = (i % HIGHEST) + 1;
  for (let i = size - 1; i > 0; i--) {
    const j = Math.floor(dice() * (i + 1));
    const kept = supply[i]!;
    supply[i] = supply[j]!;
    supply[j] = kept;
  }
  return size;
};

const supply = new Uint8Array(4 * HIGHEST);

/** Play it out; the table then holds the end. `slips` is how often a seat tries a move at random. */
export const selfPlay = (
  judges: readonly Judge[],
  seats: number,
  dice: Dice,
  slips: number,
  watcher: Watcher,
): Table => {
  const table = newTable();
  table.seats = seats;
  let left = shuffle(dice, seats, supply);
  table.left = left;
  for (let n = 1; n <= HIGHEST; n++) table.pool[n] = seats;
  table.free.fill(CELLS);
  const draw = (): number => {
    const tile = supply[--left]!;
    unpool(table, tile);
    return tile;
  };

  for (let round = 0; round < 4; round++) {
    const choices: number[] = [];
    const tiles: number[] = [];
    for (let seat = 0; seat < seats; seat++) tiles.push(draw());
    for (let seat = 0; seat < seats; seat++) {
      table.active = seat;
      const judge = judges[seat]!;
      let best = -1;
      let bestAt = -1;
      for (const at of DOTS) {
        if (table.boards[seat * CELLS + at] !== 0) continue;
        lay(table, tiles[seat]!, at);
        judge.look(table);
        const value = dice() < slips ? 2 : judge.still();
        table.boards[seat * CELLS + at] = 0;
        table.free[seat]!++;
        if (value > best) {
          best = value;
          bestAt = at;
        }
      }
      choices.push(bestAt);
      lay(table, tiles[seat]!, bestAt);
      judge.look(table);
      watcher.moved(table, seat, -1);
      table.boards[seat * CELLS + bestAt] = 0;
      table.free[seat]!++;
    }
    for (let seat = 0; seat < seats; seat++) {
      table.active = seat;
      lay(table, tiles[seat]!, choices[seat]!);
    }
  }

  table.active = Math.floor(dice() * seats);
  for (;;) {
    const seat = table.active;
    const judge = judges[seat]!;
    judge.look(table);
    let cut = -1;
    const best = judge.bestTurn();
    let tile = judge.bestTile;
    let at = judge.bestAt;
    if (dice() < slips && best < 1) {
      cut = best;
      const list = [0];
      for (let n = 1; n <= HIGHEST; n++)
        if (table.middle[n]! > 0)
          for (let to = 0; to < CELLS; to++)
            if (judge.fits(n, to) && (mayExchangeOpen(table) || table.boards[seat * CELLS + to] === 0))
              list.push(n * 16 + to);
      const choice = list[Math.floor(dice() * list.length)]!;
      tile = choice >> 4;
      at = choice & 15;
    }
    let isFilled = false;
    if (tile !== 0) {
      close(table, tile);
      isFilled = table.boards[seat * CELLS + at] === 0;
      lay(table, tile, at);
      table.idle = isFilled ? 0 : table.idle + 1;
    } else {
      const drawn = draw();
      table.idle = 0;
      judge.look(table);
      const value = judge.bestPlace(drawn, table.left);
      at = judge.bestAt;
      if (dice() < slips && value < 1) {
        cut = cut < 0 ? value : cut;
        const list = [LEAVE];
        for (let to = 0; to < CELLS; to++) if (judge.fits(drawn, to)) list.push(to);
        at = list[Math.floor(dice() * list.length)]!;
      }
      if (at === LEAVE) open(table, drawn);
      else {
        isFilled = table.boards[seat * CELLS + at] === 0;
        lay(table, drawn, at);
      }
    }
    if (table.free[seat] === 0 || table.left === 0) return table;
    judge.look(table);
    watcher.moved(table, seat, cut);
    pass(table);
  }
};

export const shares = (table: Table): number[] =>
  Array.from({ length: table.seats }, (_, seat) => share(table, seat));
