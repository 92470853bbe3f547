// Checks of one turn on a full table: 80 tiles in 14 sets, one tile added.
import { type Move, rummikub, type State, type TileSet } from '../src/rummikub/index.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const COLOURS = [0, 1, 2, 3];

const runs: TileSet[] = COLOURS.map((colour) => ({
  kind: 'run',
  tiles: range(0, 9).map((n) => colour * 13 + n),
}));
const groups: TileSet[] = range(0, 9).map((n) => ({
  kind: 'group',
  tiles: COLOURS.map((colour) => colour * 13 + n),
}));

const position = (): State => {
  const racks = [
    [10, 24, 37],
    [11, 25, 38, 50],
  ];
  const table = [...runs, ...groups];
  const pool = new Array<number>(53).fill(0);
  for (let tile = 0; tile < 52; tile++) pool[tile] = 2;
  pool[52] = 2;
  for (const tile of [...table.flatMap(({ tiles }) => tiles), ...racks.flat()]) pool[tile]!--;
  const state: State = {
    ...rummikub.setup(2, { ...rummikub.options, startDraw: 'none', threePairsRedeal: false }),
    phase: 'turn',
    active: 0,
    opened: [true, true],
    table,
    racks,
    pool,
    pending: [],
  };
  rummikub.audit(state);
  return state;
};

/** As one would write it first: names of tiles, sorted copies, sets of strings. */
const naiveCheck = (
  before: readonly TileSet[],
  rack: readonly number[],
  after: readonly TileSet[],
): boolean => {
  const name = (tile: number) => `${'KRBY'[Math.floor(tile / 13)]}${(tile % 13) + 1}`;
  const valid = after.every(({ tiles }) => {
    const names = tiles.map(name);
    const colours = new Set(names.map((text) => text[0]));
    const numbers = names.map((text) => Number(text.slice(1)));
    if (new Set(numbers).size === 1) return colours.size === tiles.length && tiles.length >= 3;
    return (
      colours.size === 1 && tiles.length >= 3 && numbers.every((n, i) => i === 0 || n === numbers[i - 1]! + 1)
    );
  });
  const left = [...rack.map(name), ...before.flatMap(({ tiles }) => tiles.map(name))].sort();
  for (const text of after.flatMap(({ tiles }) => tiles.map(name))) {
    const at = left.indexOf(text);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return valid && left.length < rack.length;
};

const measure = (seconds: number, once: () => boolean): number => {
  const started = performance.now();
  let done = 0;
  while (performance.now() - started < seconds * 1000) {
    for (let i = 0; i < 100; i++) if (!once()) throw new Error('a legal table was refused');
    done += 100;
  }
  return (done / (performance.now() - started)) * 1000;
};

export const checkRates = (seconds: number): { readonly rate: number; readonly baseline: number } => {
  const state = position();
  const view = rummikub.view(state, 0);
  const table = [{ kind: 'run', tiles: [...runs[0]!.tiles, 10] } as const, ...state.table.slice(1)];
  const move: Move = { type: 'play', table };
  const check = () => rummikub.check(view, move) === undefined;
  const naive = () => naiveCheck(state.table, state.racks[0]!, table);
  measure(0.3, check);
  measure(0.3, naive);
  return { rate: measure(seconds, check), baseline: measure(seconds, naive) };
};
