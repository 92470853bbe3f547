import type { SpokenWords } from '../../announcements/spoken-words.ts';

export const spoken: SpokenWords = {
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'Je hebt' : `${name} heeft`} ${points} ${count === 1 ? 'punt' : 'punten'}.`,
  ranked: (place, name, what) => `Plaats ${place}: ${name}, ${what}.`,
  now: 'Terug bij de huidige stand.',
  nothingYet: 'Er is nog niets gebeurd.',
  noClock: 'Er loopt geen klok.',
  noHint: 'Aan deze tafel zijn er geen tips.',
  typeMove: 'Zet intypen',
  keys: 'Sneltoetsen',
};
