import type { spoken as en } from '../../en/table/spoken.ts';
import type { Words } from '../../words.ts';

export const spoken: Words<typeof en> = {
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'Tu as' : `${name} a`} ${points} ${Math.abs(count) < 2 ? 'point' : 'points'}.`,
  ranked: (place, name, what) => `Place ${place} : ${name}, ${what}.`,
  now: 'Retour au coup actuel.',
  nothingYet: 'Il ne s’est encore rien passé.',
  noClock: 'Aucun chrono ne tourne.',
  noHint: 'Il n’y a pas de conseils à cette table.',
  typeMove: 'Saisir un coup',
  keys: 'Raccourcis clavier',
};
