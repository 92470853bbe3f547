// Tables and racks as people write them: `R5 J R7 | =K5 J J`; K is black, and `=` marks a group of one number and jokers.
import type { Tile, TileSet } from '../../../src/rummikub/types.ts';
import { colourOf, isJoker, JOKER, numbered, numberOf, tileOf } from './sets.ts';

const COLOURS = 'KRBY';

const readTile = (word: string): Tile =>
  word === 'J' ? JOKER : tileOf(COLOURS.indexOf(word.charAt(0)), Number(word.slice(1)));

const writeTile = (tile: Tile): string =>
  isJoker(tile) ? 'J' : `${COLOURS.charAt(colourOf(tile))}${numberOf(tile)}`;

export const readTiles = (text: string): readonly Tile[] => text.split(/\s+/).filter(Boolean).map(readTile);

export const writeTiles = (tiles: readonly Tile[]): string => tiles.map(writeTile).join(' ');

const isGroupText = (tiles: readonly Tile[]): boolean =>
  numbered(tiles).length > 1 && new Set(numbered(tiles).map(numberOf)).size === 1;

const readSet = (text: string): TileSet => {
  const isMarked = text.trim().startsWith('=');
  const tiles = readTiles(text.replace('=', ''));
  return { kind: isMarked || isGroupText(tiles) ? 'group' : 'run', tiles };
};

export const readTable = (text: string): readonly TileSet[] =>
  text.trim() === '' ? [] : text.split('|').map(readSet);

export const writeTable = (table: readonly TileSet[]): string =>
  table
    .map(({ kind, tiles }) => `${kind === 'group' && !isGroupText(tiles) ? '=' : ''}${writeTiles(tiles)}`)
    .join(' | ');
