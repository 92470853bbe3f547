// The inner loops: forward, backward, and the optimiser's step, on vectors of four floats.

import type { Evaluator } from '../../src/qwinto/value/evaluator.ts';
import { HEADS } from '../../src/qwinto/value/evaluator.ts';
import {
  add,
  assemble,
  type Code,
  F32,
  fadd,
  fgt,
  float,
  get,
  I32,
  iadd,
  ilt,
  int,
  ishl,
  isub,
  join,
  lane,
  load,
  loadFloat,
  loadInt,
  loadSplat,
  loop,
  type Routine,
  set,
  splat,
  store,
  storeFloat,
  V128,
  vadd,
  vand,
  vdiv,
  vgt,
  vmax,
  vmul,
  vsqrt,
  vsub,
  when,
  zero,
} from '../../src/wasm-assembler.ts';
import { AT, LIST, NARROW, PAD, PAGES, WIDE } from './layout.ts';

const BYTES = WIDE * 4;
/** Eight vectors of four floats are worked on at a time. */
const BLOCK = 128;
const eight = (make: (index: number) => Code): Code =>
  join(...Array.from({ length: 8 }, (_, index) => make(index)));
const fourBlocks = (make: (offset: number) => Code): Code =>
  join(...Array.from({ length: BYTES / BLOCK }, (_, index) => make(index * BLOCK)));

/** Where the list's feature at `pointer` begins among these weights. */
const featureAt = (pointer: number, weights: number): Code =>
  join(get(pointer), loadInt(0), int(9), ishl, int(weights), iadd);

// shift(to, from, list, moreEnd, lessEnd): ends are byte addresses in the list.
const shift = (weights: number): Routine => {
  const [to, from, list, moreEnd, lessEnd, at, row, acc] = [0, 1, 2, 3, 4, 5, 6, 7];
  const walk = (end: number, offset: number, op: Code): Code =>
    loop(
      join(get(at!), get(end), ilt),
      join(
        featureAt(at!, weights),
        set(row!),
        eight((i) => join(get(acc! + i), get(row!), load(offset + i * 16), op, set(acc! + i))),
        add(at!, 4),
      ),
    );
  return {
    name: 'shift',
    takes: [I32, I32, I32, I32, I32],
    locals: [I32, I32, ...Array(8).fill(V128)],
    code: fourBlocks((offset) =>
      join(
        eight((i) => join(get(from!), load(offset + i * 16), set(acc! + i))),
        get(list!),
        set(at!),
        walk(moreEnd!, offset, vadd),
        walk(lessEnd!, offset, vsub),
        eight((i) => join(get(to!), get(acc! + i), store(offset + i * 16))),
      ),
    ),
  };
};

// value(from, list, end): hidden layers and heads, left in the pad.
const value = (weights: number, pad: number): Routine => {
  const [from, list, end, at, row, hidden, acc] = [0, 1, 2, 3, 4, 5, 6];
  const [w2, b2, w3, b3] = [AT.w2, AT.b2, AT.w3, AT.b3].map((offset) => weights + offset * 4);
  const first = fourBlocks((offset) =>
    join(
      eight((i) => join(get(from!), load(offset + i * 16), set(acc! + i))),
      get(list!),
      set(at!),
      loop(
        join(get(at!), get(end!), ilt),
        join(
          featureAt(at!, weights),
          set(row!),
          eight((i) => join(get(acc! + i), get(row!), load(offset + i * 16), vadd, set(acc! + i))),
          add(at!, 4),
        ),
      ),
      eight((i) => join(int(pad + PAD.wide + offset + i * 16), get(acc! + i), zero, vmax, store(0))),
    ),
  );
  const second = join(
    eight((i) => join(int(b2! + i * 16), load(0), set(acc! + i))),
    int(pad + PAD.wide),
    set(at!),
    int(w2!),
    set(row!),
    loop(
      join(get(at!), int(pad + PAD.wide + BYTES), ilt),
      join(
        ...[0, 1, 2, 3].map((unit) =>
          join(
            get(at!),
            loadSplat(unit * 4),
            set(hidden!),
            eight((i) =>
              join(
                get(acc! + i),
                get(hidden!),
                get(row!),
                load(unit * NARROW * 4 + i * 16),
                vmul,
                vadd,
                set(acc! + i),
              ),
            ),
          ),
        ),
        add(at!, 16),
        add(row!, 4 * NARROW * 4),
      ),
    ),
    eight((i) => join(get(acc! + i), zero, vmax, set(acc! + i))),
    eight((i) => join(int(pad + PAD.narrow + i * 16), get(acc! + i), store(0))),
  );
  const heads = Array.from({ length: HEADS }, (_, head) =>
    join(
      zero,
      eight((i) => join(get(acc! + i), int(w3! + head * NARROW * 4 + i * 16), load(0), vmul, vadd)),
      set(hidden!),
      int(pad + PAD.out + head * 4),
      ...[0, 1, 2, 3].map((index) => join(get(hidden!), lane(index))),
      fadd,
      fadd,
      fadd,
      int(b3! + head * 4),
      loadFloat(0),
      fadd,
      storeFloat(0),
    ),
  );
  return {
    name: 'value',
    takes: [I32, I32, I32],
    locals: [I32, I32, V128, ...Array(8).fill(V128)],
    code: join(first, second, ...heads),
  };
};

