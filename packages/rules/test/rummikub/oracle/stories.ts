// Stories: every way to say which tile of the new table comes from where.
import type { Options, Tile, TileSet } from '../../../src/rummikub/types.ts';

/** The origin of a tile that did not lie on the table. */
export const RACK = -1;

/** One tile in a story: the set and place it comes from, the new set and place it goes to. */
export interface Step {
  readonly tile: Tile;
  readonly from: number;
  readonly place: number;
  readonly to: number;
  readonly newPlace: number;
}

export type Story = readonly Step[];

export interface Turn {
  readonly options: Options;
  /** The table before the turn. */
  readonly before: readonly TileSet[];
  /** Sets laid as the opening, earlier in the same turn. */
  readonly laid: readonly TileSet[];
  /** All other tiles from the rack. */
  readonly loose: readonly Tile[];
  readonly after: readonly TileSet[];
  readonly isOpening: boolean;
}

export const oldSets = (turn: Turn): readonly TileSet[] => [...turn.before, ...turn.laid];

const NO_SET: TileSet = { kind: 'run', tiles: [] };
export const oldSet = (turn: Turn, step: Step): TileSet => oldSets(turn)[step.from] ?? NO_SET;
export const newSet = (turn: Turn, step: Step): TileSet => turn.after[step.to] ?? NO_SET;

/** Every order of a list. */
const orders = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length === 0
    ? [[]]
    : list.flatMap((item, i) => orders(list.toSpliced(i, 1)).map((rest) => [item, ...rest]));

/** Every way to choose one from each list. */
export function* choices<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const item of first) for (const others of choices(rest)) yield [item, ...others];
}

interface Spot {
  readonly set: number;
  readonly place: number;
}

const spots = (tile: Tile, sets: readonly TileSet[]): readonly Spot[] =>
  sets.flatMap(({ tiles }, set) => tiles.flatMap((other, place) => (other === tile ? [{ set, place }] : [])));

/** tiles that look the same are the same, so each way to say which of them went where is a story. */
export function* stories(turn: Turn): Generator<Story> {
  const faces = [...new Set(turn.after.flatMap(({ tiles }) => tiles))];
  const ways = faces.map((tile) => {
    const origins = spots(tile, oldSets(turn));
    const fromRack = turn.loose.filter((other) => other === tile).map(() => ({ set: RACK, place: 0 }));
    const goals = spots(tile, turn.after);
    return orders(goals).map((order) =>
      [...origins, ...fromRack].map((origin, i): Step => {
        const goal = order[i] ?? { set: RACK, place: 0 };
        return { tile, from: origin.set, place: origin.place, to: goal.set, newPlace: goal.place };
      }),
    );
  });
  for (const way of choices(ways)) yield way.flat();
}
