import type { Row } from '@crescendo/rules/qwinto';

/** The first grades of a hint: what to think of, then where it is. */
export const looks = {
  sums: () => 'Which rows still need low numbers, and which need high ones?',
  'one-die': () => 'One die is enough this time.',
  /** One of the two. */
  'two-dice': ({ row }: { readonly row: Row }) => `Two dice, and the ${row} one is among them.`,
  'keep-or-again': ({ number }: { readonly number: number }) =>
    `Is there a field where the ${number} wastes little room?`,
  'room-beside': ({ number }: { readonly number: number }) =>
    `Compare the fields for the ${number}: where does it waste the least room?`,
  'only-field': ({ number }: { readonly number: number }) => `One field takes the ${number}. Which one?`,
  row: ({ row }: { readonly row: Row }) => `Look at the ${row} row.`,
  'need-not': ({ number }: { readonly number: number }) =>
    `You need not write the ${number}. Which numbers would it shut out?`,
  'misthrow-or': ({ number }: { readonly number: number }) =>
    `What would the ${number} spoil? A misthrow costs 5 points.`,
};
