import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import { jokersIn } from '../../in-words.ts';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';
import { verb } from './verb.ts';

const COLOURS = ['black', 'red', 'blue', 'yellow'];
const colour = (tile: Tile): string => (tile === JOKER ? 'joker' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${colour(tile)} ${numberOf(tile)}`);

const jokerAs = (number: number): string => `joker as ${number}`;

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `the group of ${numberOf(first)}s (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  const jokers = jokersIn(set).map(jokerAs);
  return `the ${COLOURS[colourOf(first)]} run ${from} to ${to}${jokers.length === 0 ? '' : ` (${jokers.join(', ')})`}`;
};
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (from the table: ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Add', 'You add', 'adds')} ${tiles} to ${the(to)}${fromTable(taken)}.`,
  moves: (doer, tiles, to) => `${verb(doer, 'Move', 'You move', 'moves')} ${tiles} to ${the(to)}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'en',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
    );
    return opened
      ? `${verb(doer, 'Open with', 'You open with', 'opens with')} ${all}.`
      : `${verb(doer, 'Lay', 'You lay', 'lays')} ${all}.`;
  },
  rack: (tiles) =>
    `You have ${plural('en', tiles.length, 'tile', 'tiles')}: ${byColour('en', tiles, COLOURS, 'joker')}.`,
  jokerAs,
  left: (name, tiles, points) =>
    `${name === undefined ? 'You have' : `${name} has`} ${plural('en', tiles, 'tile', 'tiles')} left, worth ${plural('en', points, 'point', 'points')}.`,
  points: (points, needed) => `${points} of ${needed} points so far.`,
  lacks: (wanted) => `It needs ${list('en', wanted, 'or')}.`,
  undone: 'Undone.',
  redone: 'Redone.',
  reset: 'Everything is back as it was at the start of your turn.',
  emptyTable: 'No sets on the table yet.',
};
