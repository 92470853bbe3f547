/** The first grades of a hint: what to think of, then where it is. */
export const looks = {
  'open-first': () => 'Look at the face-up tiles first: is one of them better than a new one?',
  'open-tile': () => 'A face-up tile fits one of your free squares.',
  'open-exchange': () => 'Compare the face-up tiles with your own: you may exchange one.',
  'middle-tile': ({ tile }: { readonly tile: number }) => `It is about the ${tile} in the middle.`,
  'room-for': ({ tile }: { readonly tile: number }) =>
    `The ${tile} fits several squares. Where does it leave room for other numbers?`,
  'only-square': ({ tile }: { readonly tile: number }) =>
    `One of your free squares takes the ${tile}. Which one?`,
  'instead-of-own': ({ tile }: { readonly tile: number }) =>
    `The ${tile} could take the place of one of your tiles.`,
  'need-not': ({ tile }: { readonly tile: number }) =>
    `You need not place the ${tile}. Which numbers would it shut out?`,
  /** The numbers below and above a tile of the start. */
  'lower-higher': (facts: { readonly tile: number; readonly lower: number; readonly higher: number }) =>
    `Numbers lower than ${facts.tile}: ${facts.lower} in all. Higher: ${facts.higher}. Which free square suits that best?`,
  'in-order': () => 'Low numbers are best near the top left, high ones near the bottom right.',
  row: ({ row }: { readonly row: number }) => `Look at row ${row} of your board.`,
};
