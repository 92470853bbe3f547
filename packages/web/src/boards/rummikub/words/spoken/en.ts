import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';

const COLOURS = ['black', 'red', 'blue', 'yellow'];
const colour = (tile: Tile): string => (tile === JOKER ? 'joker' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${colour(tile)} ${numberOf(tile)}`);

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `the group of ${numberOf(first)}s (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  return `the ${COLOURS[colourOf(first)]} run ${from} to ${to}`;
};
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (from the table: ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (name, tiles, to, taken) => {
    const who = name === undefined ? 'You add' : `${name} adds`;
    return `${who} ${tiles} to ${the(to)}${fromTable(taken)}.`;
  },
  lays: (name, sets, opened) => {
    const opens = name === undefined ? 'You open with' : `${name} opens with`;
    const lays = name === undefined ? 'You lay' : `${name} lays`;
    const all = list(
      'en',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
    );
    return `${opened ? opens : lays} ${all}.`;
  },
  rack: (tiles) =>
    `You have ${plural('en', tiles.length, 'tile', 'tiles')}: ${byColour('en', tiles, COLOURS, 'joker')}.`,
  jokerAs: (number) => `joker as ${number}`,
  undone: 'Undone.',
  redone: 'Redone.',
  reset: 'Everything is back as it was at the start of your turn.',
  emptyTable: 'No sets on the table yet.',
};
