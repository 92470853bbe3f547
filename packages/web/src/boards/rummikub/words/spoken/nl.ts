import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';

const RUN = ['zwarte', 'rode', 'blauwe', 'gele'];
const COLOURS = ['zwart', 'rood', 'blauw', 'geel'];
const colour = (tile: Tile): string => (tile === JOKER ? 'joker' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${colour(tile)} ${numberOf(tile)}`);

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `de groep met de ${numberOf(first)} (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  return `de ${RUN[colourOf(first)]} rij ${from} tot en met ${to}`;
};
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (van tafel: ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (name, tiles, to, taken) => {
    const who = name === undefined ? 'Je legt' : `${name} legt`;
    return `${who} ${tiles} aan bij ${the(to)}${fromTable(taken)}.`;
  },
  lays: (name, sets, opened) => {
    const opens = name === undefined ? 'Je komt uit met' : `${name} komt uit met`;
    const lays = name === undefined ? 'Je legt' : `${name} legt`;
    const all = list(
      'nl',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
    );
    return `${opened ? opens : lays} ${all}.`;
  },
  rack: (tiles) =>
    `Je hebt ${plural('nl', tiles.length, 'steen', 'stenen')}: ${byColour('nl', tiles, COLOURS, 'joker')}.`,
  jokerAs: (number) => `joker als ${number}`,
  undone: 'Ongedaan gemaakt.',
  redone: 'Opnieuw gedaan.',
  reset: 'Alles ligt weer zoals aan het begin van je beurt.',
  emptyTable: 'Er ligt nog niets op tafel.',
};
