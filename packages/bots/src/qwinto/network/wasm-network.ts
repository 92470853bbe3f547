// The same network on vectors of whole numbers (network.wat): the same answers, bit for bit, in a tenth of the time. If
// WebAssembly is missing or forbidden, network.ts does the work.
import { instantiate } from '../../wasm.ts';
import { type Evaluator, SLOTS } from '../value/evaluator.ts';
import { FEATURES } from '../value/features.ts';
import { type Header, headsOf, NARROW, WIDE } from './network.ts';
import { MODULE } from './network-module.ts';

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
const BYTES = AT.first + FEATURES * WIDE;

/** Weights of the second layer in the order of `i32x4.dot_i16x8_s`: two units side by side for each of the 32 sums. */
const paired = (second: Int8Array): Int16Array =>
  Int16Array.from({ length: WIDE * NARROW }, (_, at) => {
    const [unit, j] = [2 * Math.floor(at / (2 * NARROW)) + (at & 1), (at >> 1) % NARROW];
    return second[unit * NARROW + j]!;
  });

export const makeWasmNetwork = async (header: Header, bytes: Int8Array): Promise<Evaluator | undefined> => {
  const running = await instantiate<Exports>('network', MODULE, BYTES, AT);
  return running && evaluatorOf(header, bytes, running.buffer, running.run);
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
