import { colourOf, JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '../../grammar/list.ts';
import { setName, setNamesApart } from './spoken.ts';

const COLOURS = ['black', 'red', 'blue', 'yellow'];

/** The first grades of a hint: what to think of, then where it is. */
export const looks = {
  'own-run': ({ colour }: { readonly colour: number }) =>
    `There is a run on your rack: look at your ${COLOURS[colour]} tiles.`,
  'own-group': () => 'There is a group on your rack: one number in different colours.',
  'run-from': ({ number }: { readonly number: number }) => `Its lowest number is the ${number}.`,
  'group-of': ({ number }: { readonly number: number }) => `Its number is the ${number}.`,
  'fits-set': ({ tile }: { readonly tile: Tile }) =>
    tile === JOKER
      ? 'Your joker fits a set on the table.'
      : `One of your ${COLOURS[colourOf(tile)]} tiles fits a set on the table.`,
  'to-set': ({ set }: { readonly set: TileSet }) => `Look at ${setName(set)}.`,
  rebuild: ({ tile }: { readonly tile: Tile }) =>
    tile === JOKER
      ? 'Your joker fits once you rearrange the table.'
      : `One of your ${COLOURS[colourOf(tile)]} tiles fits once you rearrange the table.`,
  'from-sets': ({ sets }: { readonly sets: readonly TileSet[] }) =>
    `Look at ${list('en-GB', setNamesApart(sets))}.`,
  'any-fit': () => 'Do any of your tiles fit the table, even if you take sets apart?',
  'count-points': ({ needed }: { readonly needed: number }) =>
    `What are the sets on your rack worth? You need at least ${needed} points to open.`,
  'three-pairs': () => 'How well do your tiles go together?',
};
