import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';

const RUN = ['nera', 'rossa', 'blu', 'gialla'];
const COLOURS = ['nero', 'rosso', 'blu', 'giallo'];
const colour = (tile: Tile): string => (tile === JOKER ? 'jolly' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${numberOf(tile)} ${colour(tile)}`);

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `il gruppo di ${numberOf(first)} (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  return `la serie ${RUN[colourOf(first)]} da ${from} a ${to}`;
};
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (dalla tavola: ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (name, tiles, to, taken) => {
    const who = name === undefined ? 'Aggiungi' : `${name} aggiunge`;
    return `${who} ${tiles} ${the(to).replace(/^il /, 'al ').replace(/^la /, 'alla ')}${fromTable(taken)}.`;
  },
  lays: (name, sets, opened) => {
    const opens = name === undefined ? 'Apri con' : `${name} apre con`;
    const lays = name === undefined ? 'Cali' : `${name} cala`;
    const all = list(
      'it',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
    );
    return `${opened ? opens : lays} ${all}.`;
  },
  rack: (tiles) =>
    `Hai ${plural('it', tiles.length, 'tessera', 'tessere')}: ${byColour('it', tiles, COLOURS, 'jolly')}.`,
  jokerAs: (number) => `jolly come ${number}`,
  undone: 'Annullato.',
  redone: 'Ripetuto.',
  reset: 'Tutto è di nuovo come all’inizio del tuo turno.',
  emptyTable: 'Sulla tavola non c’è ancora niente.',
};
