// Quick matches on fast positions, for trying things out; `crescendo arena` plays by the rules themselves.
import { type Dice, seeded } from '@crescendo/rules';
import {
  CELLS,
  close,
  HIGHEST,
  lay,
  newPosition,
  open,
  type Position,
  pass,
  removeFromPool,
  share,
} from '../../../packages/bots/src/5vor12/model/position.ts';
import { type Settings, search } from '../../../packages/bots/src/5vor12/search/search.ts';
import { type Evaluator, LEAVE } from '../../../packages/bots/src/5vor12/value/evaluator.ts';
import { shuffle } from '../tables/self-play.ts';

/** Chooses on fast positions: for a turn (drawn 0) or for a tile turned up. */
export type Player = (
  position: Position,
  drawn: number,
  dice: Dice,
) => { readonly tile: number; readonly at: number };

export const onePly =
  (evaluator: Evaluator): Player =>
  (position, drawn) => {
    evaluator.read(position);
    if (drawn > 0) {
      evaluator.bestPlace(drawn, position.left);
      return { tile: drawn, at: evaluator.bestAt };
    }
    evaluator.bestTurn();
    return { tile: evaluator.bestTile, at: evaluator.bestAt };
  };

export const searching =
  (evaluator: Evaluator, settings: Settings): Player =>
  (position, drawn) =>
    search(evaluator, position, drawn, settings)[0]!;

const ideal = (at: number) => 1.8 + 2.9 * ((at >> 2) + (at & 3));

/** Counts the luck of one seat, by what its net makes of every tile that may be turned up: it is 0 on average. */
export interface Witness {
  readonly seat: number;
  readonly net: Evaluator;
  luck: number;
}

/** The value to the seat of the witness of turning up this tile, compared with the average tile. */
const luckOf = ({ seat, net }: Witness, position: Position, tile: number): number => {
  const role = (seat - position.active + position.seats) % position.seats;
  net.read(position);
  net.drawValue();
  return net.drawnValue(tile, role) - net.drawValueFor(role);
};

const supply = new Uint8Array(80);

/** One game; answers each seat's share of the win. Everybody starts by `starter`'s eyes, so that matches compare turns. */
export const playOne = (
  players: readonly Player[],
  starters: readonly (Evaluator | undefined)[],
  seed: string,
  witness?: Witness,
): number[] => {
  const seats = players.length;
  const dice = seeded(seed);
  const position = newPosition();
  position.seats = seats;
  let left = shuffle(dice, seats, supply);
  const tiles = supply.slice();
  position.left = left;
  position.pool.fill(seats, 1, HIGHEST + 1);
  position.free.fill(CELLS);
  const draw = () => {
    const tile = tiles[--left]!;
    removeFromPool(position, tile);
    return tile;
  };
  for (let round = 0; round < 4; round++)
    for (let seat = 0; seat < seats; seat++) {
      position.active = seat;
      const tile = draw();
      let best = -99;
      let bestAt = 0;
      for (const at of [0, 5, 10, 15]) {
        if (position.boards[seat * CELLS + at] !== 0) continue;
        lay(position, tile, at);
        const evaluator = starters[seat];
        evaluator?.read(position);
        const value = evaluator ? evaluator.staticValue() : -Math.abs(tile - ideal(at));
        position.boards[seat * CELLS + at] = 0;
        position.free[seat]!++;
        if (value > best) {
          best = value;
          bestAt = at;
        }
      }
      lay(position, tile, bestAt);
    }
  position.active = 0;
  for (;;) {
    const player = players[position.active]!;
    const { tile, at } = player(position, 0, dice);
    if (tile > 0) {
      close(position, tile);
      position.idle = position.boards[position.active * CELLS + at] === 0 ? 0 : position.idle + 1;
      lay(position, tile, at);
    } else {
      if (witness) witness.luck += luckOf(witness, position, tiles[left - 1]!);
      const drawn = draw();
      position.idle = 0;
      const choice = player(position, drawn, dice);
      if (choice.at === LEAVE) open(position, drawn);
      else lay(position, drawn, choice.at);
    }
    if (position.free[position.active] === 0 || position.left === 0)
      return players.map((_, seat) => share(position, seat));
    pass(position);
  }
};
