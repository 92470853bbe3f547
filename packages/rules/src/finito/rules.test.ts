import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderly } from '../../test/finito/ordering-bot.ts';
import { after, moving, played } from '../../test/finito/position.ts';
import { obey } from '../../test/obey.ts';
import { settle } from '../../test/settle.ts';
import { seeded } from '../dice.ts';
import { playOut } from '../match/play-out.ts';
import { finito, type News, type State } from './index.ts';

// Every seat count with every preset.
obey(finito, { games: 24 });

const OPENING = ['counter 3', 'counter 9', 'counter 5'];
const types = (news: readonly News[]): readonly string[] => news.map(({ type }) => type);
const finished = (state: State) => {
  const turn = finito.turn(state);
  if (turn.kind !== 'over') throw new Error('still going');
  return turn;
};

describe('a roll', () => {
  test('[F-2] three counters are turned up, each face-down one as likely as the others', () => {
    const start = played(2, {});
    expect(finito.chances(start)).toHaveLength(12);
    const dealt = after(start, ...OPENING, 'counter 12', 'counter 1', 'counter 2');
    expect(dealt.open).toEqual([
      [3, 5, 9],
      [1, 2, 12],
    ]);
    expect(dealt.down[0]).toEqual([1, 2, 4, 6, 7, 8, 10, 11, 12]);
    expect(finito.chances(after(start, 'counter 3'))).toHaveLength(11);
    expect(dealt.phase).toBe('rolling');
  });

  test('[F-3] one to eight seats, the booklet two to four', () => {
    expect(finito.seats).toEqual({ min: 1, max: 8 });
    expect(finito.presets['schmidt-2008']!.seats).toEqual({ min: 2, max: 4 });
  });

  test('[F-4] one die for everybody, all numbers alike', () => {
    const dealt = settle(finito, played(4, {}), seeded(1));
    const rolling = { ...dealt, phase: 'rolling' } as const;
    expect(
      finito.chances(rolling).map(([outcome, weight]) => [finito.notation.chance.format(outcome), weight]),
    ).toEqual(Array.from({ length: 20 }, (_, i) => [`roll ${i + 1}`, 1]));
    expect(finito.turn(dealt)).toEqual({ kind: 'players', seats: [0, 1, 2, 3] });
  });

  test('[F-5] choices stay hidden until the last, then all are carried out in seat order', () => {
    const rolled = played(2, {}, ...OPENING, ...OPENING, 'roll 15');
    const one = after(rolled, 'B place 9 e3');
    expect(one.boards).toEqual(rolled.boards);
    expect(finito.turn(one)).toEqual({ kind: 'players', seats: [0] });
    expect(finito.view(one, 0).pending).toEqual([null, 'hidden']);
    expect(finito.view(one, 1).pending).toEqual([null, { type: 'place', counter: 9, at: 26 }]);
    const both = after(one, 'A place 3 e4');
    expect(both.boards.map((board) => [board[26], board[27]])).toEqual([
      [0, 3],
      [9, 0],
    ]);
    expect(both.news).toEqual([
      { type: 'placed', seat: 0, counter: 3, at: 27, number: 15 },
      { type: 'placed', seat: 1, counter: 9, at: 26, number: 15 },
    ]);
    expect(both.pending).toEqual([null, null]);
  });

  test('[F-5] the others cannot tell one choice from another', () => {
    const holds = fc.property(fc.nat(), fc.nat(200), fc.nat(), fc.nat(), (seed, limit, a, b) => {
      const dice = seeded(seed);
      const setup = { game: finito, seats: 3, options: finito.options };
      const match = playOut({ ...setup, players: orderly(3), dice, limit });
      const rolled = settle(finito, match.state as State, dice);
      const turn = finito.turn(rolled);
      // The last to choose reveals all.
      if (turn.kind !== 'players' || turn.seats.length < 2) return;
      const seat = turn.seats[0]!;
      const moves = [...finito.moves(finito.view(rolled, seat))];
      const seen = [a, b].map((n) => {
        const chosen = finito.apply(rolled, { kind: 'move', seat, move: moves[n % moves.length]! });
        const others = [0, 1, 2, null].filter((viewer) => viewer !== seat);
        return JSON.stringify(others.map((viewer) => finito.view(chosen, viewer)));
      });
      expect(seen[0]).toBe(seen[1]);
    });
    fc.assert(holds, { numRuns: 100 });
  });

  test('[F-10] each seat turns up one more, while it has any face down', () => {
    const options = { counters: 4, open: 3 };
    const placed = played(1, options, 'counter 1', 'counter 2', 'counter 4', 'roll 7', 'A place 2 b5');
    expect([placed.phase, placed.open]).toEqual(['turning', [[1, 4]]]);
    const full = after(placed, 'counter 3', 'roll 7', 'A place 4 b6');
    expect([full.phase, full.open]).toEqual(['rolling', [[1, 3]]]);
    const last = after(full, 'roll 1', 'A place 3 a1');
    expect([last.phase, last.open]).toEqual(['rolling', [[1]]]);
    expect(types(after(placed, 'counter 3', 'roll 7').news)).toEqual(['placed', 'turned-up', 'rolled']);
  });
});

