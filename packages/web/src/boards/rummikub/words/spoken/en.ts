import { colourOf, JOKER, type Tile } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import type { SpokenWords, Taken } from '../../speech/spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';
import { setNames } from './set-names.ts';
import { verb } from './verb.ts';

const COLOURS = ['black', 'red', 'blue', 'yellow'];
const colour = (tile: Tile): string => (tile === JOKER ? 'joker' : (COLOURS[colourOf(tile)] ?? ''));

const jokerAs = (number: number): string => `joker as ${number}`;

const { short, full } = setNames({
  group: (number) => `the group of ${number}s`,
  run: (colour, from, to) => `the ${COLOURS[colour]} run ${from} to ${to}`,
  colour,
  jokerAs,
});
const fromSets = (taken: readonly Taken[]): string =>
  list(
    'en',
    taken.map(({ tiles, from }) => `${tiles} from ${short(from)}`),
  );
const taking = (taken: readonly Taken[]): string => (taken.length === 0 ? '' : `, taking ${fromSets(taken)}`);

export const spoken: SpokenWords = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Add', 'You add', 'adds')} ${tiles} to ${full(to)}${taking(taken)}.`,
  moves: (doer, taken, to) =>
    `${verb(doer, 'Move', 'You move', 'moves')} ${fromSets(taken)} into ${full(to)}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'en',
      sets.map(({ set, taken }) => `${full(set)}${taking(taken)}`),
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
