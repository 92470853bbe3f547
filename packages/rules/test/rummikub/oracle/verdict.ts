// The oracle's word on a play: whether this table may become that one.
import type { Options, Tile, TileSet } from '../../../src/rummikub/types.ts';
import { collections } from './collections.ts';
import { isStoryPossible } from './jokers.ts';
import { isSameSet, isSet, pointsOf, without } from './sets.ts';

export interface Play {
  readonly options: Options;
  readonly before: readonly TileSet[];
  readonly rack: readonly Tile[];
  readonly opened: boolean;
  readonly after: readonly TileSet[];
}

export type Verdict =
  | 'legal'
  | 'not-a-set'
  | 'tile-gone'
  | 'not-on-rack'
  | 'nothing-played'
  | 'opening'
  | 'jokers';

const tilesOn = (table: readonly TileSet[]): readonly Tile[] => table.flatMap(({ tiles }) => tiles);

const points = (sets: readonly TileSet[]): number => sets.reduce((sum, set) => sum + pointsOf(set), 0);

/** The sets of the new table that did not lie there; `undefined` when an old set has been touched. */
const addedTo = (before: readonly TileSet[], after: readonly TileSet[]): readonly TileSet[] | undefined => {
  const added = [...after];
  for (const set of before) {
    const place = added.findIndex((other) => isSameSet(set, other));
    if (place < 0) return undefined;
    added.splice(place, 1);
  }
  return added;
};

/**
 * R-17 [de]: „In diesem Spielzug darf der Spieler auf dem Tisch liegende Reihen weder manipulieren, noch an sie anlegen, noch einen
 * Joker ersetzen“, and 30 points come „mit einer oder mehreren eigenen Serien von seinem Brett“.
 */
const opensBesideTable = ({ options, before, after }: Play): boolean => {
  const own = addedTo(before, after);
  return own !== undefined && points(own) >= options.openMin;
};

/**
 * R-18 [fr] « Une fois que les joueurs ont posé leurs 30 points ou davantage sur la table, ils peuvent passer à la « manipulation » »: first
 * own sets worth 30 are laid, then the table with them on it becomes the new one by the rules for everybody.
 */
const opensThenPlays = ({ options, before, after }: Play, played: readonly Tile[]): boolean => {
  for (const laid of collections(played, options)) {
    if (points(laid) < options.openMin) continue;
    const loose = without(played, tilesOn(laid)) ?? [];
    if (isStoryPossible({ options, before, laid, loose, after, isOpening: true })) return true;
  }
  return false;
};

export const verdict = (play: Play): Verdict => {
  const { options, before, rack, opened, after } = play;
  if (!after.every((set) => isSet(set, options))) return 'not-a-set';
  // everything that lay on the table still lies there; [de] a joker „darf nicht zurück auf das Brett“.
  const played = without(tilesOn(after), tilesOn(before));
  if (played === undefined) return 'tile-gone';
  // the rest comes from the rack, one tile at least.
  if (without(rack, played) === undefined) return 'not-on-rack';
  if (played.length === 0) return 'nothing-played';
  if (opened) {
    const turn = { options, before, laid: [], loose: played, after, isOpening: false };
    return isStoryPossible(turn) ? 'legal' : 'jokers';
  }
  const opens = options.openTableLocked ? opensBesideTable(play) : opensThenPlays(play, played);
  return opens ? 'legal' : 'opening';
};
