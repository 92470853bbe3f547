import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  timeUp: (name) =>
    name === undefined
      ? 'Il tuo tempo è scaduto. Questa mossa è stata fatta per te:'
      : `Tempo scaduto per ${name}. È stata fatta questa mossa:`,
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'Hai' : `${name} ha`} ${points} ${count === 1 ? 'punto' : 'punti'}.`,
  ranked: (place, name, what) => `Posizione ${place}: ${name}, ${what}.`,
  now: 'Di nuovo alla mossa attuale.',
  nothingYet: 'Non è ancora successo niente.',
  noClock: 'Non c’è nessun orologio in funzione.',
  typeMove: 'Scrivi una mossa',
  keys: 'Scorciatoie da tastiera',
};
