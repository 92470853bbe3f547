// Reasons for a move, as codes with their facts.
import type { Counter } from '@crescendo/rules/finito';
import { back, type Position, shift } from '../model/position.ts';
import { targets } from '../model/track.ts';
import type { Choice } from '../search/search.ts';
import { type Chain, gapDistance } from '../value/gaps.ts';

export type Because =
  | { readonly code: 'in-order' }
  /** So many counters lie in order after the move and may stay. */
  | { readonly code: 'keeps-chain'; readonly kept: number }
  /** The chance that the next roll brings one more counter into order. */
  | { readonly code: 'gap-hit-chance'; readonly chance: number }
  /** This counter no longer lies where another has to go. */
  | { readonly code: 'frees-blocked'; readonly counter: Counter };

const chain: Chain = { kept: 0 };

const keptBy = ({ track, board, counters }: Position, table: Float64Array): number => {
  gapDistance(track, board, counters, table, chain);
  return chain.kept;
};

const ones = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

/** Rolls after which some counter that does not yet lie right can. */
const hits = (position: Position, kept: number, table: Float64Array): number => {
  const squares = new Uint8Array(4);
  const many = ones(kept);
  const ready =
    position.open.length > 0 ? position.open : Array.from({ length: position.counters }, (_, i) => i + 1);
  let count = 0;
  for (let roll = 1; roll <= position.track.numbers; roll++) {
    const size = targets(position.track, position.board, roll, squares);
    const isHit = ready.some((counter) => {
      if (kept & (1 << counter)) return false;
      for (let i = 0; i < size; i++) {
        const was = shift(position, counter, squares[i]!);
        const now = ones(keptBy(position, table));
        back(position, counter, was);
        if (now > many) return true;
      }
      return false;
    });
    if (isHit) count++;
  }
  return count;
};

export const reasons = (
  position: Position,
  { counter, at, distance }: Choice,
  table: Float64Array,
): { readonly because: readonly Because[]; readonly kept: number } => {
  const before = keptBy(position, table);
  const was = counter === 0 ? -1 : shift(position, counter, at);
  const index = position.open.indexOf(counter);
  if (index >= 0) position.open.splice(index, 1);
  const kept = keptBy(position, table);
  const many = ones(kept);
  const because: Because[] = [];
  if (distance === 0) because.push({ code: 'in-order' });
  else {
    because.push({ code: 'keeps-chain', kept: many });
    because.push({ code: 'gap-hit-chance', chance: hits(position, kept, table) / position.track.numbers });
    if (was >= 0 && !(before & (1 << counter)) && !(kept & (1 << counter)))
      because.push({ code: 'frees-blocked', counter });
  }
  if (index >= 0) position.open.splice(index, 0, counter);
  if (counter !== 0) back(position, counter, was);
  return { because, kept: many };
};
