import { JOKER, lowest, type TileSet } from '@crescendo/rules/rummikub';

/** The numbers that jokers stand for in a run. */
export const jokersIn = (set: TileSet): readonly number[] =>
  set.kind === 'run' ? set.tiles.flatMap((tile, at) => (tile === JOKER ? [lowest(set) + at] : [])) : [];
