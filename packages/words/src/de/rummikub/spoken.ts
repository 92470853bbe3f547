import { colourOf, JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import type { spoken as en } from '../../en/rummikub/spoken.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { byColour } from '../../grammar/rummikub/by-colour.ts';
import { setNames } from '../../grammar/rummikub/set-names.ts';
import type { Doer, Taken } from '../../grammar/rummikub/spoken-facts.ts';
import { verb } from '../../grammar/rummikub/verb.ts';
import type { Words } from '../../words.ts';

const RUN = ['Schwarz', 'Rot', 'Blau', 'Gelb'];
const COLOURS = ['schwarz', 'rot', 'blau', 'gelb'];
const colour = (tile: Tile): string => (tile === JOKER ? 'Joker' : (COLOURS[colourOf(tile)] ?? ''));

const jokerAs = (number: number): string => `Joker als ${number}`;

const { short, full, apart } = setNames({
  group: (number) => `die Gruppe ${number}`,
  run: (colour, from, to) => `die Reihe ${RUN[colour]} ${from} bis ${to}`,
  colour,
  jokerAs,
});

/** Names a set within a sentence. */
export const setName = short;
export const setNamesApart = apart;

const fromSets = (taken: readonly Taken[]): string =>
  list(
    'de',
    taken.map(({ tiles, from }) => `${tiles} aus ${short(from).replace(/^die /, 'der ')}`),
  );
const taking = (doer: Doer, taken: readonly Taken[]): string => {
  if (taken.length === 0) return '';
  const takes = doer === 'advised' ? 'nimm' : doer === 'you' ? 'nimmst' : 'nimmt';
  return ` und ${takes} dazu ${fromSets(taken)}`;
};

/** One step of an advised play in a few characters, beside the marks on the board: "red 7 → the red run 4 to 6". */
export const shortStep = (tiles: readonly Tile[], to: TileSet | null): string =>
  `${byColour('de', tiles, COLOURS, 'Joker')} → ${to ? short(to) : 'neu'}`;

export const spoken: Words<typeof en> = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Leg', 'Du legst', 'legt')} ${tiles} an ${full(to)} an${taking(doer, taken)}.`,
  moves: (doer, taken, to) =>
    `${verb(doer, 'Verschiebe', 'Du verschiebst', 'verschiebt')} ${fromSets(taken)} ${full(to).replace(/^die /, 'zur ')}.`,
  splits: (run, tiles) => `Teil ${short(run)}: Leg ${tiles} hinein.`,
  starts: (makes, tiles, from) =>
    `Leg ${from ? fromSets([{ tiles, from }]) : tiles} für ${short(makes)} bereit.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'de',
      sets.map(({ set, taken }) => `${full(set)}${taking(doer, taken)}`),
    );
    return opened
      ? `${verb(doer, 'Leg zum ersten Mal aus:', 'Du legst zum ersten Mal aus:', 'legt zum ersten Mal aus:')} ${all}.`
      : `${verb(doer, 'Leg', 'Du legst', 'legt')} ${all}.`;
  },
  rack: (tiles) =>
    `Du hast ${plural('de', tiles.length, 'Spielstein', 'Spielsteine')}: ${byColour('de', tiles, COLOURS, 'Joker')}.`,
  jokerAs,
  left: (name, tiles, points) =>
    `${name === undefined ? 'Du hast' : `${name} hat`} noch ${plural('de', tiles, 'Spielstein', 'Spielsteine')}: ${plural('de', points, 'Punkt', 'Punkte')}.`,
  points: (points, needed) => `Bisher ${points} von ${needed} Punkten.`,
  lacks: (wanted) => `Es fehlt noch ${list('de', wanted, 'or')}.`,
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederhergestellt.',
  reset: 'Alles liegt wieder wie zu Beginn deines Zuges.',
  emptyTable: 'Auf dem Tisch liegt noch nichts.',
};
