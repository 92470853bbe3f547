import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pick, seeded, shuffled } from '../dice.ts';
import { DIAGONAL, type Move, type State, type Tile, vorZwoelf } from './index.ts';

interface Deal {
  readonly seats: number;
  readonly start: 'one' | 'four';
  /** Tiles on the diagonals already, each seat's the same squares. */
  readonly laid: number;
  readonly viewer: number;
  /** The seats that have chosen. */
  readonly chosen: readonly boolean[];
  readonly seed: number;
}

/** A start with all that everybody and the viewer know from `seed`, and all that is hidden from `hidden`. */
const deal = ({ seats, start, laid, viewer, chosen, seed }: Deal, hidden: number): State => {
  const open = shuffled(
    seeded(seed),
    Array.from({ length: 20 * seats }, (_, i): Tile => (i % 20) + 1),
  );
  const boards = Array.from({ length: seats }, () => {
    const board = new Array<Tile>(16).fill(0);
    if (start === 'one') for (const at of DIAGONAL[4]!.slice(0, laid)) board[at] = open.pop()!;
    return board;
  });
  const size = start === 'four' ? 4 : 1;
  const own = open.splice(0, size);
  const dice = seeded(`hidden ${hidden}`);
  const supply = shuffled(dice, open);
  const hands = boards.map((_, seat) => (seat === viewer ? own : supply.splice(0, size)));
  const choose = (seat: number): Move => {
    const by = seat === viewer ? seeded(seed) : dice;
    if (start === 'four') return { type: 'arrange', tiles: shuffled(by, hands[seat]!) };
    return { type: 'place', at: pick(by, DIAGONAL[4]!.slice(laid)) };
  };
  const plain = vorZwoelf.setup(seats, { ...vorZwoelf.options, start });
  const pool = plain.pool.map((_, n) => supply.filter((tile) => tile === n).length);
  return {
    ...plain,
    boards,
    hands,
    pool,
    pending: boards.map((_, seat) => (chosen[seat] ? choose(seat) : null)),
  };
};

const deals: fc.Arbitrary<Deal> = fc
  .record({
    seats: fc.integer({ min: 2, max: 4 }),
    start: fc.constantFrom('one' as const, 'four' as const),
    laid: fc.nat(3),
    viewer: fc.nat(3),
    chosen: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    seed: fc.nat(),
  })
  .map((deal) => ({ ...deal, viewer: deal.viewer % deal.seats }));

test('[V-4] whatever others hold and have chosen, a view is the same', () => {
  fc.assert(
    fc.property(deals, fc.nat(), fc.nat(), (given, one, two) => {
      const [here, there] = [deal(given, one), deal(given, two)];
      vorZwoelf.audit(here);
      vorZwoelf.audit(there);
      const seen = (state: State) => JSON.stringify(vorZwoelf.view(state, given.viewer));
      expect(seen(there)).toBe(seen(here));
    }),
  );
});

test('[V-4] a spectator sees no tile in a hand and no choice', () => {
  fc.assert(
    fc.property(deals, fc.nat(), (given, hidden) => {
      const { hands, pending } = vorZwoelf.view(deal(given, hidden), null);
      expect(hands.flat().every((tile) => tile === 0)).toBe(true);
      expect(pending.every((choice) => choice === null || choice === 'hidden')).toBe(true);
    }),
  );
});

test('[V-2] the hidden tiles are counted, not shown', () => {
  const state = vorZwoelf.setup(2, vorZwoelf.options);
  expect(vorZwoelf.view(state, 0).pool).toBe(40);
});
