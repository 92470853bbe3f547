import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import { jokersIn } from '../../in-words.ts';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';
import { verb } from './verb.ts';

const RUN = ['nera', 'rossa', 'blu', 'gialla'];
const COLOURS = ['nero', 'rosso', 'blu', 'giallo'];
const colour = (tile: Tile): string => (tile === JOKER ? 'jolly' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${numberOf(tile)} ${colour(tile)}`);

const jokerAs = (number: number): string => `jolly come ${number}`;

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `il gruppo di ${numberOf(first)} (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  const jokers = jokersIn(set).map(jokerAs);
  return `la serie ${RUN[colourOf(first)]} da ${from} a ${to}${jokers.length === 0 ? '' : ` (${jokers.join(', ')})`}`;
};
const toThe = (set: TileSet): string => the(set).replace(/^il /, 'al ').replace(/^la /, 'alla ');
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (dalla tavola: ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Aggiungi', 'Aggiungi', 'aggiunge')} ${tiles} ${toThe(to)}${fromTable(taken)}.`,
  moves: (doer, tiles, to) => `${verb(doer, 'Sposta', 'Sposti', 'sposta')} ${tiles} ${toThe(to)}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'it',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
    );
    return opened
      ? `${verb(doer, 'Apri con', 'Apri con', 'apre con')} ${all}.`
      : `${verb(doer, 'Cala', 'Cali', 'cala')} ${all}.`;
  },
  rack: (tiles) =>
    `Hai ${plural('it', tiles.length, 'tessera', 'tessere')}: ${byColour('it', tiles, COLOURS, 'jolly')}.`,
  jokerAs,
  left: (name, tiles, points) =>
    `${name === undefined ? 'Hai' : `${name} ha`} ancora ${plural('it', tiles, 'tessera', 'tessere')}: ${plural('it', points, 'punto', 'punti')}.`,
  points: (points, needed) => `Finora ${points} punti su ${needed}.`,
  lacks: (wanted) => `Manca ${list('it', wanted, 'or')}.`,
  undone: 'Annullato.',
  redone: 'Ripetuto.',
  reset: 'Tutto è di nuovo come all’inizio del tuo turno.',
  emptyTable: 'Sulla tavola non c’è ancora niente.',
};
