// A few WebAssembly instructions as lists of bytes: enough for the inner loops of networks, in training and at the
// table, which are several times as quick with SIMD as in JavaScript. A toolchain would be one more thing to trust.

export type Code = readonly number[];

const unsigned = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 127;
    rest >>>= 7;
    bytes.push(rest ? low | 128 : low);
  } while (rest);
  return bytes;
};

const signed = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 127;
    rest >>= 7;
    if ((rest === 0 && !(low & 64)) || (rest === -1 && low & 64)) return [...bytes, low];
    bytes.push(low | 128);
  }
};

const simd = (op: number, ...rest: number[]): Code => [0xfd, ...unsigned(op), ...rest];

export const I32 = 0x7f;
export const F32 = 0x7d;
export const V128 = 0x7b;

export const join = (...parts: readonly Code[]): Code => parts.flat();
export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const int = (value: number): Code => [0x41, ...signed(value)];
export const float = (value: number): Code => [0x43, ...new Uint8Array(Float32Array.of(value).buffer)];
export const iadd: Code = [0x6a];
export const isub: Code = [0x6b];
export const ishl: Code = [0x74];
export const ilt: Code = [0x49];
export const loadInt = (offset: number): Code => [0x28, 2, ...unsigned(offset)];
export const loadFloat = (offset: number): Code => [0x2a, 2, ...unsigned(offset)];
export const storeFloat = (offset: number): Code => [0x38, 2, ...unsigned(offset)];
export const fadd: Code = [0x92];
export const fgt: Code = [0x5e];
export const load = (offset: number): Code => simd(0, 4, ...unsigned(offset));
export const store = (offset: number): Code => simd(11, 4, ...unsigned(offset));
export const loadSplat = (offset: number): Code => simd(9, 2, ...unsigned(offset));
export const splat: Code = simd(19);
export const lane = (index: number): Code => simd(31, index);
export const vadd: Code = simd(0xe4);
export const vsub: Code = simd(0xe5);
export const vmul: Code = simd(0xe6);
export const vdiv: Code = simd(0xe7);
export const vmax: Code = simd(0xe9);
export const vsqrt: Code = simd(0xe3);
export const vgt: Code = simd(0x44);
export const vand: Code = simd(0x4e);
export const loadBytes = (offset: number): Code => simd(1, 3, ...unsigned(offset));
export const shortAdd: Code = simd(0x8e);
export const shortSub: Code = simd(0x91);
export const shortMax: Code = simd(0x98);
export const shorten: Code = simd(0x85);
export const timesLow: Code = simd(0xbc);
export const timesHigh: Code = simd(0xbd);
export const intShift: Code = simd(0xac);
export const dot: Code = simd(0xba);
export const intAdd: Code = simd(0xae);
export const zero: Code = join(float(0), splat);
/** Vectors of two doubles. */
export const loadDoubleSplat = (offset: number): Code => simd(10, 3, ...unsigned(offset));
export const doubleAdd: Code = simd(0xf0);
export const doubleSub: Code = simd(0xf1);
export const doubleTimes: Code = simd(0xf2);
export const doubleMax: Code = simd(0xf5);

export const add = (local: number, value: number): Code => join(get(local), int(value), iadd, set(local));
export const when = (test: Code, then: Code): Code => [...test, 0x04, 0x40, ...then, 0x0b];
/** Do `body` while `test` holds, testing first. */
export const loop = (test: Code, body: Code): Code => [
  ...[0x02, 0x40, 0x03, 0x40],
  ...test,
  ...[0x45, 0x0d, 1],
  ...body,
  ...[0x0c, 0, 0x0b, 0x0b],
];

export interface Routine {
  readonly name: string;
  readonly takes: readonly number[];
  /** Types of the locals after the parameters. */
  readonly locals: readonly number[];
  readonly code: Code;
}

const section = (id: number, items: readonly Code[]): Code => {
  const body = [...unsigned(items.length), ...items.flat()];
  return [id, ...unsigned(body.length), ...body];
};

const named = (name: string): Code => [name.length, ...[...name].map((char) => char.charCodeAt(0))];

/** A module of these routines over an imported memory `m.m` of so many pages. */
export const assemble = (
  routines: readonly Routine[],
  pages: number,
  isShared: boolean,
): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(
      1,
      routines.map(({ takes }) => [0x60, takes.length, ...takes, 0]),
    ),
    ...section(2, [[...named('m'), ...named('m'), 2, isShared ? 3 : 1, ...unsigned(1), ...unsigned(pages)]]),
    ...section(
      3,
      routines.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      routines.map(({ name }, index) => [...named(name), 0, ...unsigned(index)]),
    ),
    ...section(
      10,
      routines.map(({ locals, code }) => {
        const body = [...unsigned(locals.length), ...locals.flatMap((type) => [1, type]), ...code, 0x0b];
        return [...unsigned(body.length), ...body];
      }),
    ),
  ]);

/** The little of WebAssembly that is used: neither Node's types nor the language's know it. */
interface Wasm {
  Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: object } }>;
}

/** The routines at work on a memory of so many pages; undefined where WebAssembly is missing or forbidden. */
export const instantiate = async <Exports extends object>(
  routines: readonly Routine[],
  pages: number,
): Promise<{ readonly buffer: ArrayBuffer; readonly run: Exports } | undefined> => {
  // The types of the language alone do not know WebAssembly, which not every engine has.
  const wasm = (globalThis as unknown as { WebAssembly?: Wasm }).WebAssembly;
  if (wasm === undefined) return undefined;
  try {
    const memory = new wasm.Memory({ initial: pages, maximum: pages });
    const { instance } = await wasm.instantiate(assemble(routines, pages, false), { m: { m: memory } });
    return { buffer: memory.buffer, run: instance.exports as Exports };
  } catch {
    return undefined;
  }
};
