import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';

const RUN = ['Schwarz', 'Rot', 'Blau', 'Gelb'];
const COLOURS = ['schwarz', 'rot', 'blau', 'gelb'];
const colour = (tile: Tile): string => (tile === JOKER ? 'Joker' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${colour(tile)} ${numberOf(tile)}`);

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `die Gruppe ${numberOf(first)} (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  return `die Reihe ${RUN[colourOf(first)]} ${from} bis ${to}`;
};
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (vom Tisch: ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (name, tiles, to, taken) => {
    const who = name === undefined ? 'Du legst' : `${name} legt`;
    return `${who} ${tiles} an ${the(to)} an${fromTable(taken)}.`;
  },
  lays: (name, sets, opened) => {
    const opens = name === undefined ? 'Du legst zum ersten Mal aus:' : `${name} legt zum ersten Mal aus:`;
    const lays = name === undefined ? 'Du legst' : `${name} legt`;
    const all = list(
      'de',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
    );
    return `${opened ? opens : lays} ${all}.`;
  },
  rack: (tiles) =>
    `Du hast ${plural('de', tiles.length, 'Spielstein', 'Spielsteine')}: ${byColour('de', tiles, COLOURS, 'Joker')}.`,
  jokerAs: (number) => `Joker als ${number}`,
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederhergestellt.',
  reset: 'Alles liegt wieder wie zu Beginn deines Zuges.',
  emptyTable: 'Auf dem Tisch liegt noch nichts.',
};
