import { colourOf, JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import type { spoken as en } from '../../en/rummikub/spoken.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { byColour } from '../../grammar/rummikub/by-colour.ts';
import { setNames } from '../../grammar/rummikub/set-names.ts';
import type { Taken } from '../../grammar/rummikub/spoken-facts.ts';
import { verb } from '../../grammar/rummikub/verb.ts';
import type { Words } from '../../words.ts';

const RUN = ['nera', 'rossa', 'blu', 'gialla'];
const COLOURS = ['nero', 'rosso', 'blu', 'giallo'];
const colour = (tile: Tile): string => (tile === JOKER ? 'jolly' : (COLOURS[colourOf(tile)] ?? ''));

const jokerAs = (number: number): string => `jolly come ${number}`;

const { short, full, apart } = setNames({
  group: (number) => `il gruppo di ${number}`,
  run: (colour, from, to) => `la serie ${RUN[colour]} da ${from} a ${to}`,
  colour,
  jokerAs,
});

/** Names a set within a sentence. */
export const setName = short;
export const setNamesApart = apart;

const toThe = (set: TileSet): string => full(set).replace(/^il /, 'al ').replace(/^la /, 'alla ');
const fromSets = (taken: readonly Taken[]): string =>
  list(
    'it',
    taken.map(
      ({ tiles, from }) => `${tiles} ${short(from).replace(/^il /, 'dal ').replace(/^la /, 'dalla ')}`,
    ),
  );
const taking = (taken: readonly Taken[]): string =>
  taken.length === 0 ? '' : `, prendendo ${fromSets(taken)}`;

/** One step of an advised play in a few characters, beside the marks on the board: "red 7 → the red run 4 to 6". */
export const shortStep = (tiles: readonly Tile[], to: TileSet | null): string =>
  `${byColour('it', tiles, COLOURS, 'jolly')} → ${to ? short(to) : 'nuova combinazione'}`;

export const spoken: Words<typeof en> = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Aggiungi', 'Aggiungi', 'aggiunge')} ${tiles} ${toThe(to)}${taking(taken)}.`,
  moves: (doer, taken, to) => `${verb(doer, 'Sposta', 'Sposti', 'sposta')} ${fromSets(taken)} ${toThe(to)}.`,
  splits: (run, tiles) => `Dividi ${short(run)} con ${tiles}.`,
  starts: (makes, tiles, from) =>
    `Comincia ${short(makes)} con ${from ? fromSets([{ tiles, from }]) : tiles}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'it',
      sets.map(({ set, taken }) => `${full(set)}${taking(taken)}`),
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
