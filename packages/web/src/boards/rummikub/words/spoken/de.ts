import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import { jokersIn } from '../../in-words.ts';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';
import { verb } from './verb.ts';

const RUN = ['Schwarz', 'Rot', 'Blau', 'Gelb'];
const COLOURS = ['schwarz', 'rot', 'blau', 'gelb'];
const colour = (tile: Tile): string => (tile === JOKER ? 'Joker' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${colour(tile)} ${numberOf(tile)}`);

const jokerAs = (number: number): string => `Joker als ${number}`;

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `die Gruppe ${numberOf(first)} (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  const jokers = jokersIn(set).map(jokerAs);
  return `die Reihe ${RUN[colourOf(first)]} ${from} bis ${to}${jokers.length === 0 ? '' : ` (${jokers.join(', ')})`}`;
};
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (vom Tisch: ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Leg', 'Du legst', 'legt')} ${tiles} an ${the(to)} an${fromTable(taken)}.`,
  moves: (doer, tiles, to) =>
    `${verb(doer, 'Verschiebe', 'Du verschiebst', 'verschiebt')} ${tiles} ${the(to).replace(/^die /, 'zur ')}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'de',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
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
