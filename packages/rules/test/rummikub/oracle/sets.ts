// An oracle for the tests, written from the booklets alone: slow, obvious, and sharing no code with the rules.
// [de], [fr], [it]: the three texts of the Carlit booklet. This file: what a set is and what a joker in it stands for.
import type { Options, Tile, TileSet } from '../../../src/rummikub/types.ts';

/** A joker. A numbered tile is `colour * 13 + number - 1`. */
export const JOKER: Tile = 52;
export const isJoker = (tile: Tile): boolean => tile === JOKER;
export const colourOf = (tile: Tile): number => Math.floor(tile / 13);
export const numberOf = (tile: Tile): number => (tile % 13) + 1;
export const tileOf = (colour: number, number: number): Tile => colour * 13 + number - 1;

/** tells whether there is such a tile in the game. */
const isInGame = (tile: Tile, options: Options): boolean =>
  isJoker(tile) ||
  (Number.isInteger(tile) &&
    tile >= 0 &&
    colourOf(tile) < options.colours &&
    numberOf(tile) <= options.values);

/** The tiles of a set that are no jokers. */
export const numbered = (tiles: readonly Tile[]): readonly Tile[] => tiles.filter((tile) => !isJoker(tile));

/** in a run every place has its number. The first numbered tile tells which number the first place has. */
const firstNumber = (run: TileSet): number => {
  const place = run.tiles.findIndex((tile) => !isJoker(tile));
  return numberOf(run.tiles[place] ?? 0) - place;
};

/** R-9 [de]: „mindestens drei und höchstens 13 Spielsteinen mit fortlaufendem Wert in gleicher Farbe“. */
const isRun = (run: TileSet, options: Options): boolean => {
  const first = firstNumber(run);
  const last = first + run.tiles.length - 1;
  const colours = new Set(numbered(run.tiles).map(colourOf));
  const areInPlace = run.tiles.every((tile, i) => isJoker(tile) || numberOf(tile) === first + i);
  // R-10 [de]: the 1 „ist immer der niedrigste Zahlenwert und darf nicht an die 13 angelegt werden“.
  return colours.size === 1 && areInPlace && first >= 1 && last <= options.values;
};

/** R-12 [de]: „drei oder vier Spielsteinen von gleichem Wert, aber unterschiedlicher Farbe“. */
const isGroup = (group: TileSet, options: Options): boolean => {
  const tiles = numbered(group.tiles);
  const colours = new Set(tiles.map(colourOf));
  const numbers = new Set(tiles.map(numberOf));
  return numbers.size === 1 && colours.size === tiles.length && group.tiles.length <= options.colours;
};

/** R-8 [it] «almeno 3 tessere»; R-11: jokers alone are no set. */
export const isSet = (set: TileSet, options: Options): boolean =>
  set.tiles.length >= 3 &&
  numbered(set.tiles).length > 0 &&
  set.tiles.every((tile) => isInGame(tile, options)) &&
  (set.kind === 'run' ? isRun(set, options) : isGroup(set, options));

/** the tiles that the joker at this place stands for: one in a run, every missing colour in a group. */
export const standsFor = (set: TileSet, place: number, options: Options): readonly Tile[] => {
  const [some = 0] = numbered(set.tiles);
  if (set.kind === 'run') return [tileOf(colourOf(some), firstNumber(set) + place)];
  // [de] „kann er durch eine beliebige der beiden fehlenden Farben ersetzt werden“
  return Array.from({ length: options.colours }, (_, colour) => tileOf(colour, numberOf(some))).filter(
    (tile) => !set.tiles.includes(tile),
  );
};

/** tells whether a joker at this place of one set stands for the same as at that place of another. */
export const meansTheSame = (a: TileSet, placeInA: number, b: TileSet, placeInB: number): boolean => {
  const [someA = 0] = numbered(a.tiles);
  const [someB = 0] = numbered(b.tiles);
  if (a.kind === 'group' && b.kind === 'group') return numberOf(someA) === numberOf(someB);
  if (a.kind === 'group' || b.kind === 'group') return false;
  return colourOf(someA) === colourOf(someB) && firstNumber(a) + placeInA === firstNumber(b) + placeInB;
};

/** R-16 [fr]: the joker « compte pour les points qu'il est censé remplacer ». */
export const pointsOf = (set: TileSet): number => {
  const [some = 0] = numbered(set.tiles);
  return set.tiles.reduce(
    (sum, _, place) => sum + (set.kind === 'group' ? numberOf(some) : firstNumber(set) + place),
    0,
  );
};

/** the same tiles of the same kind; in a run also in the same places. */
export const isSameSet = (a: TileSet, b: TileSet): boolean => {
  const order = (set: TileSet): readonly Tile[] =>
    set.kind === 'run' ? set.tiles : [...set.tiles].sort((x, y) => x - y);
  return a.kind === b.kind && order(a).join() === order(b).join();
};

/** All the tiles but these, each taken away once; `undefined` when one of these is not there. */
export const without = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] | undefined => {
  const rest = [...tiles];
  for (const tile of gone) {
    const place = rest.indexOf(tile);
    if (place < 0) return undefined;
    rest.splice(place, 1);
  }
  return rest;
};
