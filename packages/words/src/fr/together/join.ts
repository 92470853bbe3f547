import type { join as en } from '../../en/together/join.ts';
import type { Words } from '../../words.ts';

export const join: Words<typeof en> = {
  title: 'Deuxième appareil',
  about: 'Avec le code de ton autre appareil, tu joues ici sous le même nom et aux mêmes tables.',
  code: 'Code',
  join: 'Ajouter cet appareil',
  before: 'Qu’y avait-il avant sur cet appareil ?',
  known: (name, running) =>
    `Le serveur connaît déjà cet appareil${name === '' ? '' : ` sous le nom « ${name} »`}, avec ${running === 0 ? 'aucune partie en cours' : running === 1 ? 'une partie en cours' : `${running} parties en cours`}.`,
  leftBehind: 'Ensuite, tu ne pourras plus retrouver d’ici ces tables et ces résultats.',
  unknown: 'Le serveur ne sait encore rien de cet appareil : rien n’est perdu.',
  stays: 'Ce que garde ce navigateur, parties sur cet appareil et réglages, reste comme il est.',
  done: (name) =>
    name === '' ? 'Cet appareil est ajouté.' : `Cet appareil appartient maintenant à ${name}.`,
  tooShort: 'Le code a dix caractères.',
  getCode: 'Tu trouves un code sur l’autre appareil sous « Mes parties », « Mes données ».',
};
