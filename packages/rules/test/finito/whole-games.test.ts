import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/dice.ts';
import { counterCount, finito, type State, type View } from '../../src/finito/index.ts';
import { playOut } from '../../src/match/play-out.ts';
import { obey } from '../obey.ts';
import { orderingMover, orderly } from './ordering-bot.ts';

// Random games end by the round limit; these are won.
obey(finito, {
  games: 4,
  options: { roundLimit: 0 },
  mover: (view, _, dice) => orderingMover(view as View, dice),
});

describe('every game ends', () => {
  test('[F-17] points are added up to a target', () => {
    expect(finito.series).toEqual({ rounds: 0, target: 30, by: 'points' });
    const { turn, rounds } = playOut({
      game: finito,
      seats: 2,
      options: finito.options,
      series: { rounds: 0, target: 30, by: 'points' },
      players: orderly(2),
      dice: seeded(4),
    });
    if (turn.kind !== 'over') throw new Error('still going');
    expect(Math.max(...turn.scores)).toBeGreaterThanOrEqual(30);
    for (const { scores } of rounds) expect(Math.max(...scores)).toBe(12);
  });

  test.each([1, 2, 4, 8])('[F-14] when %i seats tend to order', (seats) => {
    for (let seed = 0; seed < 20; seed++) {
      const { turn, state } = playOut({
        game: finito,
        seats,
        options: finito.options,
        players: orderly(seats),
        dice: seeded(`order/${seed}`),
        limit: 20_000,
      });
      expect(turn.kind).toBe('over');
      expect((state as State).ending).toBe('finito');
    }
  });

  // 3 counters on 4 squares: walk every position, whatever was rolled and chosen before.
  test('[F-12] [F-14] [F-20] on the smallest boards every position can still be won', () => {
    for (const passing of [false, true]) {
      const options = { ...finito.options, counters: 12, open: 2, numbers: 4, passing };
      expect(counterCount(options)).toBe(3);
      const { ways, won } = walk(finito.setup(1, options));
      expect(won.size).toBeGreaterThan(0);
      const winning = new Set(won);
      for (let grown = -1; grown !== winning.size; ) {
        grown = winning.size;
        for (const [from, to] of ways) if (to.some((key) => winning.has(key))) winning.add(from);
      }
      expect(winning.size).toBe(ways.size);
    }
  });

  test('[F-19] [F-20] a shrunken game has a finite tree', () => {
    const options = { ...finito.options, counters: 2, open: 1, numbers: 4, roundLimit: 3 };
    expect(leaves(finito.setup(1, options))).toBe(186);
  });
});

const nexts = (state: State): readonly State[] => {
  const turn = finito.turn(state);
  if (turn.kind === 'over') return [];
  if (turn.kind === 'chance')
    return finito.chances(state).map(([outcome]) => finito.apply(state, { kind: 'chance', outcome }));
  const seat = turn.seats[0]!;
  return [...finito.moves(finito.view(state, seat))].map((move) =>
    finito.apply(state, { kind: 'move', seat, move }),
  );
};

const leaves = (state: State): number => {
  const list = nexts(state);
  return list.length === 0 ? 1 : list.reduce((sum, next) => sum + leaves(next), 0);
};

/** All positions that can come up, each with those that follow; how many rolls it took does not matter. */
const walk = (start: State) => {
  const key = ({ news: _, rolls: __, ...rest }: State): string => JSON.stringify(rest);
  const ways = new Map<string, readonly string[]>();
  const won = new Set<string>();
  const ahead = [start];
  for (let state = ahead.pop(); state; state = ahead.pop()) {
    if (ways.has(key(state))) continue;
    const list = nexts(state);
    ways.set(key(state), list.map(key));
    if (list.length === 0) won.add(key(state));
    ahead.push(...list);
  }
  return { ways, won };
};
