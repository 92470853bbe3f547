// From the choices the search made, number by number, back to sets on a table.
import { JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { GROUP_CODES, GROUPS } from './groups.ts';

/** `choices[i]` is for the number i + 1: for each colour six bits (in runs, jokers in runs, in groups), then jokers in groups. */
export const rebuild = (choices: readonly number[], colours: number): TileSet[] => {
  const done: TileSet[] = [];
  const open: Tile[][][] = Array.from({ length: colours }, () => []);
  for (const [i, choice] of choices.entries()) {
    const waiting: Tile[] = [];
    let code = 0;
    for (let colour = 0, power = 1; colour < colours; colour++, power *= 3) {
      const tile = colour * 13 + i;
      const bits = choice >> (6 * colour);
      open[colour] = grow(open[colour]!, tile, bits & 3, (bits >> 2) & 3, done);
      const grouped = (bits >> 4) & 3;
      code += grouped * power;
      for (let n = 0; n < grouped; n++) waiting.push(tile);
    }
    const jokers = (choice >> 24) & 3;
    for (let n = 0; n < jokers; n++) waiting.push(JOKER);
    const groups = GROUPS[(colours * GROUP_CODES + code) * 3 + jokers]!;
    for (let group = 0; group < groups; group++)
      done.push({ kind: 'group', tiles: waiting.filter((_, n) => n % groups === group) });
  }
  for (const runs of open) for (const tiles of runs) done.push({ kind: 'run', tiles });
  return done;
};

/** The runs that stay open; those that end go to `done`. Short runs grow first, then long ones, then new ones begin. */
const grow = (
  open: readonly Tile[][],
  tile: Tile,
  real: number,
  jokers: number,
  done: TileSet[],
): Tile[][] => {
  const count = real + jokers;
  const order = [...open].sort((a, b) => Math.min(a.length, 3) - Math.min(b.length, 3));
  for (const tiles of order.slice(count)) done.push({ kind: 'run', tiles });
  const growing: Tile[][] = order.slice(0, count);
  while (growing.length < count) growing.push([]);
  return growing.map((tiles, i) => [...tiles, i < real ? tile : JOKER]);
};
