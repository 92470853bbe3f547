import type { spoken as en } from '../../en/table/spoken.ts';
import type { Words } from '../../words.ts';

export const spoken: Words<typeof en> = {
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'Du hast' : `${name} hat`} ${points} ${count === 1 ? 'Punkt' : 'Punkte'}.`,
  ranked: (place, name, what) => `Platz ${place}: ${name}, ${what}.`,
  now: 'Wieder beim aktuellen Stand.',
  nothingYet: 'Es ist noch nichts geschehen.',
  noClock: 'Es läuft keine Uhr.',
  noHint: 'An diesem Tisch gibt es keine Tipps.',
  typeMove: 'Zug eintippen',
  keys: 'Tastenkürzel',
};
