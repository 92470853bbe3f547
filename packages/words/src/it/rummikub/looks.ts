import { colourOf, JOKER } from '@crescendo/rules/rummikub';
import type { looks as en } from '../../en/rummikub/looks.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';
import { setName, setNamesApart } from './spoken.ts';

const COLOURS = ['nere', 'rosse', 'blu', 'gialle'];
/** "uno", "otto" and "undici" begin with a vowel. */
const il = (n: number): string => ([1, 8, 11].includes(n) ? `l’${n}` : `il ${n}`);

export const looks: Words<typeof en> = {
  'own-run': ({ colour }) => `Sul tuo supporto c’è una serie: guarda le tue tessere ${COLOURS[colour]}.`,
  'own-group': () => 'Sul tuo supporto c’è un gruppo: lo stesso numero in colori diversi.',
  'run-from': ({ number }) => `Il suo numero più basso è ${il(number)}.`,
  'group-of': ({ number }) => `Il suo numero è ${il(number)}.`,
  'fits-set': ({ tile }) =>
    tile === JOKER
      ? 'Il tuo jolly va bene in una combinazione della tavola.'
      : `Una delle tue tessere ${COLOURS[colourOf(tile)]} va bene in una combinazione della tavola.`,
  'to-set': ({ set }) => `Guarda ${setName(set)}.`,
  rebuild: ({ tile }) =>
    tile === JOKER
      ? 'Il tuo jolly va bene se modifichi la tavola.'
      : `Una delle tue tessere ${COLOURS[colourOf(tile)]} va bene se modifichi la tavola.`,
  'from-sets': ({ sets }) => `Guarda ${list('it', setNamesApart(sets))}.`,
  'any-fit': () => 'Qualche tua tessera va bene sulla tavola, anche disfacendo combinazioni?',
  'count-points': ({ needed }) =>
    `Quanto valgono le combinazioni sul tuo supporto? Per aprire servono almeno ${needed} punti.`,
  'three-pairs': () => 'Le tue tessere stanno bene insieme?',
};
