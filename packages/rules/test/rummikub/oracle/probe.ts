// Random positions of small decks, and random plays in them that come near to what the rules allow.
import { pick, shuffled } from '../../../src/dice.ts';
import type { Dice } from '../../../src/game.ts';
import type { Options, Tile, TileSet } from '../../../src/rummikub/types.ts';
import { setsOf } from './collections.ts';
import { colourOf, isJoker, isSet, JOKER, numbered, numberOf, standsFor, tileOf, without } from './sets.ts';
import type { Play } from './verdict.ts';

const chance = (dice: Dice, share: number): boolean => dice() < share;

/** A whole number from `low` to `high`. */
const between = (dice: Dice, low: number, high: number): number =>
  low + Math.floor(dice() * (high - low + 1));

/** Options with a small deck: few colours, few numbers. */
export const smallDeck = (dice: Dice, options: Options): Options => {
  const values = pick(dice, [5, 6, 7, 13, 13]);
  const colours = between(dice, 2, 4);
  const jokers = pick(dice, [1, 2, 2, 2]);
  const openMin = values === 13 ? options.openMin : between(dice, values, 3 * values);
  return { ...options, values, colours, jokers, copies: pick(dice, [1, 2, 2]), openMin };
};

/** The tiles a position is made of; of a deck with all the numbers only a few, so that they fit together. */
const deckOf = (dice: Dice, options: Options): readonly Tile[] => {
  const width = Math.min(options.values, 7);
  const low = between(dice, 1, options.values - width + 1);
  const deck: Tile[] = Array.from({ length: options.jokers }, () => JOKER);
  for (let colour = 0; colour < options.colours; colour++)
    for (let number = low; number < low + width; number++)
      for (let copy = 0; copy < options.copies; copy++) deck.push(tileOf(colour, number));
  return shuffled(dice, deck);
};

/** A set made of some of these tiles; rather one with a joker or two. */
const someSet = (dice: Dice, tiles: readonly Tile[], options: Options): TileSet | undefined => {
  const jokers = tiles.filter(isJoker).slice(0, pick(dice, [0, 1, 1, 2]));
  const sets = setsOf([...jokers, ...numbered(tiles).slice(0, 10)], options);
  const short = sets.filter((set) => set.tiles.length <= 5);
  const liked = short.filter((set) => set.tiles.filter(isJoker).length === jokers.length);
  if (short.length === 0) return undefined;
  return pick(dice, liked.length > 0 ? liked : short);
};

/** Tiles that do something on this table: replace a joker, or lie beside a tile in a run or a group. */
const isUseful = (tile: Tile, table: readonly TileSet[], options: Options): boolean =>
  table.some((set) =>
    set.tiles.some((other, place) =>
      isJoker(other)
        ? standsFor(set, place, options).includes(tile)
        : numberOf(other) === numberOf(tile) ||
          (colourOf(other) === colourOf(tile) && Math.abs(numberOf(other) - numberOf(tile)) <= 2),
    ),
  );

export type Position = Omit<Play, 'after'>;

export const somePosition = (dice: Dice, options: Options): Position => {
  let deck = deckOf(dice, options);
  const before: TileSet[] = [];
  const sets = between(dice, 0, 3);
  while (before.length < sets) {
    const set = someSet(dice, shuffled(dice, deck), options);
    if (set === undefined) break;
    before.push(set);
    deck = without(deck, set.tiles) ?? [];
  }
  const useful = deck.filter((tile) => isJoker(tile) || isUseful(tile, before, options));
  const own = chance(dice, 0.6) ? someSet(dice, deck, options) : undefined;
  const rest = without(deck, own?.tiles ?? []) ?? [];
  const more = shuffled(dice, chance(dice, 0.8) ? useful : rest).slice(0, between(dice, 1, 5));
  const spare = more.filter(
    (tile, i) => without(rest, more.slice(0, i + 1)) !== undefined && rest.includes(tile),
  );
  return { options, before, rack: [...(own?.tiles ?? []), ...spare], opened: chance(dice, 0.6) };
};

/** A set with one of these tiles added where it fits. */
const grown = (dice: Dice, set: TileSet, loose: readonly Tile[], options: Options): TileSet => {
  for (const tile of shuffled(dice, loose)) {
    const ways: TileSet[] = [
      { kind: set.kind, tiles: [...set.tiles, tile] },
      { kind: set.kind, tiles: [tile, ...set.tiles] },
    ];
    const fit = ways.filter((way) => isSet(way, options));
    if (fit.length > 0) return pick(dice, fit);
  }
  return set;
};

