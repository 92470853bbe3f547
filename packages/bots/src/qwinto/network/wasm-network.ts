// The same network on vectors of whole numbers: the same answers, bit for bit, in a tenth of the time. Where
// WebAssembly is missing or forbidden, network.ts does the work.

import {
  add,
  type Code,
  dot,
  get,
  I32,
  iadd,
  ilt,
  instantiate,
  int,
  intAdd,
  intShift,
  ishl,
  join,
  load,
  loadBytes,
  loadInt,
  loadSplat,
  loop,
  type Routine,
  set,
  shortAdd,
  shorten,
  shortMax,
  shortSub,
  store,
  timesHigh,
  timesLow,
  V128,
  zero,
} from '../../wasm-assembler.ts';
import { type Evaluator, SLOTS } from '../value/evaluator.ts';
import { FEATURES } from '../value/features.ts';
import { type Header, headsOf, NARROW, WIDE, WIDE_SHIFT } from './network.ts';

interface Exports {
  shift(to: number, from: number, list: number, moreEnd: number, lessEnd: number): void;
  value(from: number, list: number, end: number): void;
}

const SLOT = WIDE * 2;
const LIST = 192;
const AT = {
  slots: 0,
  bias: SLOTS * SLOT,
  scale: (SLOTS + 1) * SLOT,
  wide: (SLOTS + 2) * SLOT,
  narrowBias: (SLOTS + 3) * SLOT,
  narrow: (SLOTS + 3) * SLOT + NARROW * 4,
  list: (SLOTS + 3) * SLOT + NARROW * 8,
  second: (SLOTS + 3) * SLOT + NARROW * 8 + LIST * 4,
  first: (SLOTS + 3) * SLOT + NARROW * 8 + LIST * 4 + WIDE * NARROW * 2,
};
const PAGES = Math.ceil((AT.first + FEATURES * WIDE) / 65536);

const eight = (make: (index: number) => Code): Code => join(...Array.from({ length: 8 }, (_, i) => make(i)));
/** Both halves of the first layer, each eight vectors of eight units. */
const halves = (make: (unit: number) => Code): Code => join(make(0), make(WIDE / 2));

/** Walk the list and add every feature's bytes to, or take them from, the eight sums of a half. */
const walk = (at: number, row: number, sums: number, end: number, unit: number, op: Code): Code =>
  loop(
    join(get(at), get(end), ilt),
    join(
      join(get(at), loadInt(0), int(7), ishl, int(AT.first + unit), iadd, set(row)),
      eight((i) => join(get(sums + i), get(row), loadBytes(i * 8), op, set(sums + i))),
      add(at, 4),
    ),
  );

const shift = (): Routine => {
  const [to, from, list, moreEnd, lessEnd, at, row, sums] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  return {
    name: 'shift',
    takes: [I32, I32, I32, I32, I32],
    locals: [I32, I32, ...Array<number>(8).fill(V128)],
    code: halves((unit) =>
      join(
        eight((i) => join(get(from), load(unit * 2 + i * 16), set(sums + i))),
        join(get(list), set(at)),
        walk(at, row, sums, moreEnd, unit, shortAdd),
        walk(at, row, sums, lessEnd, unit, shortSub),
        eight((i) => join(get(to), get(sums + i), store(unit * 2 + i * 16))),
      ),
    ),
  };
};

const value = (): Routine => {
  const [from, list, end, at, row, pair, sums] = [0, 1, 2, 3, 4, 5, 6] as const;
  const scaled = (i: number, unit: number): Code => {
    const half = (times: Code): Code =>
      join(get(sums + i), int(AT.scale + unit * 2 + i * 16), load(0), times, int(WIDE_SHIFT), intShift);
    return join(
      join(get(sums + i), zero, shortMax, set(sums + i)),
      int(AT.wide + unit * 2 + i * 16),
      join(half(timesLow), half(timesHigh), shorten, store(0)),
    );
  };
  const wide = halves((unit) =>
    join(
      eight((i) => join(get(from), load(unit * 2 + i * 16), set(sums + i))),
      join(get(list), set(at)),
      walk(at, row, sums, end, unit, shortAdd),
      eight((i) => scaled(i, unit)),
    ),
  );
  const narrow = join(
    eight((i) => join(int(AT.narrowBias + i * 16), load(0), set(sums + i))),
    join(int(AT.wide), set(at), int(AT.second), set(row)),
    loop(
      join(get(at), int(AT.wide + WIDE * 2), ilt),
      join(
        join(get(at), loadSplat(0), set(pair)),
        eight((i) => join(get(sums + i), get(pair), get(row), load(i * 16), dot, intAdd, set(sums + i))),
        join(add(at, 4), add(row, NARROW * 4)),
      ),
    ),
    eight((i) => join(int(AT.narrow + i * 16), get(sums + i), store(0))),
  );
  return {
    name: 'value',
    takes: [I32, I32, I32],
    locals: [I32, I32, V128, ...Array<number>(8).fill(V128)],
    code: join(wide, narrow),
  };
};

/** Weights of the second layer as `dot` wants them: two units side by side for each of the 32 sums. */
const paired = (second: Int8Array): Int16Array =>
  Int16Array.from({ length: WIDE * NARROW }, (_, at) => {
    const [unit, j] = [2 * Math.floor(at / (2 * NARROW)) + (at & 1), (at >> 1) % NARROW];
    return second[unit * NARROW + j]!;
  });

export const makeWasmNetwork = async (header: Header, bytes: Int8Array): Promise<Evaluator | undefined> => {
  const made = await instantiate<Exports>([shift(), value()], PAGES);
  return made && evaluatorOf(header, bytes, made.buffer, made.run);
};

const evaluatorOf = (header: Header, bytes: Int8Array, buffer: ArrayBuffer, run: Exports): Evaluator => {
  const { scales } = header;
  new Int8Array(buffer, AT.first).set(bytes.subarray(0, FEATURES * WIDE));
  new Int16Array(buffer, AT.second).set(paired(bytes.subarray(FEATURES * WIDE)));
  new Int16Array(buffer, AT.bias).set(scales.wideBias);
  new Int16Array(buffer, AT.scale).set(scales.wideScale);
  new Int32Array(buffer, AT.narrowBias).set(scales.narrowBias);
  const list = new Int32Array(buffer, AT.list, LIST);
  const { out, compute } = headsOf(header, new Int32Array(buffer, AT.narrow, NARROW));
  return {
    list,
    out,
    load: (count) => run.shift(0, AT.bias, AT.list, AT.list + count * 4, AT.list + count * 4),
    shift: (to, from, more, less) =>
      run.shift(to * SLOT, from * SLOT, AT.list, AT.list + more * 4, AT.list + (more + less) * 4),
    value: (from, more) => {
      run.value(from * SLOT, AT.list, AT.list + more * 4);
      compute();
    },
  };
};
