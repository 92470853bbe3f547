import { list } from '../../grammar/list.ts';

const or = (numbers: readonly number[]): string => list('en-GB', numbers, 'or');

/** The first grades of a hint: what to think of, then where it is. */
export const looks = {
  /** The squares of this roll, on an empty board. */
  'how-far': ({ numbers }: { readonly numbers: readonly number[] }) =>
    `Low counters belong near the start, high ones near the end. How far along is ${or(numbers)}?`,
  neighbours: ({ numbers }: { readonly numbers: readonly number[] }) =>
    `Look at your counters before and after ${or(numbers)}. Which one belongs between them?`,
  'none-fits': ({ numbers }: { readonly numbers: readonly number[] }) =>
    `None of your counters can stay on ${or(numbers)}. Which one is easiest to move again later?`,
  'outside-sequence': () => 'Look at the counters outside your longest sequence.',
  'which-moves': ({ numbers }: { readonly numbers: readonly number[] }) =>
    `Look at your counters before and after ${or(numbers)}. Which one could go there?`,
  counter: ({ counter }: { readonly counter: number }) => `It is about the ${counter}.`,
  'better-not': () => 'Would any move make your order better?',
};
