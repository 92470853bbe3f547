import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import type { SpokenWords } from '../../spoken-words.ts';

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
  lays: (name, set, opened, taken) => {
    const opens = name === undefined ? 'Apri con' : `${name} apre con`;
    const lays = name === undefined ? 'Cali' : `${name} cala`;
    return `${opened ? opens : lays} ${the(set)}${fromTable(taken)}.`;
  },
  undone: 'Annullato.',
  redone: 'Ripetuto.',
  reset: 'Tutto è di nuovo come all’inizio del tuo turno.',
  emptyTable: 'Sulla tavola non c’è ancora niente.',
};
