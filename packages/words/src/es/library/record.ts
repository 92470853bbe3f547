import type { record as en } from '../../en/library/record.ts';
import type { Words } from '../../words.ts';

export const record: Words<typeof en> = {
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