// back(list, end, gradient): after `value`, with the heads' errors where the heads were, add to a gradient.
const back = (weights: number, pad: number): Routine => {
  const [list, end, gradient, at, row, tmp, acc, sum] = [0, 1, 2, 3, 4, 5, 6, 14];
  const [w2, w3] = [weights + AT.w2 * 4, weights + AT.w3 * 4];
  const grow = (address: Code, what: Code): Code =>
    join(address, set(row!), get(row!), get(row!), load(0), what, vadd, store(0));
  const grad = (offset: number): Code => join(get(gradient!), int(offset), iadd);
  const head = (index: number): Code => join(int(pad + PAD.out + index * 4), loadSplat(0));
  const narrow = eight((i) =>
    join(
      zero,
      ...Array.from({ length: HEADS }, (_, index) =>
        join(head(index), int(w3 + index * NARROW * 4 + i * 16), load(0), vmul, vadd),
      ),
      int(pad + PAD.narrow + i * 16),
      load(0),
      zero,
      vgt,
      vand,
      set(acc! + i),
      ...Array.from({ length: HEADS }, (_, index) =>
        grow(
          grad((AT.w3 + index * NARROW) * 4 + i * 16),
          join(head(index), int(pad + PAD.narrow + i * 16), load(0), vmul),
        ),
      ),
      grow(grad(AT.b2 * 4 + i * 16), get(acc! + i)),
    ),
  );
  const bias = grow(grad(AT.b3 * 4), join(int(pad + PAD.out), load(0)));
  const wide = join(
    int(0),
    set(at!),
    loop(
      join(get(at!), int(BYTES), ilt),
      join(
        get(at!),
        int(pad + PAD.wideError),
        iadd,
        float(0),
        storeFloat(0),
        when(
          join(get(at!), loadFloat(pad + PAD.wide), float(0), fgt),
          join(
            get(at!),
            loadSplat(pad + PAD.wide),
            set(tmp!),
            zero,
            set(sum!),
            get(at!),
            int(5),
            ishl,
            get(gradient!),
            iadd,
            int(AT.w2 * 4),
            iadd,
            set(row!),
            eight((i) =>
              join(get(row!), get(row!), load(i * 16), get(tmp!), get(acc! + i), vmul, vadd, store(i * 16)),
            ),
            get(at!),
            int(5),
            ishl,
            set(row!),
            eight((i) => join(get(sum!), get(acc! + i), get(row!), load(w2 + i * 16), vmul, vadd, set(sum!))),
            get(at!),
            int(pad + PAD.wideError),
            iadd,
            ...[0, 1, 2, 3].map((index) => join(get(sum!), lane(index))),
            fadd,
            fadd,
            fadd,
            storeFloat(0),
          ),
        ),
        add(at!, 4),
      ),
    ),
  );
  const features = fourBlocks((offset) =>
    join(
      eight((i) => join(int(pad + PAD.wideError + offset + i * 16), load(0), set(acc! + i))),
      eight((i) => grow(grad(AT.b1 * 4 + offset + i * 16), get(acc! + i))),
      get(list!),
      set(at!),
      loop(
        join(get(at!), get(end!), ilt),
        join(
          get(at!),
          loadInt(0),
          int(9),
          ishl,
          get(gradient!),
          iadd,
          set(row!),
          eight((i) =>
            join(get(row!), get(row!), load(offset + i * 16), get(acc! + i), vadd, store(offset + i * 16)),
          ),
          add(at!, 4),
        ),
      ),
    ),
  );
  return {
    name: 'back',
    takes: [I32, I32, I32],
    locals: [I32, I32, V128, ...Array(8).fill(V128), V128],
    code: join(narrow, bias, wide, features),
  };
};

