import type { SpokenWords } from '../../announcements/spoken-words.ts';

export const spoken: SpokenWords = {
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'You have' : `${name} has`} ${points} ${count === 1 ? 'point' : 'points'}.`,
  ranked: (place, name, what) => `Place ${place}: ${name}, ${what}.`,
  now: 'Back to the current move.',
  nothingYet: 'Nothing has happened yet.',
  noClock: 'No clock is running.',
  noHint: 'There are no hints at this table.',
  typeMove: 'Type a move',
  keys: 'Keyboard shortcuts',
};
