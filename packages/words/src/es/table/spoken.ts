import type { spoken as en } from '../../en/table/spoken.ts';
import type { Words } from '../../words.ts';

export const spoken: Words<typeof en> = {
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
