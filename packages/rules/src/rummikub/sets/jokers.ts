// Jokers that lay on the table: which ones stay, which were replaced, and whether those that moved may lie where
// they lie now. There are four at most, so everything that may have happened to them is simply tried.
import { haveNewSets } from '../plays/new-sets.ts';
import type { JokerReason, Options, Tile, TileSet } from '../types.ts';
import { hasJoker, lowest, placeIn, standsFor, unchanged } from './sets.ts';
import { HIGHEST, JOKER, sorted } from './tiles.ts';

/** One possible history of an old set with jokers. */
export interface JokerOutcome {
  /** The set as it lay. */
  readonly set: TileSet;
  /** The set with the tiles that replaced jokers in it. */
  readonly swapped: TileSet;
  /** The tiles that did. */
  readonly substitutes: readonly Tile[];
  /** The number of jokers that left it. */
  readonly freed: number;
  /** Places in `swapped` whose joker stays. */
  readonly kept: readonly number[];
}

/** The place of a joker now. Jokers that stand for the same thing have the same `role`. */
interface Place {
  readonly set: number;
  readonly at: number;
  readonly role: number;
}

export interface Change {
  readonly options: Options;
  readonly old: readonly TileSet[];
  readonly now: readonly TileSet[];
  /** The tiles that came from the rack. */
  readonly played: readonly number[];
  /** True if the seat opens in this turn. */
  readonly opening: boolean;
  /** Sets with a joker that the seat has laid before, in this very turn, to open. */
  readonly own?: readonly TileSet[];
}

/** why jokers may not have moved like this. */
export const jokerReason = (change: Change): JokerReason | undefined => {
  const { options, old, now, opening } = change;
  const { jokerSets, jokerFreeByRebuild, jokerReuse, jokerNotBeforeOpening } = options;
  const stay = opening && jokerNotBeforeOpening;
  if (jokerSets === 'free' && jokerFreeByRebuild && jokerReuse === 'sameTurn' && !stay) return undefined;
  const jokers = [...old, ...(change.own ?? [])].filter(hasJoker);
  if (jokers.length === 0 || !unchanged(jokers, now).includes(-1)) return undefined;
  if (isPossible(change, { stay, anywhere: jokerReuse === 'sameTurn' })) return undefined;
  if (!isPossible(change, { stay: false, anywhere: true })) return setOf(options, old, now);
  return stay ? { code: 'joker-before-opening' } : { code: 'joker-not-in-new-set' };
};

const CODES = {
  free: 'joker-not-replaced',
  extendOnly: 'joker-set-split',
  locked: 'joker-set-locked',
} as const;

/** Names the set to blame: the first with a joker that is not there any more. */
const setOf = ({ jokerSets }: Options, old: readonly TileSet[], now: readonly TileSet[]): JokerReason => {
  const places = unchanged(old, now);
  const gone = old.filter((set, i) => hasJoker(set) && places[i] === -1);
  const split = gone.find((set) => !now.some((other) => placeIn(other, set) >= 0));
  const { tiles } = (jokerSets === 'locked' ? gone[0] : split) ?? gone[0] ?? old.find(hasJoker)!;
  return { code: CODES[jokerSets], tiles };
};

/** Tells whether there is a story of all the jokers that the rules allow. */
const isPossible = (
  change: Change,
  { stay, anywhere }: { readonly stay: boolean; readonly anywhere: boolean },
): boolean => {
  const { options, old, now, own = [] } = change;
  const jokerSets = [...old, ...own].filter(hasJoker);
  const places = now.flatMap(placesOf);
  const left = [...change.played];
  if (options.jokerSwapFrom === 'rackOrTable') {
    // what has not moved has replaced nothing.
    const stayed = unchanged(old, now);
    for (const [i, { tiles }] of old.entries()) if (stayed[i] === -1) for (const tile of tiles) left[tile]!++;
  }
  const taken = new Map<number, number>();

  // The place of each set with a joker that had to stay together.
  const homes = new Map<TileSet, number>();

  const search = (i: number, assigned: readonly JokerOutcome[], used: readonly Place[]): boolean => {
    if (i === jokerSets.length) return anywhere || areNew(change, assigned, places, used, homes);
    const set = jokerSets[i]!;
    const outcomes = own.includes(set) ? [kept(set)] : outcomesOf(set, options);
    return outcomes.some((outcome) => {
      if ((stay && outcome.freed > 0) || !take(left, outcome.substitutes)) return false;
      const go = (more: readonly Place[]): boolean => {
        const [home] = more;
        if (home && options.jokerSets !== 'free') homes.set(set, home.set);
        const possible = search(i + 1, [...assigned, outcome], [...used, ...more]);
        homes.delete(set);
        return possible;
      };
      const possible =
        options.jokerSets === 'free'
          ? keepRoles(outcome, places, used, go)
          : keepSet(options, outcome, now, taken, go);
      for (const tile of outcome.substitutes) left[tile]!++;
      return possible;
    });
  };
  return search(0, [], []);
};

const take = (left: number[], tiles: readonly Tile[]): boolean => {
  for (const tile of tiles) left[tile]!--;
  if (tiles.every((tile) => left[tile]! >= 0)) return true;
  for (const tile of tiles) left[tile]!++;
  return false;
};