/** The tiles in some of these sets, all of them; `undefined` when a short search at random finds no way. */
const arranged = (
  dice: Dice,
  tiles: readonly Tile[],
  sets: readonly TileSet[],
  budget = { left: 60 },
): readonly TileSet[] | undefined => {
  const [first] = numbered(tiles);
  if (first === undefined) return tiles.length === 0 ? [] : undefined;
  if (budget.left-- <= 0) return undefined;
  const possible = sets.filter((set) => without(tiles, set.tiles) !== undefined);
  const liked = possible.filter((set) => set.tiles.includes(first));
  for (const set of shuffled(dice, liked).slice(0, 12)) {
    const others = arranged(dice, without(tiles, set.tiles) ?? [], possible, budget);
    if (others !== undefined) return [set, ...others];
  }
  return undefined;
};

/** A joker of the table changed for a tile from the rack, or a run cut in two: what players do first. */
const opener = (dice: Dice, table: TileSet[], loose: Tile[], options: Options): void => {
  const index = table.findIndex((set) => set.tiles.includes(JOKER) && chance(dice, 0.7));
  const set = table[index];
  if (set === undefined) return;
  const place = set.tiles.indexOf(JOKER);
  const tile = standsFor(set, place, options).find((some) => loose.includes(some));
  if (tile === undefined) return;
  table[index] = { kind: set.kind, tiles: set.tiles.with(place, tile) };
  loose.splice(loose.indexOf(tile), 1, JOKER);
};

/** A new table in which every set is right, reached by whatever means; `undefined` when none was found. */
const rearranged = (dice: Dice, { options, before, rack, opened }: Position): Play['after'] | undefined => {
  const played = shuffled(dice, rack).slice(0, between(dice, 1, rack.length));
  const table = [...before];
  const loose = [...played];
  if (chance(dice, 0.5)) opener(dice, table, loose, options);
  if (chance(dice, 0.2)) opener(dice, table, loose, options);
  const keep = pick(dice, opened ? [0.2, 0.5, 0.8, 1] : [0.5, 0.9, 1, 1]);
  const kept: TileSet[] = [];
  for (const set of table) {
    if (chance(dice, keep)) kept.push(set);
    else loose.push(...set.tiles);
  }
  const growing = pick(dice, [0, 0.3, 0.8]);
  for (const [i, set] of kept.entries()) {
    if (!chance(dice, growing)) continue;
    const bigger = grown(dice, set, loose, options);
    const added = without(bigger.tiles, set.tiles) ?? [];
    for (const tile of added) loose.splice(loose.indexOf(tile), 1);
    kept[i] = bigger;
  }
  if (loose.length > 12) return undefined;
  const others = arranged(dice, shuffled(dice, loose), setsOf(loose, options));
  return others === undefined ? undefined : [...kept, ...others];
};

/** The table with one thing wrong, or at least different. */
const disturbed = (dice: Dice, { rack }: Position, after: Play['after']): Play['after'] => {
  if (after.length === 0) return after;
  const index = Math.floor(dice() * after.length);
  const set = after[index]!;
  const place = Math.floor(dice() * set.tiles.length);
  const change = between(dice, 0, 5);
  if (change === 0) return after.with(index, { ...set, tiles: set.tiles.toSpliced(place, 1) });
  if (change === 1)
    return after.with(index, { ...set, tiles: set.tiles.with(place, pick(dice, [...rack, JOKER])) });
  if (change === 2) return after.with(index, { ...set, tiles: [...set.tiles, pick(dice, [...rack, JOKER])] });
  if (change === 3) return after.with(index, { ...set, tiles: [...set.tiles.slice(1), set.tiles[0]!] });
  if (change === 4) return after.with(index, { ...set, kind: set.kind === 'run' ? 'group' : 'run' });
  return after.toSpliced(index, 1);
};

/** A play to ask about; `undefined` when none was found in this position. */
export const someProbe = (dice: Dice, position: Position): Play | undefined => {
  if (position.rack.length === 0) return undefined;
  const after = rearranged(dice, position);
  if (after === undefined) return undefined;
  const table = chance(dice, 0.05) ? disturbed(dice, position, after) : after;
  return { ...position, after: shuffled(dice, table) };
};
