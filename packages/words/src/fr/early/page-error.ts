import type { pageError as en } from '../../en/early/page-error.ts';
import type { Words } from '../../words.ts';

export const pageError: Words<typeof en> = {
  title: 'Quelque chose n’a pas marché.',
  saved: 'Ta partie est enregistrée jusqu’au dernier coup.',
  again: 'Réessayer',
  home: 'Accueil',
  save: 'Enregistrer la partie',
};
