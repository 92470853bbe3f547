// The ideas in a top, and the first of them that a player missed: "Where was it?"
import { heapOf, JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import type { TopPlay, TopPosition } from '@crescendo/rules/top';
import { connected } from '../rummikub/advice/step-groups.ts';
import { type Step, stepsOf } from '../rummikub/advice/steps.ts';
import { TOP_IDEAS, type TopIdea } from './idea-names.ts';

/** A part of a top that hangs together. */
export interface TopPart {
  readonly idea: TopIdea;
  /** The tiles of the rack that it lays. */
  readonly tiles: readonly Tile[];
  /** The sets of the old table that it changes. */
  readonly sets: readonly TileSet[];
}

const splits = ({ take, to, makes }: Step): boolean =>
  to === null &&
  makes.kind === 'run' &&
  take.length > 1 &&
  take.every(({ from }) => from === take[0]?.from && from.kind === 'run');

const ideaIn = (steps: readonly Step[], sets: readonly TileSet[]): TopIdea => {
  const taken = steps.flatMap(({ take }) => take);
  if (taken.length === 0) return sets.length === 0 ? 'set' : 'add';
  if (taken.some(({ tile }) => tile === JOKER)) return 'joker';
  if (sets.length > 2) return 'three';
  return sets.length === 1 && steps.some(splits) ? 'split' : 'borrow';
};

/** The parts of a play, the simplest first. */
export const topParts = ({ table }: TopPosition, play: TopPlay): readonly TopPart[] =>
  connected(stepsOf(table, play.table, play.tiles))
    .map((steps) => {
      const sets = [
        ...new Set(steps.flatMap(({ take, to }) => [...(to ? [to] : []), ...take.map(({ from }) => from)])),
      ];
      return { idea: ideaIn(steps, sets), tiles: steps.flatMap(({ lay }) => lay), sets };
    })
    .toSorted((a, b) => TOP_IDEAS.indexOf(a.idea) - TOP_IDEAS.indexOf(b.idea));

/** The first part of the top whose tiles the player did not all lay; `undefined` for a play that is worth as much. */
export const missedPart = (position: TopPosition, play: TopPlay, top: TopPlay): TopPart | undefined => {
  if (play.points >= top.points) return undefined;
  const laid = heapOf(play.tiles);
  return topParts(position, top).find(({ tiles }) => {
    const missing = tiles.some((tile) => (laid[tile] ?? 0) === 0);
    for (const tile of tiles) laid[tile] = (laid[tile] ?? 0) - 1;
    return missing;
  });
};
