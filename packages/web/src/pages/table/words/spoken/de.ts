import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  timeUp: (name) =>
    name === undefined
      ? 'Deine Zeit ist um. Dieser Zug wurde für dich gemacht:'
      : `Die Zeit von ${name} ist um. Dieser Zug wurde stattdessen gemacht:`,
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'Du hast' : `${name} hat`} ${points} ${count === 1 ? 'Punkt' : 'Punkte'}.`,
  ranked: (place, name, what) => `Platz ${place}: ${name}, ${what}.`,
  now: 'Wieder beim aktuellen Stand.',
  nothingYet: 'Es ist noch nichts geschehen.',
  noClock: 'Es läuft keine Uhr.',
  typeMove: 'Zug eintippen',
  keys: 'Tastenkürzel',
};
