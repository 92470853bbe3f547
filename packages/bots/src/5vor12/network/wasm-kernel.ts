// The kernel of the expert's net on vectors of doubles, in WebAssembly.
import {
  add,
  type Code,
  doubleAdd,
  doubleMax,
  doubleSub,
  doubleTimes,
  get,
  I32,
  iadd,
  ilt,
  instantiate,
  int,
  join,
  load,
  loadDoubleSplat,
  loadInt,
  loop,
  type Routine,
  set,
  store,
  V128,
  zero,
} from '../../wasm-assembler.ts';
import { AT, BYTES, type Kernel, kernelOn } from './kernel.ts';
import { DEEP, LAST, WIDE } from './net.ts';

const PAGES = Math.ceil(BYTES / 65536);

interface Exports {
  deep(to: number, from: number, moreEnd: number, lessEnd: number): void;
  wide(to: number, from: number, moreEnd: number, lessEnd: number): void;
  board(total: number, sum: number, weights: number): void;
  finish(hidden: number, total: number, second: number, bias: number): void;
}

/** So many vectors at a time stay in registers. */
const BLOCK = 8;
const each = (make: (index: number) => Code): Code =>
  join(...Array.from({ length: BLOCK }, (_, i) => make(i)));
/** Vectors of two doubles, block by block: what to do with the block that begins at this byte. */
const blocks = (doubles: number, make: (byte: number) => Code): Code =>
  join(...Array.from({ length: doubles / (2 * BLOCK) }, (_, i) => make(i * BLOCK * 16)));

const shift = (name: string, size: number): Routine => {
  const [to, from, moreEnd, lessEnd, at, row, sums] = [0, 1, 2, 3, 4, 5, 6] as const;
  const walk = (end: number, byte: number, op: Code): Code =>
    loop(
      join(get(at), get(end), ilt),
      join(
        join(get(at), loadInt(0), set(row)),
        each((i) => join(get(sums + i), get(row), load(byte + i * 16), op, set(sums + i))),
        add(at, 4),
      ),
    );
  return {
    name,
    takes: [I32, I32, I32, I32],
    locals: [I32, I32, ...Array<number>(BLOCK).fill(V128)],
    code: blocks(size, (byte) =>
      join(
        each((i) => join(get(from), load(byte + i * 16), set(sums + i))),
        join(int(AT.list), set(at)),
        walk(moreEnd, byte, doubleAdd),
        walk(lessEnd, byte, doubleSub),
        each((i) => join(get(to), get(sums + i), store(byte + i * 16))),
      ),
    ),
  };
};

/** The meaning of each local: addresses, the position in the loop, and vectors. */
interface Locals {
  readonly to: number;
  readonly begin: number;
  readonly from: number;
  readonly table: number;
  readonly at: number;
  readonly row: number;
  readonly active: number;
  readonly sums: number;
}

/** `to` becomes `begin` plus the numbers at `from`, cut at 0, times a table with a row for each of them. */
const times = (
  { to, begin, from, table, at, row, active, sums }: Locals,
  size: number,
  width: number,
): Code =>
  blocks(width, (byte) =>
    join(
      each((i) => join(get(begin), load(byte + i * 16), set(sums + i))),
      join(int(0), set(at), get(table), set(row)),
      loop(
        join(get(at), int(size * 8), ilt),
        join(
          join(get(from), get(at), iadd, loadDoubleSplat(0), zero, doubleMax, set(active)),
          each((i) =>
            join(
              get(sums + i),
              get(active),
              get(row),
              load(byte + i * 16),
              doubleTimes,
              doubleAdd,
              set(sums + i),
            ),
          ),
          join(add(at, 8), add(row, width * 8)),
        ),
      ),
      each((i) => join(get(to), get(sums + i), store(byte + i * 16))),
    ),
  );

const VECTORS = [I32, I32, V128, ...Array<number>(BLOCK).fill(V128)];

const ROUTINES: readonly Routine[] = [
  shift('deep', DEEP),
  shift('wide', WIDE),
  {
    name: 'board',
    takes: [I32, I32, I32],
    locals: VECTORS,
    code: times({ to: 0, begin: 0, from: 1, table: 2, at: 3, row: 4, active: 5, sums: 6 }, DEEP, WIDE),
  },
  {
    name: 'finish',
    takes: [I32, I32, I32, I32],
    locals: VECTORS,
    code: times({ to: 0, begin: 3, from: 1, table: 2, at: 4, row: 5, active: 6, sums: 7 }, WIDE, LAST),
  },
];

/** Undefined where WebAssembly is missing or forbidden. */
export const wasmKernel = async (): Promise<Kernel | undefined> => {
  const made = await instantiate<Exports>(ROUTINES, PAGES);
  if (made === undefined) return undefined;
  const { run } = made;
  const listEnd = (count: number): number => AT.list + count * 4;
  return {
    ...kernelOn(made.buffer),
    shiftDeep: (to, from, more, less) => run.deep(to, from, listEnd(more), listEnd(more + less)),
    shiftWide: (to, from, more, less) => run.wide(to, from, listEnd(more), listEnd(more + less)),
    addBoard: run.board,
    finish: (total, second, bias) => run.finish(AT.hidden, total, second, bias),
  };
};
