// A play as a person would carry it out: one hand, one thing at a time, in small groups; what is simple first.
import type { Tile, TileSet } from '@crescendo/rules/rummikub';
import { type Step, stepsOf } from './steps.ts';

/** Tiles that a hand brings from one place to one place. */
export interface HandStep {
  readonly tiles: readonly Tile[];
  /** The set of the old table that they leave; `null`: the rack. */
  readonly from: TileSet | null;
  /** The set of the old table that they join; `null`: a new one. */
  readonly to: TileSet | null;
  /** The set they belong to in the end. */
  readonly makes: TileSet;
  /** Tells whether nothing of a new set lies there yet. */
  readonly begins: boolean;
  /** Tells whether the run that it joins falls apart where the tile comes in; the other end of it goes along. */
  readonly splits: boolean;
}

/** More steps than these are not shown at a time. */
const MAX_STEPS = 3;

const setsOf = ({ take, to }: Step): readonly TileSet[] => [
  ...take.map(({ from }) => from),
  ...(to ? [to] : []),
];

/** Steps that change the same sets of the table belong together. */
export const connected = (steps: readonly Step[]): readonly (readonly Step[])[] => {
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

/** The run that falls into two when this one tile comes in: its other half stays as it is. */
const splitRun = ({ take, lay, to, makes }: Step, steps: readonly Step[]): TileSet | undefined => {
  const from = take[0]?.from;
  if (to !== null || lay.length !== 1 || from === undefined) return undefined;
  const isOne = take.every((each) => each.from === from);
  const isAlone = steps.every(
    (other) => other.to !== from && takesFrom(other, from) === (other.makes === makes),
  );
  return isOne && isAlone && makes.kind === 'run' && from.kind === 'run' ? from : undefined;
};

const takesFrom = ({ take }: Step, set: TileSet): boolean => take.some(({ from }) => from === set);

/** One for each place that the tiles of a set come from. A new set begins with what makes the largest part of it. */
const handSteps = (step: Step, steps: readonly Step[]): readonly HandStep[] => {
  const { take, lay, to, makes } = step;
  const split = splitRun(step, steps);
  if (split) return [{ tiles: lay, from: null, to: split, makes, begins: false, splits: true }];
  const sources: { readonly from: TileSet | null; readonly tiles: readonly Tile[] }[] = [
    ...(lay.length > 0 ? [{ from: null, tiles: lay }] : []),
    ...[...new Set(take.map(({ from }) => from))].map((from) => ({
      from,
      tiles: take.filter((each) => each.from === from).map(({ tile }) => tile),
    })),
  ];
  const ordered = to ? sources : sources.toSorted((a, b) => b.tiles.length - a.tiles.length);
  return ordered.map((source, i) => ({
    ...source,
    to,
    makes,
    begins: to === null && i === 0,
    splits: false,
  }));
};

/** Lists what is not divided: a part of the play that hangs together, if it is small, or else a set, or else a piece of that. */
const unitsOf = (part: readonly Step[]): readonly (readonly HandStep[])[] => {
  const sets = part.map((step) => handSteps(step, part));
  if (sets.flat().length <= MAX_STEPS) return [sets.flat()];
  return sets.flatMap((steps) =>
    Array.from({ length: Math.ceil(steps.length / MAX_STEPS) }, (_, i) =>
      steps.slice(i * MAX_STEPS, (i + 1) * MAX_STEPS),
    ),
  );
};

/** Groups of at most three steps. Every tile moves once, so that each step can be done when its turn comes. */
export const stepGroups = (
  old: readonly TileSet[],
  now: readonly TileSet[],
  played: readonly Tile[],
): readonly (readonly HandStep[])[] => {
  const parts = [...connected(stepsOf(old, now, played))].sort((a, b) => takes(a) - takes(b));
  const groups: HandStep[][] = [];
  for (const unit of parts.flatMap(unitsOf)) {
    const last = groups.at(-1);
    if (last && last.length + unit.length <= MAX_STEPS) last.push(...unit);
    else groups.push([...unit]);
  }
  return groups;
};
