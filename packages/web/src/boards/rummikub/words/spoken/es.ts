import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';

const RUN = ['negra', 'roja', 'azul', 'amarilla'];
const COLOURS = ['negro', 'rojo', 'azul', 'amarillo'];
const colour = (tile: Tile): string => (tile === JOKER ? 'comodín' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${numberOf(tile)} ${colour(tile)}`);

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `el grupo de ${numberOf(first)} (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  return `la escalera ${RUN[colourOf(first)]} del ${from} al ${to}`;
};
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (de la mesa: ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (name, tiles, to, taken) => {
    const who = name === undefined ? 'Añades' : `${name} añade`;
    return `${who} ${tiles} ${the(to).replace(/^el /, 'al ').replace(/^la /, 'a la ')}${fromTable(taken)}.`;
  },
  lays: (name, sets, opened) => {
    const opens = name === undefined ? 'Abres con' : `${name} abre con`;
    const lays = name === undefined ? 'Pones' : `${name} pone`;
    const all = list(
      'es',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
    );
    return `${opened ? opens : lays} ${all}.`;
  },
  rack: (tiles) =>
    `Tienes ${plural('es', tiles.length, 'ficha', 'fichas')}: ${byColour('es', tiles, COLOURS, 'comodín')}.`,
  jokerAs: (number) => `comodín como ${number}`,
  undone: 'Deshecho.',
  redone: 'Rehecho.',
  reset: 'Todo está otra vez como al empezar tu turno.',
  emptyTable: 'Todavía no hay nada en la mesa.',
};
