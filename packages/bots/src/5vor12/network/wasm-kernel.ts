// The kernel of the expert's net on vectors of doubles, in WebAssembly (kernel.wat).
import { instantiate } from '../../wasm.ts';
import { AT, BYTES, type Kernel, kernelOn } from './kernel.ts';
import { MODULE } from './kernel-module.ts';
import { DEEP, LAST, WIDE } from './net.ts';

/** All parameters are addresses or numbers of bytes. */
interface Exports {
  shift(to: number, from: number, moreEnd: number, lessEnd: number, bytes: number): void;
  layer(to: number, bias: number, from: number, table: number, inputs: number, outputs: number): void;
}

/** Undefined if WebAssembly is missing or forbidden. */
export const wasmKernel = async (): Promise<Kernel | undefined> => {
  const running = await instantiate<Exports>('kernel', MODULE, BYTES, { list: AT.list });
  if (running === undefined) return undefined;
  const { shift, layer } = running.run;
  const listEnd = (count: number): number => AT.list + count * 4;
  return {
    ...kernelOn(running.buffer),
    shiftDeep: (to, from, more, less) => shift(to, from, listEnd(more), listEnd(more + less), DEEP * 8),
    shiftWide: (to, from, more, less) => shift(to, from, listEnd(more), listEnd(more + less), WIDE * 8),
    addBoard: (total, sum, weights) => layer(total, total, sum, weights, DEEP * 8, WIDE * 8),
    finish: (total, second, bias) => layer(AT.hidden, bias, total, second, WIDE * 8, LAST * 8),
  };
};
