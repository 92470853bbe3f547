import { colourOf, JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { byColour } from '../../grammar/rummikub/by-colour.ts';
import { setNames } from '../../grammar/rummikub/set-names.ts';
import type { Doer, NewSet, Taken } from '../../grammar/rummikub/spoken-facts.ts';
import { verb } from '../../grammar/rummikub/verb.ts';

const COLOURS = ['black', 'red', 'blue', 'yellow'];
const colour = (tile: Tile): string => (tile === JOKER ? 'joker' : (COLOURS[colourOf(tile)] ?? ''));

const jokerAs = (number: number): string => `joker as ${number}`;

const { short, full, apart } = setNames({
  group: (number) => `the group of ${number}s`,
  run: (colour, from, to) => `the ${COLOURS[colour]} run ${from} to ${to}`,
  colour,
  jokerAs,
});

/** Names a set within a sentence. */
export const setName = short;

/** Names several sets so that each is told from the others. */
export const setNamesApart = apart;

const fromSets = (taken: readonly Taken[]): string =>
  list(
    'en-GB',
    taken.map(({ tiles, from }) => `${tiles} from ${short(from)}`),
  );
const taking = (taken: readonly Taken[]): string => (taken.length === 0 ? '' : `, taking ${fromSets(taken)}`);

/** One step of an advised play in a few characters, beside the marks on the board: "red 7 → the red run 4 to 6". */
export const shortStep = (tiles: readonly Tile[], to: TileSet | null): string =>
  `${byColour('en', tiles, COLOURS, 'joker')} → ${to ? short(to) : 'new set'}`;

/** The texts of this board for people who do not see it. `name` is `undefined` where the sentence is about the reader. */
export const spoken = {
  /** "Ada adds the black 9 to the black run 6 to 8." `taken`: tiles of the table that join it, too. */
  adds: (doer: Doer, tiles: string, to: TileSet, taken: readonly Taken[]) =>
    `${verb(doer, 'Add', 'You add', 'adds')} ${tiles} to ${full(to)}${taking(taken)}.`,
  /** "Ada moves the black 5 from the group of 5s into the black run 6 to 8." */
  moves: (doer: Doer, taken: readonly Taken[], to: TileSet) =>
    `${verb(doer, 'Move', 'You move', 'moves')} ${fromSets(taken)} into ${full(to)}.`,
  splits: (run: TileSet, tiles: string) => `Split ${short(run)} with ${tiles}.`,
  /** "Start the group of 7s with the blue 7 from the blue run 4 to 8." More tiles follow. */
  starts: (makes: TileSet, tiles: string, from: TileSet | null) =>
    `Start ${short(makes)} with ${from ? fromSets([{ tiles, from }]) : tiles}.`,
  /** "Ada lays the group of 7s (black, red, blue)." or "Ada opens with …": new sets, each with tiles taken from the table. */
  lays: (doer: Doer, sets: readonly NewSet[], opened: boolean) => {
    const all = list(
      'en-GB',
      sets.map(({ set, taken }) => `${full(set)}${taking(taken)}`),
    );
    return opened
      ? `${verb(doer, 'Open with', 'You open with', 'opens with')} ${all}.`
      : `${verb(doer, 'Lay', 'You lay', 'lays')} ${all}.`;
  },
  /** "You have 3 tiles: black 4, 9; joker." */
  rack: (tiles: readonly Tile[]) =>
    `You have ${plural('en', tiles.length, 'tile', 'tiles')}: ${byColour('en', tiles, COLOURS, 'joker')}.`,
  /** The tile that a joker in a run stands for. */
  jokerAs,
  /** At the end of a game. */
  left: (name: string | undefined, tiles: number, points: number) =>
    `${name === undefined ? 'You have' : `${name} has`} ${plural('en', tiles, 'tile', 'tiles')} left, worth ${plural('en', points, 'point', 'points')}.`,
  /** The value of the sets of an opening so far. */
  points: (points: number, needed: number) => `${points} of ${needed} points so far.`,
  /** Each of these tiles would finish a set. */
  lacks: (wanted: readonly string[]) => `It needs ${list('en-GB', wanted, 'or')}.`,
  undone: 'Undone.',
  redone: 'Redone.',
  reset: 'Everything is back as it was at the start of your turn.',
  emptyTable: 'No sets on the table yet.',
};
