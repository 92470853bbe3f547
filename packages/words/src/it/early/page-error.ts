import type { pageError as en } from '../../en/early/page-error.ts';
import type { Words } from '../../words.ts';

export const pageError: Words<typeof en> = {
  title: 'Qualcosa è andato storto.',
  saved: 'La partita è salvata fino all’ultima mossa.',
  again: 'Riprova',
  home: 'Pagina iniziale',
  save: 'Salva la partita',
};
