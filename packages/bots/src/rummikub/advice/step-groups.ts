// The steps of a play in small groups, as a person would carry them out: what is simple first, and what hangs together in one go.
import type { Tile, TileSet } from '@crescendo/rules/rummikub';
import { type Step, stepsOf } from './steps.ts';

/** More steps than these are not shown at a time. */
const MAX_STEPS = 3;

const setsOf = ({ take, to }: Step): readonly TileSet[] => [
  ...take.map(({ from }) => from),
  ...(to ? [to] : []),
];

/** Steps that change the same sets of the table belong together. */
const connected = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  let parts: { readonly steps: readonly Step[]; readonly sets: readonly TileSet[] }[] = [];
  for (const step of steps) {
    const sets = setsOf(step);
    const joined = parts.filter((part) => part.sets.some((set) => sets.includes(set)));
    parts = [
      ...parts.filter((part) => !joined.includes(part)),
      {
        steps: [...joined.flatMap((part) => part.steps), step],
        sets: [...joined.flatMap((part) => part.sets), ...sets],
      },
    ];
  }
  return parts.map((part) => part.steps);
};

const takes = (steps: readonly Step[]): number => steps.reduce((sum, { take }) => sum + take.length, 0);

/** Groups of at most three steps; what hangs together is only divided where it is larger than that. */
export const stepGroups = (
  old: readonly TileSet[],
  now: readonly TileSet[],
  played: readonly Tile[],
): readonly (readonly Step[])[] => {
  const parts = [...connected(stepsOf(old, now, played))].sort((a, b) => takes(a) - takes(b));
  const groups: Step[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && last.length + part.length <= MAX_STEPS) last.push(...part);
    else for (let at = 0; at < part.length; at += MAX_STEPS) groups.push(part.slice(at, at + MAX_STEPS));
  }
  return groups;
};
