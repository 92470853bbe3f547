// Checks every reason of Rummikub against the position: tiles are counted one by one, what can be laid is answered by an integer
// program, what opens by trying all sets; for tests.
import { seeded } from '@crescendo/rules';
import {
  easyPlays,
  type Move,
  numberOf,
  type Rummikub,
  rummikub,
  setReason,
  type Tile,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import { expect } from 'vitest';
import { ilp } from '../../../test/rummikub/integer-program.ts';
import type { GameBots } from '../../game-bots.ts';
import { checkNeutralReasons, countReasons, isCompared, isNeutral } from '../../reasons/checking.ts';
import { type Because, reasons } from './because.ts';
import { stepGroups } from './step-groups.ts';
import type { Step } from './steps.ts';

const WILD = 52;
const KINDS = 53;
const most = await ilp(rummikub.options);

const sorted = (tiles: readonly Tile[]): readonly Tile[] => tiles.toSorted((a, b) => a - b);
const onTable = (table: readonly TileSet[]): readonly Tile[] => table.flatMap(({ tiles }) => tiles);
const count = (tiles: readonly Tile[]): readonly number[] => {
  const heap = new Array<number>(KINDS).fill(0);
  for (const tile of tiles) heap[tile]!++;
  return heap;
};

/** The first tiles without the others. */
const without = (tiles: readonly Tile[], others: readonly Tile[]): readonly Tile[] => {
  const left = [...tiles];
  for (const tile of others) {
    expect(left).toContain(tile);
    left.splice(left.indexOf(tile), 1);
  }
  return left;
};

const rackOf = (view: View): readonly Tile[] => view.racks[view.seat!]!;
const tableAfter = (view: View, move: Move): readonly TileSet[] =>
  move.type === 'play' ? move.table : view.table;
const laidBy = (view: View, move: Move): readonly Tile[] =>
  without(onTable(tableAfter(view, move)), onTable(view.table));
const rackAfter = (view: View, move: Move): readonly Tile[] => without(rackOf(view), laidBy(view, move));
/** A seat that lays nothing draws one tile, while there are any. */
const sizeAfter = (view: View, move: Move): number =>
  rackAfter(view, move).length + (move.type === 'draw' ? 1 : 0);

const hiddenTiles = (view: View): readonly Tile[] => {
  const { options } = view;
  const all: Tile[] = [];
  for (let colour = 0; colour < options.colours; colour++)
    for (let number = 0; number < options.values; number++)
      for (let copy = 0; copy < options.copies; copy++) all.push(13 * colour + number);
  for (let joker = 0; joker < options.jokers; joker++) all.push(WILD);
  return without(all, [...onTable(view.table), ...view.shown, ...rackOf(view)]);
};

/** Tiles of the rack that can be laid at most; a seat that has opened. */
const mostLaid = (view: View, rack: readonly Tile[]): Promise<number | undefined> =>
  most(count(onTable(view.table)), count(rack), new Array<number>(KINDS).fill(1));

/** Every set of these tiles, jokers anywhere. */
const setsOf = (tiles: readonly Tile[]): readonly TileSet[] => {
  const heap = count(tiles);
  const sets: TileSet[] = [];
  const add = (kind: TileSet['kind'], wanted: readonly Tile[], at: number, made: readonly Tile[]): void => {
    if (at === wanted.length) {
      const need = count(made);
      const isThere = need.every((many, tile) => many <= heap[tile]!);
      if (isThere && made.some((tile) => tile !== WILD)) sets.push({ kind, tiles: made });
      return;
    }
    const tile = wanted[at]!;
    if (heap[tile]! > 0) add(kind, wanted, at + 1, [...made, tile]);
    if (made.filter((each) => each === WILD).length < heap[WILD]!) add(kind, wanted, at + 1, [...made, WILD]);
  };
  for (let number = 0; number < 13; number++) {
    for (let colours = 0; colours < 16; colours++) {
      const group = [0, 1, 2, 3].filter((colour) => (colours >> colour) & 1).map((c) => 13 * c + number);
      if (group.length >= 3) add('group', group, 0, []);
    }
    for (let colour = 0; colour < 4; colour++)
      for (let end = number + 3; end <= 13; end++) {
        const run = Array.from({ length: end - number }, (_, i) => 13 * colour + number + i);
        add('run', run, 0, []);
      }
  }
  return sets;
};

/** a joker counts as it lies. */
const pointsAs = ({ kind, tiles }: TileSet): number => {
  const at = tiles.findIndex((tile) => tile !== WILD);
  const number = numberOf(tiles[at]!);
  return tiles.reduce((sum, _, i) => sum + (kind === 'run' ? number + i - at : number), 0);
};

/** The most points that sets of these tiles make together. */
const mostPoints = (tiles: readonly Tile[]): number => {
  const known = new Map<string, number>();
  const search = (left: readonly Tile[]): number => {
    const key = sorted(left).join(' ');
    const best = known.get(key);
    if (best !== undefined) return best;
    const value = Math.max(0, ...setsOf(left).map((set) => pointsAs(set) + search(without(left, set.tiles))));
    known.set(key, value);
    return value;
  };
  return search(tiles);
};

/** Hidden tiles which, put at either end of a set, leave it legal. */
const fitting = (view: View, table: readonly TileSet[]): number =>
  hiddenTiles(view).filter((tile) =>
    table.some(({ kind, tiles }) =>
      [
        [tile, ...tiles],
        [...tiles, tile],
      ].some((longer) => setReason({ kind, tiles: longer }, 0, view.options) === undefined),
    ),
  ).length;

const numbersOn = (tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + (tile === WILD ? 0 : (tile % 13) + 1), 0);

/** Carrying out the steps leads from one table to the other. */
const checkSteps = (view: View, move: Move, steps: readonly Step[]): void => {
  const laid = steps.flatMap(({ lay }) => lay);
  expect(sorted(laid)).toEqual(sorted(laidBy(view, move)));
  const names = (table: readonly TileSet[]) => table.map(({ tiles }) => sorted(tiles).join(' '));
  const now = names(tableAfter(view, move));
  for (const { makes } of steps) expect(now).toContain(sorted(makes.tiles).join(' '));
  for (const { take, lay, to, makes } of steps) {
    const old = to === null ? [] : to.tiles;
    const gained = [...lay, ...take.map(({ tile }) => tile)];
    for (const { from } of take) expect(names(view.table)).toContain(sorted(from.tiles).join(' '));
    for (const tile of gained) expect(makes.tiles).toContain(tile);
    expect(makes.tiles.filter((tile) => gained.includes(tile) || old.includes(tile))).toHaveLength(
      makes.tiles.length,
    );
  }
};

const compared = (own: number, other: number, said: readonly [number, number]): void => {
  expect(said).toEqual([own, other]);
};

/** The number of positions whose claim about all hidden tiles was checked tile by tile, which takes long. */
let drawsChecked = 0;

const checkDraws = async (view: View, tiles: number, hidden: number): Promise<void> => {
  const all = hiddenTiles(view);
  expect(hidden).toBe(all.length);
  if (drawsChecked++ % 8 !== 0) return;
  let fits = 0;
  for (const tile of new Set(all)) {
    const rack = [...rackOf(view), tile];
    if ((await mostLaid(view, rack)) === rack.length) fits += all.filter((each) => each === tile).length;
  }
  expect(tiles).toBe(fits);
  expect(fits).toBeGreaterThan(0);
};

const checkLeft = async (view: View, left: number): Promise<void> =>
  expect(left).toBe(rackOf(view).length - (await mostLaid(view, rackOf(view)))!);

const checkNothing = async (view: View, reason: Because): Promise<void> => {
  const isOpen = view.opened[view.seat!]!;
  if (reason.code === 'no-tile-fits') {
    expect(isOpen).toBe(true);
    expect(await mostLaid(view, rackOf(view))).toBe(0);
  }
  if (reason.code !== 'cannot-open') return;
  expect(isOpen).toBe(false);
  expect([reason.points, reason.needed]).toEqual([mostPoints(rackOf(view)), view.options.openMin]);
  expect(reason.points).toBeLessThan(reason.needed);
};

const checkReason = async (
  view: View,
  move: Move,
  other: Move | undefined,
  reason: Because,
): Promise<void> => {
  const [rack, instead] = [rackAfter(view, move), other && rackAfter(view, other)];
  const jokers = (tiles: readonly Tile[]): number => tiles.filter((tile) => tile === WILD).length;
  switch (reason.code) {
    case 'goes-out':
      expect(rack).toEqual([]);
      if (instead) expect(instead.length).toBeGreaterThan(0);
      break;
    case 'opens': {
      expect(view.opened[view.seat!]).toBe(false);
      expect(other?.type).not.toBe('play');
      const points = onTable(view.table).length === 0 ? tableAfter(view, move) : newSets(view, move);
      expect(reason.points).toBe(points.reduce((sum, set) => sum + pointsAs(set), 0));
      expect(reason.points).toBeGreaterThanOrEqual(view.options.openMin);
      break;
    }
    case 'lays-tiles':
      expect(sorted(reason.tiles)).toEqual(sorted(laidBy(view, move)));
      expect(reason.tiles.length).toBeGreaterThan(0);
      break;
    case 'rack-instead':
      compared(sizeAfter(view, move), sizeAfter(view, other!), [reason.tiles, reason.instead]);
      expect(reason.tiles).toBeLessThan(reason.instead);
      break;
    case 'keeps-joker':
      expect(jokers(rack)).toBeGreaterThan(jokers(instead!));
      break;
    case 'points-instead':
      compared(numbersOn(rack), numbersOn(instead!), [reason.points, reason.instead]);
      expect(reason.points).toBeLessThan(reason.instead);
      break;
    case 'table-instead':
      compared(fitting(view, tableAfter(view, move)), fitting(view, tableAfter(view, other!)), [
        reason.tiles,
        reason.instead,
      ]);
      expect(reason.tiles).toBeLessThan(reason.instead);
      break;
    case 'no-tile-fits':
    case 'cannot-open':
      expect(move.type).not.toBe('play');
      await checkNothing(view, reason);
      break;
    case 'out-next':
      expect([move.type, other!.type]).toEqual(['draw', 'play']);
      await checkDraws(view, reason.tiles, reason.hidden);
      break;
    case 'or-wait':
      expect(move.type).toBe('play');
      await checkDraws(view, reason.tiles, reason.hidden);
      break;
    case 'leaves-tiles':
    case 'or-wait-for':
      expect(reason.left).toBeGreaterThan(0);
      await checkLeft(view, reason.left);
      break;
    case 'or-more': {
      expect(reason.tiles).toBeGreaterThan(laidBy(view, move).length);
      expect(rackAfter(view, move).length).toBeGreaterThan(0);
      expect(reason.tiles).toBe(
        await mostLaid(
          view,
          rackOf(view).filter((tile) => tile !== WILD),
        ),
      );
      break;
    }
    case 'rearranges':
      checkSteps(view, move, reason.steps);
  }
};

const newSets = (view: View, move: Move): readonly TileSet[] => {
  const old = view.table.map(({ tiles }) => tiles.join(' '));
  return tableAfter(view, move).filter(({ tiles }) => {
    const at = old.indexOf(tiles.join(' '));
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
};

const checkAll = async (
  view: View,
  move: Move,
  other: Move | undefined,
  list: readonly Because[],
): Promise<void> => {
  for (const reason of list) await checkReason(view, move, other, reason);
};

/** A person follows six steps of a hand. */
const FOLLOWED = 6;

const stepCount = (view: View, move: Move): number =>
  move.type === 'play' ? stepGroups(view.table, move.table, laidBy(view, move)).flat().length : 0;

/** More steps are advised only to go out, or where nothing that is easy to see can be laid without a joker. */
const checkReach = (view: View, move: Move): void => {
  if (stepCount(view, move) <= FOLLOWED || rackAfter(view, move).length === 0) return;
  for (const easy of easyPlays(view))
    if (!laidBy(view, easy).includes(WILD)) expect(stepCount(view, easy)).toBeGreaterThan(FOLLOWED);
};

const isIdle = (move: Move | undefined): boolean => move?.type === 'draw' || move?.type === 'pass';

const BUDGET = 2000;

/** Checks the advice in each of these positions; returns how many of them have each code. */
export const checkAdvice = async (
  { bots, advise }: Pick<GameBots<Rummikub>, 'bots' | 'advise'>,
  views: readonly View[],
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  for (const view of views) {
    const list = advise(view, seeded('reasons'), BUDGET);
    checkNeutralReasons(rummikub, view, list);
    const [best, second] = list;
    const own = best!.because.filter((reason) => !isNeutral(reason)) as readonly Because[];
    if (view.phase === 'turn') expect(best!.because.length).toBeGreaterThan(0);
    await checkAll(view, best!.move, isCompared(best!.because) ? second?.move : undefined, own);
    if (second) await checkAll(view, second.move, best!.move, second.because as readonly Because[]);
    // To draw is named beside a play only where the expert would.
    if (best!.move.type === 'play' && list.some(({ move }) => isIdle(move)))
      expect(isIdle(bots.expert.choose(view, seeded('reasons'), BUDGET))).toBe(true);
    checkReach(view, best!.move);
    countReasons(counts, best!.because);
  }
  return counts;
};

/** Checks what is said of any play beside any other, and beside laying nothing. */
export const checkAnyMoves = async (views: readonly View[]): Promise<void> => {
  for (const [i, view] of views.entries()) {
    const moves = [...rummikub.moves(view)];
    const [one, other] = [moves[i % moves.length]!, moves[(7 * i + 3) % moves.length]!];
    await checkAll(view, one, undefined, reasons(view, one));
    if (one !== other) await checkAll(view, one, other, reasons(view, one, other));
  }
};
