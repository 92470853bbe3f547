import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import { jokersIn } from '../../in-words.ts';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';
import { verb } from './verb.ts';

const RUN = ['zwarte', 'rode', 'blauwe', 'gele'];
const COLOURS = ['zwart', 'rood', 'blauw', 'geel'];
const colour = (tile: Tile): string => (tile === JOKER ? 'joker' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${colour(tile)} ${numberOf(tile)}`);

const jokerAs = (number: number): string => `joker als ${number}`;

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `de groep met de ${numberOf(first)} (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  const jokers = jokersIn(set).map(jokerAs);
  return `de ${RUN[colourOf(first)]} rij ${from} tot en met ${to}${jokers.length === 0 ? '' : ` (${jokers.join(', ')})`}`;
};
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (van tafel: ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Leg', 'Je legt', 'legt')} ${tiles} aan bij ${the(to)}${fromTable(taken)}.`,
  moves: (doer, tiles, to) =>
    `${verb(doer, 'Verplaats', 'Je verplaatst', 'verplaatst')} ${tiles} naar ${the(to)}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'nl',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
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