// step(at, end, regions' distances…, shards, scale, rate, keep, decays): Adam over the sum of the shards' gradients.
const step = (): Routine => {
  const [at, end, toFirst, toSecond, toMean, toGradient, stride, shards] = [0, 1, 2, 3, 4, 5, 6, 7];
  const [scale, rate, blend] = [8, 9, 10];
  const [left, row, g, m, v] = [11, 12, 13, 14, 15];
  const constant = (value: number): Code => join(float(value), splat);
  const near = (offset: number): Code => join(get(at!), get(offset), iadd);
  const body = join(
    zero,
    set(g!),
    near(toGradient!),
    set(row!),
    get(shards!),
    set(left!),
    loop(
      join(int(0), get(left!), ilt),
      join(
        get(g!),
        get(row!),
        load(0),
        vadd,
        set(g!),
        get(row!),
        get(stride!),
        iadd,
        set(row!),
        get(left!),
        int(1),
        isub,
        set(left!),
      ),
    ),
    join(get(g!), get(scale!), splat, vmul, set(g!)),
    join(near(toFirst!), load(0), constant(0.9), vmul, get(g!), constant(0.1), vmul, vadd, set(m!)),
    join(near(toFirst!), get(m!), store(0)),
    join(near(toSecond!), load(0), constant(0.999), vmul),
    join(get(g!), get(g!), vmul, constant(0.001), vmul, vadd, set(v!)),
    join(near(toSecond!), get(v!), store(0)),
    join(get(at!), get(at!), load(0), get(rate!), splat, get(m!), vmul),
    join(get(v!), vsqrt, constant(1e-6), vadd, vdiv, vsub, store(0)),
    join(near(toMean!), near(toMean!), load(0), get(at!), load(0), near(toMean!), load(0), vsub),
    join(get(blend!), splat, vmul, vadd, store(0)),
    add(at!, 16),
  );
  return {
    name: 'step',
    takes: [I32, I32, I32, I32, I32, I32, I32, I32, F32, F32, F32],
    locals: [I32, I32, V128, V128, V128],
    code: loop(join(get(at!), get(end!), ilt), body),
  };
};

interface Exports {
  shift(to: number, from: number, list: number, moreEnd: number, lessEnd: number): void;
  value(from: number, list: number, end: number): void;
  back(list: number, end: number, gradient: number): void;
  step(
    at: number,
    end: number,
    toFirst: number,
    toSecond: number,
    toMean: number,
    toGradient: number,
    stride: number,
    shards: number,
    scale: number,
    rate: number,
    blend: number,
  ): void;
}

export interface Kernel extends Evaluator {
  /** After `value(0, 0)` of a loaded list: add this sample's gradient for these errors of the heads. */
  back(count: number, errors: readonly number[], gradient: number): void;
  readonly step: Exports['step'];
}

/** A kernel over the weights at `weights`, with its own pad. */
export const makeKernel = (memory: WebAssembly.Memory, weights: number, pad: number): Kernel => {
  const routines = [shift(weights), value(weights, pad), back(weights, pad), step()];
  const module = new WebAssembly.Module(assemble(routines, PAGES, true));
  // What the kernel exports is known here only: it is assembled above.
  const run = new WebAssembly.Instance(module, { m: { m: memory } }).exports as unknown as Exports;
  const list = new Int32Array(memory.buffer, pad + PAD.list, LIST);
  const heads = new Float32Array(memory.buffer, pad + PAD.out, 4);
  const out = new Float64Array(HEADS);
  const at = pad + PAD.list;
  const bias = weights + AT.b1 * 4;
  return {
    list,
    out,
    load: (count) => run.shift(pad, bias, at, at + count * 4, at + count * 4),
    shift: (to, from, more, less) =>
      run.shift(pad + to * BYTES, pad + from * BYTES, at, at + more * 4, at + (more + less) * 4),
    value: (from, more) => {
      run.value(pad + from * BYTES, at, at + more * 4);
      out[0] = heads[0]!;
      out[1] = heads[1]!;
      out[2] = heads[2]!;
    },
    back: (count, errors, gradient) => {
      for (let head = 0; head < HEADS; head++) heads[head] = errors[head]!;
      heads[HEADS] = 0;
      run.back(at, at + count * 4, gradient);
    },
    step: run.step,
  };
};
