import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import { jokersIn } from '../../in-words.ts';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';
import { verb } from './verb.ts';

const RUN = ['negra', 'roja', 'azul', 'amarilla'];
const COLOURS = ['negro', 'rojo', 'azul', 'amarillo'];
const colour = (tile: Tile): string => (tile === JOKER ? 'comodín' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${numberOf(tile)} ${colour(tile)}`);

const jokerAs = (number: number): string => `comodín como ${number}`;

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `el grupo de ${numberOf(first)} (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  const jokers = jokersIn(set).map(jokerAs);
  return `la escalera ${RUN[colourOf(first)]} del ${from} al ${to}${jokers.length === 0 ? '' : ` (${jokers.join(', ')})`}`;
};
const toThe = (set: TileSet): string => the(set).replace(/^el /, 'al ').replace(/^la /, 'a la ');
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (de la mesa: ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Añade', 'Añades', 'añade')} ${tiles} ${toThe(to)}${fromTable(taken)}.`,
  moves: (doer, tiles, to) => `${verb(doer, 'Mueve', 'Mueves', 'mueve')} ${tiles} ${toThe(to)}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'es',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
    );
    return opened
      ? `${verb(doer, 'Abre con', 'Abres con', 'abre con')} ${all}.`
      : `${verb(doer, 'Pon', 'Pones', 'pone')} ${all}.`;
  },
  rack: (tiles) =>
    `Tienes ${plural('es', tiles.length, 'ficha', 'fichas')}: ${byColour('es', tiles, COLOURS, 'comodín')}.`,
  jokerAs,
  left: (name, tiles, points) =>
    `${name === undefined ? 'Tienes' : `${name} tiene`} todavía ${plural('es', tiles, 'ficha', 'fichas')}: ${plural('es', points, 'punto', 'puntos')}.`,
  points: (points, needed) => `Llevas ${points} de ${needed} puntos.`,
  lacks: (wanted) => `Falta ${list('es', wanted, 'or')}.`,
  undone: 'Deshecho.',
  redone: 'Rehecho.',
  reset: 'Todo está otra vez como al empezar tu turno.',
  emptyTable: 'Todavía no hay nada en la mesa.',
};
