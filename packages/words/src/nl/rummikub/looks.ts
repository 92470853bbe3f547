import { colourOf, JOKER } from '@crescendo/rules/rummikub';
import type { looks as en } from '../../en/rummikub/looks.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';
import { setName, setNamesApart } from './spoken.ts';

const COLOURS = ['zwarte', 'rode', 'blauwe', 'gele'];

export const looks: Words<typeof en> = {
  'own-run': ({ colour }) => `Op je plankje ligt een rij: kijk naar je ${COLOURS[colour]} stenen.`,
  'own-group': () => 'Op je plankje ligt een groep: hetzelfde getal in verschillende kleuren.',
  'run-from': ({ number }) => `Het laagste getal is de ${number}.`,
  'group-of': ({ number }) => `Het getal is de ${number}.`,
  'fits-set': ({ tile }) =>
    tile === JOKER
      ? 'Je joker past bij een combinatie op tafel.'
      : `Een van je ${COLOURS[colourOf(tile)]} stenen past bij een combinatie op tafel.`,
  'to-set': ({ set }) => `Kijk naar ${setName(set)}.`,
  rebuild: ({ tile }) =>
    tile === JOKER
      ? 'Je joker past als je de tafel verbouwt.'
      : `Een van je ${COLOURS[colourOf(tile)]} stenen past als je de tafel verbouwt.`,
  'from-sets': ({ sets }) => `Kijk naar ${list('nl', setNamesApart(sets))}.`,
  'any-fit': () => 'Past een van je stenen op tafel, ook als je combinaties uit elkaar haalt?',
  'count-points': ({ needed }) =>
    `Hoeveel zijn de combinaties op je plankje waard? Om uit te komen heb je minstens ${needed} punten nodig.`,
  'three-pairs': () => 'Hoe goed passen je stenen bij elkaar?',
};