const placesOf = (set: TileSet, index: number): readonly Place[] =>
  set.tiles.flatMap((tile, at) => (tile === JOKER ? [{ set: index, at, role: roleOf(set, at) }] : []));

/** in a run the colour and the number, in a group the number alone. */
const roleOf = (set: TileSet, at: number): number =>
  set.kind === 'run' ? standsFor(set, at, 0)[0]! : 4 * HIGHEST + lowest(set);

/** The set keeps all its jokers. */
const kept = (set: TileSet): JokerOutcome => ({
  set,
  swapped: set,
  substitutes: [],
  freed: 0,
  kept: set.tiles.flatMap((tile, at) => (tile === JOKER ? [at] : [])),
});

/** All fates of a set, those with the fewest jokers gone first. */
export const outcomesOf = (set: TileSet, options: Options): readonly JokerOutcome[] => {
  const rebuild = options.jokerSets === 'free' && options.jokerFreeByRebuild;
  let outcomes: JokerOutcome[] = [{ set, swapped: set, substitutes: [], freed: 0, kept: [] }];
  for (const [at, tile] of set.tiles.entries()) {
    if (tile !== JOKER) continue;
    outcomes = outcomes.flatMap((outcome): JokerOutcome[] => [
      { ...outcome, kept: [...outcome.kept, at] },
      ...standsFor(outcome.swapped, at, options.colours).map((real) => replaced(outcome, at, real)),
      ...(rebuild ? [{ ...outcome, freed: outcome.freed + 1 }] : []),
    ]);
  }
  return outcomes.sort((a, b) => a.freed - b.freed);
};

const replaced = (outcome: JokerOutcome, at: number, real: Tile): JokerOutcome => ({
  ...outcome,
  swapped: { ...outcome.swapped, tiles: outcome.swapped.tiles.with(at, real) },
  substitutes: [...outcome.substitutes, real],
  freed: outcome.freed + 1,
});

/** sets are free: a joker stays where one stands for the same thing. */
const keepRoles = (
  outcome: JokerOutcome,
  places: readonly Place[],
  used: readonly Place[],
  go: (used: readonly Place[]) => boolean,
): boolean => {
  const choose = (i: number, mine: readonly Place[]): boolean => {
    if (i === outcome.kept.length) return go(mine);
    const role = roleOf(outcome.swapped, outcome.kept[i]!);
    return places.some(
      (place) =>
        place.role === role &&
        !used.includes(place) &&
        !mine.includes(place) &&
        choose(i + 1, [...mine, place]),
    );
  };
  return choose(0, []);
};

/** a set that still holds a joker must be there, whole or alone; one that holds none is free. */
const keepSet = (
  options: Options,
  outcome: JokerOutcome,
  now: readonly TileSet[],
  taken: Map<number, number>,
  go: (used: readonly Place[]) => boolean,
): boolean => {
  if (outcome.kept.length === 0) return go([]);
  const part: TileSet =
    outcome.swapped.kind === 'run'
      ? outcome.swapped
      : { kind: 'group', tiles: sorted(outcome.swapped.tiles) };
  return now.some((whole, index) => {
    const from = placeIn(whole, part);
    if (from < 0 || (options.jokerSets === 'locked' && whole.tiles.length !== part.tiles.length))
      return false;
    const before = taken.get(index) ?? 0;
    const mask = whole.kind === 'group' ? -1 : ((1 << part.tiles.length) - 1) << from;
    if (before & mask) return false;
    taken.set(index, before | mask);
    const inside = placesOf(whole, index).filter(({ at }, i) =>
      whole.kind === 'group' ? i < outcome.kept.length : (mask >> at) & 1,
    );
    const possible = go(inside);
    taken.set(index, before);
    return possible;
  });
};

/** jokers set free lie in new sets; those from the rack may lie anywhere. */
const areNew = (
  { old, now, played }: Change,
  outcomes: readonly JokerOutcome[],
  places: readonly Place[],
  used: readonly Place[],
  homes: ReadonlyMap<TileSet, number>,
): boolean => {
  if (outcomes.every(({ freed }) => freed === 0)) return true;
  const isUsed = (place: Place): boolean => used.some(({ set, at }) => set === place.set && at === place.at);
  const loose = places.filter((place) => !isUsed(place)).map(({ set }) => set);
  const fromRack = played[JOKER] ?? 0;
  return loose.length <= fromRack || haveNewSets(old, now, loose, fromRack, homes);
};

/** the tiles that could replace jokers on the table, in every combination, none at all first. */
export const substitutesFor = (options: Options, old: readonly TileSet[]): readonly (readonly Tile[])[] => {
  let choices: (readonly Tile[])[] = [[]];
  for (const set of old.filter(hasJoker)) {
    const own = outcomesOf(set, options).map(({ substitutes }) => substitutes);
    choices = choices.flatMap((choice) => own.map((more) => [...choice, ...more]));
  }
  const distinct = new Map(choices.map((choice) => [sorted(choice).join(), choice]));
  return [...distinct.values()].sort((a, b) => a.length - b.length);
};
