// One game of an evaluator against itself, on fast positions, remembered for learning.
import type { Dice } from '@crescendo/rules';
import {
  CELLS,
  close,
  HIGHEST,
  lay,
  mayExchangeOpen,
  newPosition,
  open,
  type Position,
  pass,
  removeFromPool,
  share,
} from '../../../packages/bots/src/5vor12/model/position.ts';
import { type Evaluator, LEAVE } from '../../../packages/bots/src/5vor12/value/evaluator.ts';

export interface Watcher {
  /** After each move, the mover still being the active seat. `cut` is what the best move would have been worth, else -1. */
  moved(position: Position, seat: number, cut: number): void;
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

/** Play it out; the position then holds the end. `slips` is how often a seat tries a move at random. */
export const selfPlay = (
  evaluators: readonly Evaluator[],
  seats: number,
  dice: Dice,
  slips: number,
  watcher: Watcher,
): Position => {
  const position = newPosition();
  position.seats = seats;
  let left = shuffle(dice, seats, supply);
  position.left = left;
  for (let n = 1; n <= HIGHEST; n++) position.pool[n] = seats;
  position.free.fill(CELLS);
  const draw = (): number => {
    const tile = supply[--left]!;
    removeFromPool(position, tile);
    return tile;
  };

  for (let round = 0; round < 4; round++) {
    const choices: number[] = [];
    const tiles: number[] = [];
    for (let seat = 0; seat < seats; seat++) tiles.push(draw());
    for (let seat = 0; seat < seats; seat++) {
      position.active = seat;
      const evaluator = evaluators[seat]!;
      let best = -1;
      let bestAt = -1;
      for (const at of DOTS) {
        if (position.boards[seat * CELLS + at] !== 0) continue;
        lay(position, tiles[seat]!, at);
        evaluator.read(position);
        const value = dice() < slips ? 2 : evaluator.staticValue();
        position.boards[seat * CELLS + at] = 0;
        position.free[seat]!++;
        if (value > best) {
          best = value;
          bestAt = at;
        }
      }
      choices.push(bestAt);
      lay(position, tiles[seat]!, bestAt);
      evaluator.read(position);
      watcher.moved(position, seat, -1);
      position.boards[seat * CELLS + bestAt] = 0;
      position.free[seat]!++;
    }
    for (let seat = 0; seat < seats; seat++) {
      position.active = seat;
      lay(position, tiles[seat]!, choices[seat]!);
    }
  }

  position.active = Math.floor(dice() * seats);
  for (;;) {
    const seat = position.active;
    const evaluator = evaluators[seat]!;
    evaluator.read(position);
    let cut = -1;
    const best = evaluator.bestTurn();
    let tile = evaluator.bestTile;
    let at = evaluator.bestAt;
    if (dice() < slips && best < 1) {
      cut = best;
      const list = [0];
      for (let n = 1; n <= HIGHEST; n++)
        if (position.middle[n]! > 0)
          for (let to = 0; to < CELLS; to++)
            if (
              evaluator.fits(n, to) &&
              (mayExchangeOpen(position) || position.boards[seat * CELLS + to] === 0)
            )
              list.push(n * 16 + to);
      const choice = list[Math.floor(dice() * list.length)]!;
      tile = choice >> 4;
      at = choice & 15;
    }
    let isFilled = false;
    if (tile !== 0) {
      close(position, tile);
      isFilled = position.boards[seat * CELLS + at] === 0;
      lay(position, tile, at);
      position.idle = isFilled ? 0 : position.idle + 1;
    } else {
      const drawn = draw();
      position.idle = 0;
      evaluator.read(position);
      const value = evaluator.bestPlace(drawn, position.left);
      at = evaluator.bestAt;
      if (dice() < slips && value < 1) {
        cut = cut < 0 ? value : cut;
        const list = [LEAVE];
        for (let to = 0; to < CELLS; to++) if (evaluator.fits(drawn, to)) list.push(to);
        at = list[Math.floor(dice() * list.length)]!;
      }
      if (at === LEAVE) open(position, drawn);
      else {
        isFilled = position.boards[seat * CELLS + at] === 0;
        lay(position, drawn, at);
      }
    }
    if (position.free[seat] === 0 || position.left === 0) return position;
    evaluator.read(position);
    watcher.moved(position, seat, cut);
    pass(position);
  }
};

export const shares = (position: Position): number[] =>
  Array.from({ length: position.seats }, (_, seat) => share(position, seat));
