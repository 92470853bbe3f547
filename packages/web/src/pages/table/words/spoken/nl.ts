import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  timeUp: (name) =>
    name === undefined
      ? 'Je tijd is om. Deze zet is voor je gedaan:'
      : `De tijd van ${name} is om. Deze zet is automatisch gedaan:`,
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'Je hebt' : `${name} heeft`} ${points} ${count === 1 ? 'punt' : 'punten'}.`,
  ranked: (place, name, what) => `Plaats ${place}: ${name}, ${what}.`,
  now: 'Terug bij de huidige stand.',
  nothingYet: 'Er is nog niets gebeurd.',
  noClock: 'Er loopt geen klok.',
  typeMove: 'Zet intypen',
  keys: 'Sneltoetsen',
};
