// Chances by the expert's net. What a position adds up to is kept, and only what a move changes is added up again.

import { CELLS, HIGHEST, newPosition, type Position } from '../model/position.ts';
import { sigmoid } from '../value/sigmoid.ts';
import { NOWHERE, type Valuation } from '../value/valuation.ts';
import { AT, fill, type Kernel, plainKernel, SLOTS, wideRow } from './kernel.ts';
import { crossRow, DEEP, fillableRow, LAST, leftRow, middleRow, type Net, poolRow, WIDE } from './net.ts';
import { fillBuckets, newNetBoard, readBoard, sumAfter } from './net-board.ts';

export const netValuation = (net: Net, kernel: Kernel = plainKernel()): Valuation => {
  fill(kernel, net);
  const { list, numbers } = kernel;
  const boardAt = (role: number): number => AT.boards + role * DEEP * 8;
  const own = newNetBoard(boardAt(0));
  const rest = [1, 2, 3].map((role) => newNetBoard(boardAt(role)));
  const buckets = new Uint8Array(22 * 22);
  const hidden = numbers.subarray(AT.hidden / 8, AT.hidden / 8 + LAST);
  const kept = new Float64Array(SLOTS * LAST);
  // Caches the sum over the others' boards, for each tile that may leave the middle and each that may enter it.
  const stamps = new Int32Array(SLOTS * SLOTS);
  let stamp = 0;
  let position: Position = newPosition();
  let head = net.heads[0]!;
  let at = AT.heads[0]!;
  const weightsOf = (role: number): number => at.weights + role * DEEP * WIDE * 8;
  const countRow = (row: number): number => wideRow(at.counts, row);

  /** Adds up the others' boards for this change of the middle, once for each position; returns where that is kept. */
  const othersAfter = (gone: number, come: number, mask: number): number => {
    const slot = gone * SLOTS + come;
    const others = wideRow(AT.others, slot);
    if (stamps[slot] === stamp) return others;
    stamps[slot] = stamp;
    for (let role = 1; role < position.seats; role++) {
      const board = rest[role - 1]!;
      const fillable = sumAfter(kernel, board, buckets, 0, NOWHERE, position.mask, mask);
      list[0] = countRow(fillableRow(role, board.free, fillable));
      kernel.shiftWide(others, role === 1 ? AT.fixed : others, 1, 0);
      kernel.addBoard(others, AT.sum, weightsOf(role));
    }
    return others;
  };

  /** The chance of the seat in this role, from the last layer but one, of which there may be several in a row. */
  const chanceOf = (role: number, layers: Float64Array, from = 0): number => {
    const { seats } = position;
    let logit = head.end[role]!;
    for (let k = 0; k < LAST; k++) {
      const active = layers[from + k]!;
      if (active > 0) logit += active * head.last[k * seats + role]!;
    }
    return sigmoid(logit);
  };

  return {
    limits: own,
    read: (now) => {
      position = now;
      const { seats, active, boards, mask, pool, middle, left } = now;
      head = net.heads[seats - 2]!;
      at = AT.heads[seats - 2]!;
      stamp = (stamp + 1) | 0;
      fillBuckets(pool, left, buckets);
      readBoard(kernel, own, boards, active * CELLS, mask, buckets);
      for (let role = 1; role < seats; role++)
        readBoard(kernel, rest[role - 1]!, boards, ((active + role) % seats) * CELLS, mask, buckets);
      let count = 0;
      for (let tile = 1; tile <= HIGHEST; tile++) {
        list[count++] = countRow(middleRow(tile, middle[tile]!));
        list[count++] = countRow(poolRow(tile, pool[tile]!));
      }
      kernel.shiftWide(AT.fixed, AT.none, count, 0);
    },
    after: (tile, square, isOpen, left, role) => {
      const { middle, mask } = position;
      const freed = square < 0 ? 0 : own.tile[square]!;
      const comes = square < 0 ? tile : freed;
      const gone = isOpen && middle[tile] === 1 ? tile : 0;
      const come = comes !== 0 && middle[comes] === 0 ? comes : 0;
      const after = (mask & ~(gone && 1 << gone)) | (come && 1 << come);
      const others = othersAfter(gone, come, after);
      const fillable = sumAfter(kernel, own, buckets, tile, square, mask, after);
      const free = own.free - (square >= 0 && freed === 0 ? 1 : 0);
      list[0] = countRow(fillableRow(0, free, fillable));
      list[1] = countRow(crossRow(free, rest[0]!.free));
      list[2] = countRow(leftRow(left));
      let more = 3;
      if (isOpen) list[more++] = countRow(middleRow(tile, middle[tile]! - 1));
      if (comes !== 0) list[more++] = countRow(middleRow(comes, middle[comes]! + 1));
      let end = more;
      if (isOpen) list[end++] = countRow(middleRow(tile, middle[tile]!));
      if (comes !== 0) list[end++] = countRow(middleRow(comes, middle[comes]!));
      kernel.shiftWide(AT.total, others, more, end - more);
      kernel.addBoard(AT.total, AT.sum, weightsOf(0));
      kernel.finish(AT.total, at.second, at.bias);
      return chanceOf(role, hidden);
    },
    keep: (tile) => {
      for (let k = 0; k < LAST; k++) kept[tile * LAST + k] = hidden[k]!;
    },
    kept: (tile, role) => chanceOf(role, kept, tile * LAST),
  };
};
