import { colourOf, JOKER } from '@crescendo/rules/rummikub';
import type { looks as en } from '../../en/rummikub/looks.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';
import { setName, setNamesApart } from './spoken.ts';

const COLOURS = ['negras', 'rojas', 'azules', 'amarillas'];

export const looks: Words<typeof en> = {
  'own-run': ({ colour }) => `En tu atril hay una escalera: mira tus fichas ${COLOURS[colour]}.`,
  'own-group': () => 'En tu atril hay un grupo: el mismo número en varios colores.',
  'run-from': ({ number }) => `Su número más bajo es el ${number}.`,
  'group-of': ({ number }) => `Su número es el ${number}.`,
  'fits-set': ({ tile }) =>
    tile === JOKER
      ? 'Tu comodín encaja en una combinación de la mesa.'
      : `Una de tus fichas ${COLOURS[colourOf(tile)]} encaja en una combinación de la mesa.`,
  'to-set': ({ set }) => `Mira ${setName(set)}.`,
  rebuild: ({ tile }) =>
    tile === JOKER
      ? 'Tu comodín encaja si reorganizas la mesa.'
      : `Una de tus fichas ${COLOURS[colourOf(tile)]} encaja si reorganizas la mesa.`,
  'from-sets': ({ sets }) => `Mira ${list('es', setNamesApart(sets))}.`,
  'any-fit': () => '¿Encaja en la mesa alguna de tus fichas, aunque deshagas combinaciones?',
  'count-points': ({ needed }) =>
    `¿Cuánto valen las combinaciones de tu atril? Para abrir necesitas al menos ${needed} puntos.`,
  'three-pairs': () => '¿Combinan bien tus fichas?',
};
