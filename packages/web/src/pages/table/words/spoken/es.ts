import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  timeUp: (name) =>
    name === undefined
      ? 'Se acabó tu tiempo. Esta jugada se ha hecho por ti:'
      : `Se acabó el tiempo de ${name}. Se ha hecho esta jugada en su lugar:`,
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'Tienes' : `${name} tiene`} ${points} ${count === 1 ? 'punto' : 'puntos'}.`,
  ranked: (place, name, what) => `Puesto ${place}: ${name}, ${what}.`,
  now: 'De vuelta al presente.',
  nothingYet: 'Todavía no ha pasado nada.',
  noClock: 'No hay ningún reloj en marcha.',
  typeMove: 'Escribir una jugada',
  keys: 'Atajos de teclado',
};
