// Estimates how many rolls a board is away from order. Some counters stay in place, a rising chain of them; the others
// must go into the gaps between. The cost of a gap depends on how many must go in, how many numbers of the die lead there,
// how many of those counters are not yet on the board, and how many wrong ones lie in it. The cheapest chain counts.
import type { Track } from '../model/track.ts';

const MAX_COUNTERS = 12;
/** A gap with too few squares: its neighbours will have to move too. */
const CROWDED = 8;

// The offsets of the parts of the table: by counters missing and numbers of the die, by counters missing and squares, by
// counters missing and those not yet on the board, by wrong counters in gaps without and with something missing.
export const HIT = 0;
export const ROOM = HIT + 13 * 21;
export const UNPLACED = ROOM + 13 * 37;
export const BLOCKED = UNPLACED + 13 * 13;
export const SIZE = BLOCKED + 2 * 13;

/** The chain that `gapDistance` found. */
export interface Chain {
  /** Bit c: the counter c stays. */
  kept: number;
}

const ones = (bits: number): number => {
  let x = bits - ((bits >> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >> 2) & 0x33333333);
  return (((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

const spots = new Int8Array(MAX_COUNTERS + 2);
const labels = new Int8Array(MAX_COUNTERS + 2);
const segments = new Int32Array(MAX_COUNTERS + 2);
const best = new Float64Array(MAX_COUNTERS + 2);
const previous = new Int8Array(MAX_COUNTERS + 2);
/** `below[c]`: counters less than c that are on the board. */
const below = new Uint8Array(MAX_COUNTERS + 3);

/** Rolls from here to order. `counters` is how many there are; some may not be on the board yet. */
export const gapDistance = (
  track: Track,
  board: Uint8Array,
  counters: number,
  table: Float64Array,
  chain: Chain | undefined,
): number => {
  const { squares, number, numbers } = track;
  let n = 1;
  spots[0] = -1;
  labels[0] = 0;
  let on = 0;
  // The numbers of the die that lead into the squares before each counter: its own, and those of full neighbours.
  let bits = 0;
  let spill = 0;
  for (let at = 0; at < squares; at++) {
    const counter = board[at]!;
    const bit = 1 << number[at]!;
    if (counter === 0) {
      bits |= bit;
      continue;
    }
    spots[n] = at;
    labels[n] = counter;
    on |= 1 << counter;
    segments[n - 1] = bits;
    bits = 0;
    n++;
  }
  segments[n - 1] = bits;
  spots[n] = squares;
  labels[n] = counters + 1;
  // A number whose squares are both covered leads to the nearest free squares on either side.
  let seen = 0;
  for (let i = 0; i < n; i++) seen |= segments[i]!;
  for (let face = 1; face <= numbers; face++) {
    if (seen & (1 << face)) continue;
    spill |= 1 << face;
  }
  if (spill !== 0) spread(track, n, spill);
  let placed = 0;
  for (let c = 1; c <= counters + 1; c++) {
    below[c] = placed;
    if (on & (1 << c)) placed++;
  }
  const scale = 20 / numbers;
  best[0] = 0;
  for (let j = 1; j <= n; j++) {
    const label = labels[j]!;
    let least = 1e9;
    let from = 0;
    let reach = 0;
    for (let i = j - 1; i >= 0; i--) {
      reach |= segments[i]!;
      const start = labels[i]!;
      if (start >= label) continue;
      const missing = label - start - 1;
      let cost = best[i]!;
      const wrong = j - i - 1;
      if (missing > 0) {
        const hits = scale === 1 ? ones(reach) : Math.round(ones(reach) * scale);
        const unplaced = missing - (below[label]! - below[start + 1]!);
        const room = spots[j]! - spots[i]! - 1;
        cost +=
          table[HIT + missing * 21 + hits]! +
          table[ROOM + missing * 37 + room]! +
          table[UNPLACED + missing * 13 + unplaced]! +
          table[BLOCKED + 13 + wrong]!;
        if (missing > room) cost += CROWDED * (missing - room);
      } else cost += table[BLOCKED + wrong]!;
      if (cost < least) {
        least = cost;
        from = i;
      }
    }
    best[j] = least;
    previous[j] = from;
  }
  if (chain) chain.kept = keptBy(n);
  return best[n]!;
};

/** Give the numbers whose squares are covered to the segments they lead to. */
const spread = (track: Track, n: number, spill: number): void => {
  let segment = 0;
  for (let face = 1; face <= track.numbers; face++) {
    if (!(spill & (1 << face))) continue;
    const first = track.first[face]!;
    while (segment < n && spots[segment + 1]! < first) segment++;
    // `segment + 1` is the counter on `first`: free squares below lie in the last segment that has any.
    let low = segment;
    while (low >= 0 && spots[low + 1]! - spots[low]! === 1) low--;
    let high = segment + 1;
    while (high <= n - 1 && spots[high + 1]! - spots[high]! === 1) high++;
    if (low >= 0) segments[low]! |= 1 << face;
    if (high <= n - 1) segments[high]! |= 1 << face;
  }
};

/** Bits of the counters that stay, once the costs are known. */
const keptBy = (n: number): number => {
  let kept = 0;
  for (let j = previous[n]!; j > 0; j = previous[j]!) kept |= 1 << labels[j]!;
  return kept;
};
