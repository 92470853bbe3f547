import { describe, expect, test } from 'vitest';
import { after, boardOf, movesOf, refusal, table } from '../../test/5vor12/position.ts';
import { obey } from '../../test/obey.ts';
import { inSeries } from '../match/series.ts';
import { presetOptions } from '../options.ts';
import { DIAGONAL, formatSquare, type State, vorZwoelf } from './index.ts';

obey(vorZwoelf);
obey(vorZwoelf, { games: 20, options: { size: 3, highest: 5 } });

const begin = (seats: number, options: Partial<(typeof vorZwoelf)['options']> = {}, first = 0): State =>
  vorZwoelf.setup(seats, { ...vorZwoelf.options, ...options }, first);
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
const openIn = ({ middle }: State) => middle.flatMap((count, n) => new Array<number>(count).fill(n));

/** Both seats lay their four tiles, seat A 1 to 4 and seat B 17 to 20. */
const START = [1, 2, 3, 4].flatMap((n) => {
  const square = `${'abcd'[n - 1]}${n}`;
  return [`${n}`, `${16 + n}`, `A ${square}`, `B ${square}`];
});

describe('start', () => {
  test('[V-1] two to four boards of sixteen squares, four of them dotted', () => {
    expect(vorZwoelf.seats).toEqual({ min: 2, max: 4 });
    expect(begin(4).boards).toEqual([1, 2, 3, 4].map(() => boardOf()));
    expect(DIAGONAL[4]!.map(formatSquare)).toEqual(['a1', 'b2', 'c3', 'd4']);
  });

  test.each([2, 3, 4])('[V-2] one set of tiles for each of %i seats', (seats) => {
    const list = vorZwoelf.chances(begin(seats));
    expect(list).toEqual(Array.from({ length: 20 }, (_, i) => [{ tile: i + 1 }, seats]));
  });

  test('[V-3] a tile is drawn for each seat, and goes on a dotted square still free', () => {
    const drawn = after(begin(2), '7', '12');
    expect(vorZwoelf.turn(drawn)).toEqual({ kind: 'players', seats: [0, 1] });
    expect(movesOf(drawn, 0)).toEqual(['a1', 'b2', 'c3', 'd4']);
    expect(refusal(drawn, 'A b1')).toEqual({ code: 'not-on-diagonal', at: 1 });
    expect(refusal(drawn, 'A draw')).toEqual({ code: 'not-now', phase: 'start' });
    const laid = after(drawn, 'A b2', 'B c3', '8', '9');
    expect(laid.boards).toEqual([boardOf([], [0, 7]), boardOf([], [], [0, 0, 12])]);
    expect(movesOf(laid, 0)).toEqual(['a1', 'c3', 'd4']);
  });

  test('[V-4] tiles and choices are secret until all have chosen, then told in the order of the seats', () => {
    const drawn = after(begin(2), '7', '12');
    expect(vorZwoelf.view(drawn, 0).hands).toEqual([[7], [0]]);
    expect(vorZwoelf.view(drawn, null).hands).toEqual([[0], [0]]);
    const chosen = after(drawn, 'B c3');
    expect(vorZwoelf.view(chosen, 0).pending).toEqual([null, 'hidden']);
    expect(vorZwoelf.view(chosen, 1).pending).toEqual([null, { type: 'place', at: 10 }]);
    expect(chosen.boards).toEqual(drawn.boards);
    expect(vorZwoelf.check(vorZwoelf.view(chosen, 1), { type: 'place', at: 0 })).toEqual({
      code: 'already-chosen',
    });
    const laid = after(chosen, 'A a1');
    expect(laid).toEqual(after(drawn, 'A a1', 'B c3'));
    expect(laid.news).toEqual([
      { type: 'started', seat: 0, tile: 7, at: 0 },
      { type: 'started', seat: 1, tile: 12, at: 10 },
    ]);
  });

  test('[V-5] a tile laid stays: no other tile goes there', () => {
    const second = after(begin(2), '7', '12', 'A b2', 'B c3', '8', '9');
    expect(refusal(second, 'A b2')).toEqual({ code: 'square-taken', at: 5, tile: 7 });
    expect(refusal(second, 'A 7 a1')).toEqual({ code: 'not-now', phase: 'start' });
  });

  test('[V-6] any order on the diagonal', () => {
    const lines = [20, 15, 15, 3].flatMap((tile, i) => {
      const square = `${'abcd'[i]}${i + 1}`;
      return [`${tile}`, `${i + 1}`, `A ${square}`, `B ${square}`];
    });
    const { boards } = after(begin(2), ...lines);
    expect(boards[0]).toEqual(boardOf([20], [0, 15], [0, 0, 15], [0, 0, 0, 3]));
  });

  test.each([
    [2, 32],
    [3, 48],
    [4, 64],
  ])('[V-7] %i seats: %i hidden tiles are left, and none is open', (seats, left) => {
    let state = begin(seats, { start: 'four' });
    for (let i = 0; i < 4 * seats; i++) state = after(state, `${(i % 20) + 1}`);
    for (let seat = 0; seat < seats; seat++)
      state = after(state, `${'ABCD'[seat]} arrange ${state.hands[seat]!.join(' ')}`);
    expect(state.phase).toBe('choose');
    expect(sum(state.pool)).toBe(left);
    expect(openIn(state)).toEqual([]);
    expect(vorZwoelf.view(state, 0).pool).toBe(left);
  });

  test('[V-7] the dots mean nothing any more', () => {
    const state = after(begin(2), ...START, 'A draw', '3', 'A d1');
    expect(state.boards[0]).toEqual(boardOf([1, 0, 0, 3], [0, 2], [0, 0, 3], [0, 0, 0, 4]));
  });

  test('[V-8] the given seat begins, then clockwise', () => {
    const turns = ['draw', '9', 'leave'];
    const turn = (seat: string) => turns.map((line) => (line === '9' ? line : `${seat} ${line}`));
    const state = after(begin(2, {}, 1), ...START);
    expect(vorZwoelf.turn(state)).toEqual({ kind: 'players', seats: [1] });
    const next = after(state, ...turn('B'));
    expect(vorZwoelf.turn(next)).toEqual({ kind: 'players', seats: [0] });
    expect(vorZwoelf.turn(after(next, ...turn('A')))).toEqual({ kind: 'players', seats: [1] });
    expect(vorZwoelf.turn(after(begin(2), ...START))).toEqual({ kind: 'players', seats: [0] });
  });

  test('[V-21] Lucky Numbers: draw four, then arrange them', () => {
    const drawn = after(begin(2, { start: 'four' }), '9', '9', '2', '20', '1', '2', '3', '4');
    expect(movesOf(drawn, 0)).toHaveLength(12);
    expect(movesOf(drawn, 1)).toHaveLength(24);
    expect(refusal(drawn, 'A arrange 9 2 20 3')).toEqual({ code: 'not-your-tiles', hand: [9, 9, 2, 20] });
    expect(refusal(drawn, 'A arrange 9 2 20')).toEqual({ code: 'not-your-tiles', hand: [9, 9, 2, 20] });
    expect(refusal(drawn, 'A a1')).toEqual({ code: 'not-now', phase: 'start' });
    const { boards } = after(drawn, 'A arrange 2 9 9 20', 'B arrange 4 3 2 1');
    expect(boards[0]).toEqual(boardOf([2], [0, 9], [0, 0, 9], [0, 0, 0, 20]));
  });
});

