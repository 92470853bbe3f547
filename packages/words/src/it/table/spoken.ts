import type { spoken as en } from '../../en/table/spoken.ts';
import type { Words } from '../../words.ts';

export const spoken: Words<typeof en> = {
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'Hai' : `${name} ha`} ${points} ${count === 1 ? 'punto' : 'punti'}.`,
  ranked: (place, name, what) => `Posizione ${place}: ${name}, ${what}.`,
  now: 'Di nuovo alla mossa attuale.',
  nothingYet: 'Non è ancora successo niente.',
  noClock: 'Non c’è nessun orologio in funzione.',
  noHint: 'A questo tavolo non ci sono consigli.',
  typeMove: 'Scrivi una mossa',
  keys: 'Scorciatoie da tastiera',
};
