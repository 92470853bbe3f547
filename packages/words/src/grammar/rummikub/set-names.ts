import {
  colourOf,
  JOKER,
  jokersIn,
  lowest,
  numberOf,
  type Tile,
  type TileSet,
} from '@crescendo/rules/rummikub';

interface Parts {
  readonly group: (number: number) => string;
  readonly run: (colour: number, from: number, to: number) => string;
  readonly colour: (tile: Tile) => string;
  readonly jokerAs: (number: number) => string;
}

interface SetNames {
  /** "the red run 3 to 7" */
  readonly short: (set: TileSet) => string;
  /** The same with the colours of a group, or the jokers of a run. */
  readonly full: (set: TileSet) => string;
  /** Names several sets: short where that tells them apart. */
  readonly apart: (sets: readonly TileSet[]) => readonly string[];
}

/** Makes the names of sets in a language that has these parts. */
export const setNames = ({ group, run, colour, jokerAs }: Parts): SetNames => {
  const short = (set: TileSet): string => {
    const first = set.tiles.find((tile) => tile !== JOKER);
    if (first === undefined) return '';
    if (set.kind === 'group') return group(numberOf(first));
    return run(colourOf(first), lowest(set), lowest(set) + set.tiles.length - 1);
  };
  const full = (set: TileSet): string => {
    const inside = set.kind === 'group' ? set.tiles.map(colour) : jokersIn(set).map(jokerAs);
    return inside.length === 0 ? short(set) : `${short(set)} (${inside.join(', ')})`;
  };
  const apart = (sets: readonly TileSet[]): readonly string[] => {
    const names = sets.map(short);
    return sets.map((set) =>
      names.filter((name) => name === short(set)).length > 1 ? full(set) : short(set),
    );
  };
  return { short, full, apart };
};
