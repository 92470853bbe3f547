import { colourOf, JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import type { spoken as en } from '../../en/rummikub/spoken.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { byColour } from '../../grammar/rummikub/by-colour.ts';
import { setNames } from '../../grammar/rummikub/set-names.ts';
import type { Taken } from '../../grammar/rummikub/spoken-facts.ts';
import { verb } from '../../grammar/rummikub/verb.ts';
import type { Words } from '../../words.ts';

const RUN = ['negra', 'roja', 'azul', 'amarilla'];
const COLOURS = ['negro', 'rojo', 'azul', 'amarillo'];
const colour = (tile: Tile): string => (tile === JOKER ? 'comodín' : (COLOURS[colourOf(tile)] ?? ''));

const jokerAs = (number: number): string => `comodín como ${number}`;

const { short, full, apart } = setNames({
  group: (number) => `el grupo de ${number}`,
  run: (colour, from, to) => `la escalera ${RUN[colour]} del ${from} al ${to}`,
  colour,
  jokerAs,
});

/** Names a set within a sentence. */
export const setName = short;
export const setNamesApart = apart;

const toThe = (set: TileSet): string => full(set).replace(/^el /, 'al ').replace(/^la /, 'a la ');
const fromSets = (taken: readonly Taken[]): string =>
  list(
    'es',
    taken.map(
      ({ tiles, from }) => `${tiles} ${short(from).replace(/^el /, 'del ').replace(/^la /, 'de la ')}`,
    ),
  );
const taking = (taken: readonly Taken[]): string =>
  taken.length === 0 ? '' : `, tomando ${fromSets(taken)}`;

/** One step of an advised play in a few characters, beside the marks on the board: "red 7 → the red run 4 to 6". */
export const shortStep = (tiles: readonly Tile[], to: TileSet | null): string =>
  `${byColour('es', tiles, COLOURS, 'comodín')} → ${to ? short(to) : 'nueva combinación'}`;

export const spoken: Words<typeof en> = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Añade', 'Añades', 'añade')} ${tiles} ${toThe(to)}${taking(taken)}.`,
  moves: (doer, taken, to) => `${verb(doer, 'Mueve', 'Mueves', 'mueve')} ${fromSets(taken)} ${toThe(to)}.`,
  splits: (run, tiles) => `Parte ${short(run)} con ${tiles}.`,
  starts: (makes, tiles, from) =>
    `Empieza ${short(makes)} con ${from ? fromSets([{ tiles, from }]) : tiles}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'es',
      sets.map(({ set, taken }) => `${full(set)}${taking(taken)}`),
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
