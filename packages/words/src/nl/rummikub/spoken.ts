import { colourOf, JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import type { spoken as en } from '../../en/rummikub/spoken.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { byColour } from '../../grammar/rummikub/by-colour.ts';
import { setNames } from '../../grammar/rummikub/set-names.ts';
import type { Taken } from '../../grammar/rummikub/spoken-facts.ts';
import { verb } from '../../grammar/rummikub/verb.ts';
import type { Words } from '../../words.ts';

const RUN = ['zwarte', 'rode', 'blauwe', 'gele'];
const COLOURS = ['zwart', 'rood', 'blauw', 'geel'];
const colour = (tile: Tile): string => (tile === JOKER ? 'joker' : (COLOURS[colourOf(tile)] ?? ''));

const jokerAs = (number: number): string => `joker als ${number}`;

const { short, full, apart } = setNames({
  group: (number) => `de groep met de ${number}`,
  run: (colour, from, to) => `de ${RUN[colour]} rij ${from} tot en met ${to}`,
  colour,
  jokerAs,
});

/** Names a set within a sentence. */
export const setName = short;
export const setNamesApart = apart;

const fromSets = (taken: readonly Taken[]): string =>
  list(
    'nl',
    taken.map(({ tiles, from }) => `${tiles} uit ${short(from)}`),
  );
const taking = (taken: readonly Taken[]): string => (taken.length === 0 ? '' : `, met ${fromSets(taken)}`);

/** One step of an advised play in a few characters, beside the marks on the board: "red 7 → the red run 4 to 6". */
export const shortStep = (tiles: readonly Tile[], to: TileSet | null): string =>
  `${byColour('nl', tiles, COLOURS, 'joker')} → ${to ? short(to) : 'nieuwe combinatie'}`;

export const spoken: Words<typeof en> = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Leg', 'Je legt', 'legt')} ${tiles} aan bij ${full(to)}${taking(taken)}.`,
  moves: (doer, taken, to) =>
    `${verb(doer, 'Verplaats', 'Je verplaatst', 'verplaatst')} ${fromSets(taken)} naar ${full(to)}.`,
  splits: (run, tiles) => `Splits ${short(run)} met ${tiles}.`,
  starts: (makes, tiles, from) =>
    `Leg ${from ? fromSets([{ tiles, from }]) : tiles} klaar voor ${short(makes)}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'nl',
      sets.map(({ set, taken }) => `${full(set)}${taking(taken)}`),
    );
    return opened
      ? `${verb(doer, 'Kom uit met', 'Je komt uit met', 'komt uit met')} ${all}.`
      : `${verb(doer, 'Leg', 'Je legt', 'legt')} ${all}.`;
  },
  rack: (tiles) =>
    `Je hebt ${plural('nl', tiles.length, 'steen', 'stenen')}: ${byColour('nl', tiles, COLOURS, 'joker')}.`,
  jokerAs,
  left: (name, tiles, points) =>
    `${name === undefined ? 'Je hebt' : `${name} heeft`} nog ${plural('nl', tiles, 'steen', 'stenen')}: ${plural('nl', points, 'punt', 'punten')}.`,
  points: (points, needed) => `Nu ${points} van ${needed} punten.`,
  lacks: (wanted) => `Je hebt nog ${list('nl', wanted, 'or')} nodig.`,
  undone: 'Ongedaan gemaakt.',
  redone: 'Opnieuw gedaan.',
  reset: 'Alles ligt weer zoals aan het begin van je beurt.',
  emptyTable: 'Er ligt nog niets op tafel.',
};
