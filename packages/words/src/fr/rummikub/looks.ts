import { colourOf, JOKER } from '@crescendo/rules/rummikub';
import type { looks as en } from '../../en/rummikub/looks.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';
import { setName, setNamesApart } from './spoken.ts';

const COLOURS = ['noires', 'rouges', 'bleues', 'jaunes'];

export const looks: Words<typeof en> = {
  'own-run': ({ colour }) => `Il y a une série sur ton support : regarde tes plaques ${COLOURS[colour]}.`,
  'own-group': () => 'Il y a un groupe sur ton support : le même chiffre en plusieurs couleurs.',
  'run-from': ({ number }) => `Son plus petit chiffre est le ${number}.`,
  'group-of': ({ number }) => `Son chiffre est le ${number}.`,
  'fits-set': ({ tile }) =>
    tile === JOKER
      ? 'Ton joker va dans une combinaison de la table.'
      : `Une de tes plaques ${COLOURS[colourOf(tile)]} va dans une combinaison de la table.`,
  'to-set': ({ set }) => `Regarde ${setName(set)}.`,
  rebuild: ({ tile }) =>
    tile === JOKER
      ? 'Ton joker va si tu remanies la table.'
      : `Une de tes plaques ${COLOURS[colourOf(tile)]} va si tu remanies la table.`,
  'from-sets': ({ sets }) => `Regarde ${list('fr', setNamesApart(sets))}.`,
  'any-fit': () => 'Une de tes plaques va-t-elle sur la table, même en défaisant des combinaisons ?',
  'count-points': ({ needed }) =>
    `Que valent les combinaisons de ton support ? Il faut au moins ${needed} points pour ouvrir.`,
  'three-pairs': () => 'Tes plaques vont-elles bien ensemble ?',
};
