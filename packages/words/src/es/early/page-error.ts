import type { pageError as en } from '../../en/early/page-error.ts';
import type { Words } from '../../words.ts';

export const pageError: Words<typeof en> = {
  title: 'Algo ha fallado.',
  saved: 'Tu partida está guardada hasta la última jugada.',
  again: 'Reintentar',
  home: 'Inicio',
  save: 'Guardar la partida',
};
