// Reasons for a move, as codes with their facts.
import type { Counter } from '@crescendo/rules/finito';
import { type Chain, distance } from './gaps.ts';
import { back, type Hand, shift } from './hand.ts';
import { targets } from './line.ts';
import type { Choice } from './search.ts';

export type Because =
  | { readonly code: 'in-order' }
  /** So many counters lie in order after the move and may stay. */
  | { readonly code: 'keeps-chain'; readonly kept: number }
  /** The chance that the next roll brings one more counter into order. */
  | { readonly code: 'gap-hit-chance'; readonly chance: number }
  /** This counter no longer lies where another has to go. */
  | { readonly code: 'frees-blocked'; readonly counter: Counter };

const chain: Chain = { kept: 0 };

const keptBy = ({ line, board, counters }: Hand, table: Float64Array): number => {
  distance(line, board, counters, table, chain);
  return chain.kept;
};

const ones = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

/** Rolls after which some counter that does not yet lie right can. */
const hits = (hand: Hand, kept: number, table: Float64Array): number => {
  const squares = new Uint8Array(4);
  const many = ones(kept);
  const ready = hand.open.length > 0 ? hand.open : Array.from({ length: hand.counters }, (_, i) => i + 1);
  let count = 0;
  for (let roll = 1; roll <= hand.line.numbers; roll++) {
    const size = targets(hand.line, hand.board, roll, squares);
    const isHit = ready.some((counter) => {
      if (kept & (1 << counter)) return false;
      for (let i = 0; i < size; i++) {
        const was = shift(hand, counter, squares[i]!);
        const now = ones(keptBy(hand, table));
        back(hand, counter, was);
        if (now > many) return true;
      }
      return false;
    });
    if (isHit) count++;
  }
  return count;
};

export const reasons = (
  hand: Hand,
  { counter, at, far }: Choice,
  table: Float64Array,
): { readonly because: readonly Because[]; readonly kept: number } => {
  const before = keptBy(hand, table);
  const was = counter === 0 ? -1 : shift(hand, counter, at);
  const index = hand.open.indexOf(counter);
  if (index >= 0) hand.open.splice(index, 1);
  const kept = keptBy(hand, table);
  const many = ones(kept);
  const because: Because[] = [];
  if (far === 0) because.push({ code: 'in-order' });
  else {
    because.push({ code: 'keeps-chain', kept: many });
    because.push({ code: 'gap-hit-chance', chance: hits(hand, kept, table) / hand.line.numbers });
    if (was >= 0 && !(before & (1 << counter)) && !(kept & (1 << counter)))
      because.push({ code: 'frees-blocked', counter });
  }
  if (index >= 0) hand.open.splice(index, 0, counter);
  if (counter !== 0) back(hand, counter, was);
  return { because, kept: many };
};
