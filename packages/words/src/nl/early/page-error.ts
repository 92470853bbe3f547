import type { pageError as en } from '../../en/early/page-error.ts';
import type { Words } from '../../words.ts';

export const pageError: Words<typeof en> = {
  title: 'Er ging iets mis.',
  saved: 'Je spel is opgeslagen tot en met de laatste zet.',
  again: 'Opnieuw proberen',
  home: 'Startpagina',
  save: 'Partij opslaan',
};