test('[V-21] the presets of Lucky Numbers lay the four tiles in order, without asking', () => {
  for (const preset of ['lucky-numbers', 'lucky-numbers-bruno']) {
    const options = presetOptions(vorZwoelf, preset);
    const drawn = after(begin(2, options), '9', '9', '2', '20', '1', '2', '3');
    expect(vorZwoelf.turn(drawn)).toEqual({ kind: 'chance' });
    expect(refusal(drawn, 'A arrange 2 9 9 20')).toEqual({ code: 'not-your-turn' });
    const state = after(drawn, '4');
    expect(vorZwoelf.turn(state)).toEqual({ kind: 'players', seats: [0] });
    expect(state.boards[0]).toEqual(boardOf([2], [0, 9], [0, 0, 9], [0, 0, 0, 20]));
    expect(state.boards[1]).toEqual(boardOf([1], [0, 2], [0, 0, 3], [0, 0, 0, 4]));
    expect(state.news.map(({ type }) => type)).toEqual(new Array(8).fill('started'));
  }
});

describe('a turn', () => {
  const boards = [boardOf([3, 5]), boardOf([], [7])];

  test('[V-9] turn up a tile and lay it', () => {
    const drawn = after(table(boards), 'A draw', '8');
    expect(drawn.news).toEqual([{ type: 'turned-up', seat: 0, tile: 8 }]);
    const laid = after(drawn, 'A c1');
    expect(laid.boards[0]).toEqual(boardOf([3, 5, 8]));
    expect(vorZwoelf.turn(laid)).toEqual({ kind: 'players', seats: [1] });
  });

  test('[V-9] [V-10] or leave it open in the middle, even where it would fit', () => {
    const left = after(table(boards), 'A draw', '8', 'A leave');
    expect(openIn(left)).toEqual([8]);
    expect(left.boards).toEqual(boards);
    expect(refusal(left, 'B 8 d4')).toBeUndefined();
  });

  test('[V-11] take any open tile, and no other', () => {
    const state = table(boards, { middle: [4, 12] });
    expect(refusal(state, 'A 12 c1')).toBeUndefined();
    expect(refusal(state, 'A 4 a2')).toBeUndefined();
    expect(refusal(state, 'A 6 c1')).toEqual({ code: 'not-in-middle', tile: 6 });
    const taken = after(state, 'A 12 c1');
    expect(openIn(taken)).toEqual([4]);
    expect(sum(taken.pool)).toBe(sum(state.pool));
  });

  test('[V-11] with nothing open there is nothing to take', () => {
    const state = table(boards);
    expect(movesOf(state, 0)).toEqual(['draw']);
    expect(refusal(state, 'A 12 c1')).toEqual({ code: 'not-in-middle', tile: 12 });
    expect(refusal(after(state, 'A draw', '9'), 'A 9 c1')).toEqual({ code: 'not-now', phase: 'placing' });
  });

  test('[V-12] a tile from the middle is laid, and nobody passes', () => {
    const state = table(boards, { middle: [12] });
    expect(refusal(state, 'A leave')).toEqual({ code: 'not-now', phase: 'choose' });
    expect(refusal(after(state, 'A 12 c1'), 'A leave')).toEqual({ code: 'not-your-turn' });
    expect(movesOf(state, 0).every((move) => move === 'draw' || move.startsWith('12 '))).toBe(true);
  });
});

