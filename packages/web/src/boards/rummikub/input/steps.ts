// The tables between two views: a move that is too large to follow at once is shown set by set.
import { isSame, type News, type Tile, type TileSet } from '@crescendo/rules/rummikub';

type Table = readonly TileSet[];

/** More tiles than this, laid or put elsewhere, are not followed at once. */
const MAX_AT_ONCE = 10;
/** More steps than this take too long. */
const MAX_STEPS = 6;

/** These without those; each set takes one that is the same with it. */
const without = (table: Table, others: Table): Table =>
  others.reduce((left, set) => {
    const at = left.findIndex((each) => isSame(each, set));
    return at < 0 ? left : left.toSpliced(at, 1);
  }, table);

/** Takes the tiles of the new set from the old ones, first from the one most like it. */
const takeFrom = (old: Table, { tiles }: TileSet): Table => {
  const wanted = [...tiles];
  const shared = (set: TileSet): number => set.tiles.filter((tile) => tiles.includes(tile)).length;
  const order = old.map((_, i) => i).sort((a, b) => shared(old[b] as TileSet) - shared(old[a] as TileSet));
  const left = [...old];
  for (const i of order) {
    const set = left[i] as TileSet;
    const stays = set.tiles.filter((tile: Tile) => {
      const at = wanted.indexOf(tile);
      if (at >= 0) wanted.splice(at, 1);
      return at < 0;
    });
    left[i] = { ...set, tiles: stays };
  }
  return left.filter((set) => set.tiles.length > 0);
};

/** The tiles of this set that come from elsewhere than the old set most like it. */
const changedIn = ({ tiles }: TileSet, old: Table): number =>
  tiles.length - Math.max(0, ...old.map((set) => set.tiles.filter((tile) => tiles.includes(tile)).length));

/** The tables on the way from one to the other, without both; none where the change can be followed at once. */
export const stepsBetween = (before: Table, after: Table): readonly Table[] => {
  const fresh = without(after, before);
  const gone = without(before, after);
  const changed = fresh.reduce((sum, set) => sum + changedIn(set, gone), 0);
  if (changed <= MAX_AT_ONCE || fresh.length < 2) return [];
  const same = without(after, fresh);
  const size = Math.ceil(fresh.length / MAX_STEPS);
  const tables: Table[] = [];
  let old = gone;
  for (let laid = 0; laid + size < fresh.length; laid += size) {
    old = fresh.slice(laid, laid + size).reduce(takeFrom, old);
    tables.push([...same, ...old, ...fresh.slice(0, laid + size)]);
  }
  return tables;
};

/** Milliseconds before a bot goes on after a move that is shown in steps. */
export const followTime = (news: readonly News[]): number | undefined => {
  const laid = news.reduce((sum, item) => sum + (item.type === 'played' ? item.tiles.length : 0), 0);
  return laid > MAX_AT_ONCE ? 900 * Math.min(MAX_STEPS, Math.ceil(laid / 3)) : undefined;
};
