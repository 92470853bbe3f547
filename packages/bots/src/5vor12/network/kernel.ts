// The memory that the expert's net computes with: rows of doubles, added, subtracted and multiplied. All of them are
// fractions of powers of two and small enough to be exact, so in whatever order they are added the sum is the same: the
// kernel in JavaScript here and the one in WebAssembly give the same answers, bit for bit.
import { COUNTS, DEEP, LAST, type Net, ROWS, WIDE } from './net.ts';

const SEATS = [2, 3, 4];
const BOARDS = 4;
/** For each tile that may leave the middle and each that may enter it. */
export const SLOTS = 21;
/** Most rows that one sum is made of. */
const LIST = 128;

let end = 0;
/** Room for so many doubles: the byte where it begins. */
const room = (doubles: number): number => {
  const at = end;
  end += doubles * 8;
  return at;
};

/** The address of each part, in bytes. */
export const AT = {
  rows: room(ROWS * DEEP),
  start: room(DEEP),
  heads: SEATS.map((seats) => ({
    weights: room(seats * DEEP * WIDE),
    counts: room(COUNTS * WIDE),
    second: room(WIDE * LAST),
    bias: room(LAST),
  })),
  /** The sum of each board's rows, the active seat's first. */
  boards: room(BOARDS * DEEP),
  /** A board's sum after a move. */
  sum: room(DEEP),
  /** The part of the sum that the middle and the supply add. */
  fixed: room(WIDE),
  total: room(WIDE),
  none: room(WIDE),
  hidden: room(LAST),
  others: room(SLOTS * SLOTS * WIDE),
  list: room(LIST / 2),
};
export const BYTES = end;

export const deepRow = (row: number): number => AT.rows + row * DEEP * 8;
export const wideRow = (counts: number, row: number): number => counts + row * WIDE * 8;

export interface Kernel {
  readonly numbers: Float64Array;
  /** The rows to be added and then those to be subtracted, each as the byte where it begins. */
  readonly list: Int32Array;
  /** `to` becomes `from` plus the first `more` rows of the list, less the next `less`: rows of boards, or of counts. */
  shiftDeep(to: number, from: number, more: number, less: number): void;
  shiftWide(to: number, from: number, more: number, less: number): void;
  /** Add what a board means: its sum, cut at 0, times the weights. */
  addBoard(total: number, sum: number, weights: number): void;
  /** The last but one layer: `hidden` from the total, which is cut at 0. */
  finish(total: number, second: number, bias: number): void;
}

export const fill = ({ numbers }: Kernel, net: Net): void => {
  numbers.set(net.rows, AT.rows / 8);
  numbers.set(net.start, AT.start / 8);
  for (const [i, { weights, counts, second, bias }] of net.heads.entries()) {
    const at = AT.heads[i]!;
    numbers.set(weights, at.weights / 8);
    numbers.set(counts, at.counts / 8);
    numbers.set(second, at.second / 8);
    numbers.set(bias, at.bias / 8);
  }
};

export const kernelOn = (buffer: ArrayBuffer): Pick<Kernel, 'numbers' | 'list'> => ({
  numbers: new Float64Array(buffer, 0, BYTES / 8),
  list: new Int32Array(buffer, AT.list, LIST),
});

/** The kernel where there is no WebAssembly. */
export const plainKernel = (): Kernel => {
  const { numbers, list } = kernelOn(new ArrayBuffer(BYTES));
  const shift = (size: number) => (to: number, from: number, more: number, less: number) => {
    const target = to >> 3;
    if (to !== from) numbers.copyWithin(target, from >> 3, (from >> 3) + size);
    for (let n = 0; n < more + less; n++) {
      const row = list[n]! >> 3;
      if (n < more) for (let i = 0; i < size; i++) numbers[target + i]! += numbers[row + i]!;
      else for (let i = 0; i < size; i++) numbers[target + i]! -= numbers[row + i]!;
    }
  };
  /** `to` plus `from`, cut at 0, times a table with a row for each of its numbers. */
  const times = (to: number, from: number, size: number, table: number, width: number) => {
    const target = to >> 3;
    const source = from >> 3;
    let row = table >> 3;
    for (let i = 0; i < size; i++, row += width) {
      const active = numbers[source + i]!;
      if (active > 0) for (let k = 0; k < width; k++) numbers[target + k]! += active * numbers[row + k]!;
    }
  };
  return {
    numbers,
    list,
    shiftDeep: shift(DEEP),
    shiftWide: shift(WIDE),
    addBoard: (total, sum, weights) => times(total, sum, DEEP, weights, WIDE),
    finish: (total, second, bias) => {
      numbers.copyWithin(AT.hidden >> 3, bias >> 3, (bias >> 3) + LAST);
      times(AT.hidden, total, WIDE, second, LAST);
    },
  };
};
