import type { spoken as en } from '../../en/table/spoken.ts';
import type { Words } from '../../words.ts';

export const spoken: Words<typeof en> = {
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
