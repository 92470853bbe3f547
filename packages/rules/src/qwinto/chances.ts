import { required } from '../assert.ts';
import type { LuckSource } from '../game.ts';
import { itemAt } from '../lists.ts';
import { COLOURS, type Colours } from './sheet.ts';
import type { Chance, State } from './types.ts';

export const MAX_SEATS = 6;

type Outcomes = readonly (readonly [Chance, number])[];

const facesOf = (row: number, colours: string, faces: number): readonly number[] =>
  colours.includes('oyp'.charAt(row)) ? Array.from({ length: faces }, (_, i) => i + 1) : [0];

const rollsOf = (colours: string, faces: number): Outcomes =>
  facesOf(0, colours, faces).flatMap((orange) =>
    facesOf(1, colours, faces).flatMap((yellow) =>
      facesOf(2, colours, faces).map(
        (purple) => [{ type: 'roll', faces: [orange, yellow, purple] }, 1] as const,
      ),
    ),
  );

// Outcomes are values: made once, listed often. `ROLLS[faces][colours]`, `FIRST[seats]`.
const ROLLS = [0, 1, 2, 3, 4, 5, 6].map(
  (faces) =>
    Object.fromEntries(COLOURS.map((colours) => [colours, rollsOf(colours, faces)])) as {
      readonly [C in Colours]: Outcomes;
    },
);
const FIRST: readonly Outcomes[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => [{ type: 'first', seat }, 1] as const),
);

export const chances = ({ phase, seats, options, colours }: State): Outcomes =>
  phase === 'first' ? itemAt(FIRST, seats) : itemAt(ROLLS, options.faces)[required(colours)];

/** Stable draws fix all dice of each turn, and of its second roll; the seat chooses which of them count. */
export const source = ({ phase, active, rolls }: State): LuckSource =>
  phase === 'first' ? { queue: 'first' } : { queue: String(active), ...(rolls > 0 && { reroll: rolls }) };

export const throwDice = (
  { phase, options, colours }: State,
  number: (die: string) => number,
): Chance | undefined => {
  if (phase === 'first') return undefined;
  const face = (row: number): number =>
    colours?.includes('oyp'.charAt(row)) ? 1 + Math.floor(number('oyp'.charAt(row)) * options.faces) : 0;
  return { type: 'roll', faces: [face(0), face(1), face(2)] };
};