describe('the end', () => {
  // All but d4 filled.
  const nearly = boardOf([1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15]);
  const missing = (free: number) => nearly.with(15, 16).map((tile, at) => (at < free ? 0 : tile));

  test('[V-17] the last free square wins at once', () => {
    const done = after(table([nearly, boardOf([3]), boardOf()]), 'A draw', '20', 'A d4');
    expect(vorZwoelf.turn(done)).toEqual({ kind: 'over', scores: [2, -15, -16], winners: [0] });
    expect(done.news.at(-1)).toEqual({ type: 'ended', ending: 'full' });
    expect(refusal(done, 'B draw')).toEqual({ code: 'over' });
  });

  test('[V-17] an exchange fills nothing', () => {
    const state = after(table([nearly, boardOf()], { middle: [16] }), 'A 16 c4');
    expect(vorZwoelf.turn(state)).toEqual({ kind: 'players', seats: [1] });
  });

  test('[V-18] [V-20] the last hidden tile, and fewest free squares win together', () => {
    const state = table([missing(3), missing(2), missing(2)], { hidden: [1] });
    const drawn = after(state, 'A draw', '1');
    expect(vorZwoelf.turn(drawn)).toEqual({ kind: 'players', seats: [0] });
    const done = after(drawn, 'A leave');
    expect(vorZwoelf.turn(done)).toEqual({ kind: 'over', scores: [-3, 2, 2], winners: [1, 2] });
    expect(done.ending).toBe('exhausted');
  });

  test('[V-18] a board filled with the last tile wins as any other', () => {
    const done = after(table([nearly, missing(1)], { hidden: [20] }), 'A draw', '20', 'A d4');
    expect(done.ending).toBe('full');
    expect(vorZwoelf.turn(done)).toMatchObject({ winners: [0] });
  });

  test('[V-20] two points for the winner, one less for each free square', () => {
    const done = after(table([nearly, missing(4), missing(1)]), 'A draw', '20', 'A d4');
    expect(vorZwoelf.turn(done)).toEqual({ kind: 'over', scores: [2, -4, -1], winners: [0] });
  });

  test('[V-19] a series: each seat begins once, and the points add up', () => {
    const series = inSeries(vorZwoelf, vorZwoelf.series!);
    const options = { ...vorZwoelf.options, size: 2, highest: 5 };
    let state = series.setup(3, options, 1);
    const firsts: number[] = [];
    for (let n = 0; series.turn(state).kind !== 'over'; n++) {
      if (firsts.length === state.rounds.length) firsts.push(state.game.first);
      const turn = series.turn(state);
      if (turn.kind === 'chance')
        state = series.apply(state, { kind: 'chance', outcome: series.chances(state)[0]![0] });
      if (turn.kind === 'players') {
        const moves = [...series.moves(series.view(state, turn.seats[0]!))];
        state = series.apply(state, { kind: 'move', seat: turn.seats[0]!, move: moves[n % moves.length]! });
      }
    }
    expect(firsts).toEqual([1, 2, 0]);
    const scores = [0, 1, 2].map((seat) => sum(state.rounds.map((round) => round.scores[seat]!)));
    const most = Math.max(...scores);
    const winners = [0, 1, 2].filter((seat) => scores[seat] === most);
    expect(series.turn(state)).toEqual({ kind: 'over', scores, winners });
  });
});

