import { jokersIn, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import type { Doer, HandStep, NewSet, Taken } from './spoken-facts.ts';

interface Parts {
  readonly tiles: (tiles: readonly Tile[]) => string;
  readonly spoken: {
    readonly adds: (doer: Doer, tiles: string, to: TileSet, taken: readonly Taken[]) => string;
    readonly moves: (doer: Doer, taken: readonly Taken[], to: TileSet) => string;
    readonly lays: (doer: Doer, sets: readonly NewSet[], opened: boolean) => string;
    readonly splits: (run: TileSet, tiles: string) => string;
    readonly starts: (makes: TileSet, tiles: string, from: TileSet | null) => string;
  };
}

/** The set that tiles join, as it is now; where its joker comes to stand for another number, as it will be. */
const joined = ({ to, makes }: HandStep): TileSet =>
  to && jokersIn(to).join() === jokersIn(makes).join() ? to : makes;

/** Makes the sentence for one step of an advised play in a language that has these parts. */
export const handStepText =
  ({ tiles: name, spoken }: Parts) =>
  (step: HandStep): string => {
    const { tiles, from, to, makes, begins, splits } = step;
    if (splits && to) return spoken.splits(to, name(tiles));
    if (begins)
      return from === null && tiles.length === makes.tiles.length
        ? spoken.lays('advised', [{ set: makes, taken: [] }], false)
        : spoken.starts(makes, name(tiles), from);
    return from === null
      ? spoken.adds('advised', name(tiles), joined(step), [])
      : spoken.moves('advised', [{ tiles: name(tiles), from }], joined(step));
  };
