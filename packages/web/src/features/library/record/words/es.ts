import type { RecordWords } from '../words.ts';

export const es: RecordWords = {
  title: 'Abrir una partida registrada',
  about:
    'Una partida registrada es el texto de una partida entera, como lo obtienes con «Compartir la partida». Mírala paso a paso o sigue jugando donde termina.',
  text: 'El texto de la partida',
  file: 'Elegir un archivo',
  drop: 'o arrástralo aquí',
  open: 'Abrir',
  empty: 'Aquí aún no hay texto.',
  tooBig: 'Este archivo es demasiado grande para una partida.',
  line: (line) => `Mostrar la línea ${line}`,
};
