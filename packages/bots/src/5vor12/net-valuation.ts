// Chances by the expert's net. What a position adds up to is kept, and only what a move changes is added up again.
import {
  addBoard,
  addRow,
  crossRow,
  DEEP,
  fillableRow,
  finish,
  type Head,
  leftRow,
  middleRow,
  type Net,
  poolRow,
  swapRow,
  WIDE,
} from './net.ts';
import { fillBuckets, newNetBoard, readBoard, sumAfter } from './net-board.ts';
import { CELLS, HIGHEST, newPosition, type Position } from './position.ts';
import { sigmoid } from './sigmoid.ts';
import { NOWHERE, type Valuation } from './valuation.ts';

const SLOTS = HIGHEST + 1;

export const netValuation = (net: Net): Valuation => {
  const own = newNetBoard();
  const rest = [newNetBoard(), newNetBoard(), newNetBoard()];
  const buckets = new Uint8Array(22 * 22);
  const sum = new Float64Array(DEEP);
  const total = new Float64Array(WIDE);
  /** What the middle and the supply add. */
  const fixed = new Float64Array(WIDE);
  // What the others' boards add up to, for each tile that may leave the middle and each that may enter it.
  const stamps = new Int32Array(SLOTS * SLOTS);
  const cached = new Float64Array(SLOTS * SLOTS * WIDE);
  let stamp = 0;
  let position: Position = newPosition();
  let head: Head = net.heads[0]!;

  /** Adds up the others' boards for this change of the middle, once for each position; returns where that is cached. */
  const othersAfter = (gone: number, come: number, mask: number): number => {
    const slot = gone * SLOTS + come;
    if (stamps[slot] === stamp) return slot * WIDE;
    stamps[slot] = stamp;
    total.fill(0);
    for (let role = 1; role < position.seats; role++) {
      const board = rest[role - 1]!;
      const fillable = sumAfter(net, board, buckets, 0, NOWHERE, position.mask, mask, sum);
      addBoard(head, role, sum, total);
      addRow(head.counts, fillableRow(role, board.free, fillable), total);
    }
    cached.set(total, slot * WIDE);
    return slot * WIDE;
  };

  return {
    limits: own,
    read: (now) => {
      position = now;
      const { seats, active, boards, mask, pool, middle, left } = now;
      head = net.heads[seats - 2]!;
      stamp = (stamp + 1) | 0;
      fillBuckets(pool, left, buckets);
      readBoard(net, own, boards, active * CELLS, mask, buckets);
      for (let role = 1; role < seats; role++)
        readBoard(net, rest[role - 1]!, boards, ((active + role) % seats) * CELLS, mask, buckets);
      fixed.fill(0);
      for (let tile = 1; tile <= HIGHEST; tile++) {
        addRow(head.counts, middleRow(tile, middle[tile]!), fixed);
        addRow(head.counts, poolRow(tile, pool[tile]!), fixed);
      }
    },
    after: (tile, at, isOpen, left, role) => {
      const { middle, mask, seats } = position;
      const freed = at < 0 ? 0 : own.tile[at]!;
      const comes = at < 0 ? tile : freed;
      const gone = isOpen && middle[tile] === 1 ? tile : 0;
      const come = comes !== 0 && middle[comes] === 0 ? comes : 0;
      const after = (mask & ~(gone && 1 << gone)) | (come && 1 << come);
      const from = othersAfter(gone, come, after);
      for (let k = 0; k < WIDE; k++) total[k] = cached[from + k]! + fixed[k]!;
      const { counts } = head;
      if (isOpen) swapRow(counts, middleRow(tile, middle[tile]!), middleRow(tile, middle[tile]! - 1), total);
      if (comes !== 0)
        swapRow(counts, middleRow(comes, middle[comes]!), middleRow(comes, middle[comes]! + 1), total);
      const fillable = sumAfter(net, own, buckets, tile, at, mask, after, sum);
      addBoard(head, 0, sum, total);
      const free = own.free - (at >= 0 && freed === 0 ? 1 : 0);
      addRow(counts, fillableRow(0, free, fillable), total);
      addRow(counts, crossRow(free, rest[0]!.free), total);
      addRow(counts, leftRow(left), total);
      return sigmoid(finish(head, seats, role, total));
    },
  };
};
