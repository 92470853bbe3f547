import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  timeUp: (name) =>
    name === undefined
      ? 'Your time is up. This move was made for you:'
      : `${name} ran out of time. This move was made instead:`,
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'You have' : `${name} has`} ${points} ${count === 1 ? 'point' : 'points'}.`,
  ranked: (place, name, what) => `Place ${place}: ${name}, ${what}.`,
  now: 'Back to the current move.',
  nothingYet: 'Nothing has happened yet.',
  noClock: 'No clock is running.',
  typeMove: 'Type a move',
  keys: 'Keyboard shortcuts',
};