describe('variants', () => {
  const middleFive = boardOf([], [0, 5]);

  test.each(['a1', 'c1', 'a3', 'c3'])('[V-22] equal numbers corner to corner at %s: play again', (square) => {
    const again = after(
      table([middleFive, boardOf()], { drawn: 5, options: { bruno: true } }),
      `A ${square}`,
    );
    expect(vorZwoelf.turn(again)).toEqual({ kind: 'players', seats: [0] });
    expect(again.news.at(-1)).toEqual({ type: 'again', seat: 0 });
    const plain = after(table([middleFive, boardOf()], { drawn: 5 }), `A ${square}`);
    expect(vorZwoelf.turn(plain)).toEqual({ kind: 'players', seats: [1] });
  });

  test('[V-22] by an exchange too, and again and again; not from farther away', () => {
    const board = boardOf([3], [0, 5], [0, 0, 7]);
    const options = { bruno: true };
    const state = table([board, boardOf(), boardOf()], { middle: [5, 5], options });
    const again = after(state, 'A 5 a1', 'A 5 c3');
    expect(vorZwoelf.turn(again)).toEqual({ kind: 'players', seats: [0] });
    const far = after(table([boardOf([5]), boardOf()], { drawn: 5, options }), 'A c3');
    expect(vorZwoelf.turn(far)).toEqual({ kind: 'players', seats: [1] });
    const left = after(table([boardOf([5], [0, 5]), boardOf()], { drawn: 9, options }), 'A leave');
    expect(vorZwoelf.turn(left)).toEqual({ kind: 'players', seats: [1] });
  });

  test('[V-23] no playing again once the supply is used up', () => {
    const state = table([middleFive, boardOf()], { hidden: [5], options: { bruno: true } });
    const done = after(state, 'A draw', '5', 'A a1');
    expect(vorZwoelf.turn(done).kind).toBe('over');
    expect(done.news.map(({ type }) => type)).toEqual(['placed', 'ended']);
  });

  test('[V-24] endless exchanging ends after so many rounds', () => {
    const boards = [boardOf([1]), boardOf([1])];
    const round = ['A 2 a1', 'B 3 a1', 'A 1 a1', 'B 1 a1'];
    const other = ['A 2 a1', 'B 3 a1'];
    const state = table(boards, { middle: [2, 3], options: { guard: 2 } });
    const two = after(state, ...round);
    expect(two.ending).toBe('endless');
    expect(vorZwoelf.turn(two)).toEqual({ kind: 'over', scores: [2, 2], winners: [0, 1] });
    const never = table(boards, { middle: [2, 3], options: { guard: 0 } });
    expect(after(never, ...round, ...round, ...round, ...round).ending).toBeNull();
    const filled = after(state, ...other, 'A 1 b2', 'B 1 b2');
    expect(filled.ending).toBeNull();
    expect(filled.idle).toBe(0);
    expect(after(state, ...other, 'A draw', '9', 'A leave').idle).toBe(0);
  });

  test('[V-24] the booklet of 2012 knows no such end', () => {
    expect(presetOptions(vorZwoelf, 'ravensburger-2012').guard).toBe(0);
    expect(vorZwoelf.options.guard).toBe(10);
  });

  test('[V-25] a smaller board is the top left of the whole one', () => {
    const state = after(
      begin(2, { size: 2, highest: 5 }),
      '1',
      '1',
      'A a1',
      'B a1',
      '5',
      '5',
      'A b2',
      'B b2',
    );
    expect(state.phase).toBe('choose');
    expect(refusal(after(state, 'A draw', '3'), 'A c1')).toEqual({ code: 'off-board', at: 2 });
    const full = after(state, 'A draw', '3', 'A b1', 'B draw', '3', 'B leave', 'A 3 a2');
    expect(vorZwoelf.turn(full)).toEqual({ kind: 'over', scores: [2, -2], winners: [0] });
  });
});