// 10 lies below 9: one move from the end.
const NEARLY = { 0: 1, 3: 2, 6: 3, 9: 4, 12: 5, 14: 6, 16: 7, 18: 8, 20: 10, 22: 9, 30: 11, 33: 12 };
const FALLING = { 0: 12, 3: 11, 6: 10, 9: 9, 12: 8, 14: 7, 16: 6, 18: 5, 20: 4, 22: 3, 30: 2, 33: 1 };

describe('moving and the end', () => {
  test('[F-11] any counter moves; its old square is free again', () => {
    const moved = after(moving({}, 15, FALLING), 'A move 12 e4');
    expect([moved.boards[0]![0], moved.boards[0]![27]]).toEqual([0, 12]);
    expect(moved.news).toEqual([{ type: 'moved', seat: 0, counter: 12, from: 0, at: 27, number: 15 }]);
    expect(finito.moves(finito.view(moving({}, 15, FALLING), 0))).toHaveLength(24);
  });

  test('[F-14] the twelve in order end the game, and are worth 12', () => {
    const done = after(moving({}, 15, NEARLY, FALLING), 'A move 10 e3', 'B move 12 e3');
    expect(finished(done)).toEqual({ kind: 'over', scores: [12, 2], winners: [0] });
    expect(types(done.news)).toEqual(['moved', 'moved', 'finito', 'ended']);
    expect(done.ending).toBe('finito');
  });

  test('[F-14] the last placement may do it', () => {
    const options = { counters: 2, open: 1 };
    const one = played(1, options, 'counter 2', 'roll 9', 'A place 2 c3', 'counter 1', 'roll 8');
    expect(finished(after(one, 'A place 1 c2')).winners).toEqual([0]);
  });

  test('[F-15] several on the same roll win together', () => {
    const done = after(
      moving({}, 15, NEARLY, NEARLY, FALLING),
      'C move 1 e3',
      'B move 10 e3',
      'A move 10 e4',
    );
    expect(finished(done).winners).toEqual([0, 1]);
  });

  test('[F-18] a block of the agreed length wins, also while placing', () => {
    const options = { goal: 2, open: 1 };
    const one = played(
      2,
      options,
      'counter 5',
      'counter 9',
      'roll 7',
      'A place 5 b5',
      'B place 9 b5',
      'counter 7',
      'counter 3',
    );
    const done = after(one, 'roll 7', 'A place 7 b6', 'B place 3 b6');
    expect(finished(done)).toEqual({ kind: 'over', scores: [2, 1], winners: [0] });
    expect(done.news.slice(-2)).toEqual([
      { type: 'reached', seat: 0, length: 2 },
      { type: 'ended', ending: 'goal' },
    ]);
  });

  test('[F-18] the longest block among those who reach it wins; an impossible goal means all counters', () => {
    const goal = moving({ goal: 6 }, 15, NEARLY, { ...FALLING, 0: 1, 33: 12 });
    const done = after({ ...goal, rolls: 20 }, 'A move 10 e3', 'B move 12 e3');
    expect([done.ending, finished(done).winners]).toEqual(['finito', [0]]);
    const small = played(
      1,
      { counters: 2, open: 1, goal: 12 },
      'counter 2',
      'roll 9',
      'A place 2 c3',
      'counter 1',
      'roll 8',
    );
    expect(after(small, 'A place 1 c1').ending).toBe('finito');
  });

  test('[F-19] after the last roll the longest block wins', () => {
    const at = moving({ roundLimit: 13 }, 15, FALLING, NEARLY, FALLING);
    const done = after(at, 'A move 12 e3', 'B move 1 e3', 'C move 12 e3');
    expect([done.ending, finished(done).winners]).toEqual(['limit', [1]]);
    const shared = after(moving({ roundLimit: 13 }, 15, FALLING, FALLING), 'A move 12 e3', 'B move 12 e4');
    expect(finished(shared).winners).toEqual([0, 1]);
  });
});
