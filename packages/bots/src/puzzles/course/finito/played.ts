// An example from its rolls: the other player does the same with the opposite counters.
import { range } from '@crescendo/rules';
import { type Example, exampleOf } from '../example.ts';

/** The number rolled, and the counter that goes to a square. */
export type Round = readonly [roll: number, counter: number, square: string];

const [COUNTERS, OPEN] = [12, 3] as const;

const opposite = (counter: number): number => COUNTERS + 1 - counter;

/** Each seat turns up its counters, one seat after the other. */
const turnedUp = (counters: readonly number[]): readonly string[] =>
  [...counters, ...counters.map(opposite)].map((counter) => `* counter ${counter}`);

/**
 * Shows the rounds from number `shown` on, counted from 0. `open`: counters that lie open beside those placed, in the order in
 * which they are turned up; `next`: a last roll, where the game goes on.
 */
export const played = (
  rounds: readonly Round[],
  shown: number,
  { open = [], next }: { readonly open?: readonly number[]; readonly next?: number } = {},
): Example => {
  const first = [...new Set([...rounds.map(([, counter]) => counter), ...open])];
  const order = [...first, ...range(COUNTERS).flatMap((i) => (first.includes(i + 1) ? [] : [i + 1]))];
  const roll = (i: number): readonly string[] => {
    const number = rounds[i]?.[0] ?? next;
    return number === undefined ? [] : [`* roll ${number}`];
  };
  const begun = [...turnedUp(order.slice(0, OPEN)), ...roll(0)];
  const steps = rounds.map(([, counter, square], i) => {
    const kind = i < COUNTERS ? 'place' : 'move';
    return [
      `A ${kind} ${counter} ${square}`,
      `B ${kind} ${opposite(counter)} ${square}`,
      ...turnedUp(order.slice(i + OPEN, i + OPEN + 1)),
      ...roll(i + 1),
    ];
  });
  return exampleOf('finito', [...begun, ...steps.slice(0, shown).flat()], steps.slice(shown));
};
