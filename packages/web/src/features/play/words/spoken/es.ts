import type { SpokenWords } from '../../announcements/spoken-words.ts';

export const spoken: SpokenWords = {
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'Tienes' : `${name} tiene`} ${points} ${count === 1 ? 'punto' : 'puntos'}.`,
  ranked: (place, name, what) => `Puesto ${place}: ${name}, ${what}.`,
  now: 'De vuelta en la jugada actual.',
  nothingYet: 'Todavía no ha pasado nada.',
  noClock: 'No hay ningún reloj en marcha.',
  noHint: 'En esta mesa no hay pistas.',
  typeMove: 'Escribir una jugada',
  keys: 'Atajos de teclado',
};
