import { createHash } from 'node:crypto';
import { type Bot, playOut, seeded } from '@crescendo/rules';
import { type Options, type State, type View, type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import { describe, expect, test } from 'vitest';
import { bytesOf } from '../base64.ts';
import { BOTS, LEVELS, STYLES } from '../game-bots.ts';
import { loadBots } from './index.ts';
import { sigmoid } from './value/sigmoid.ts';
import * as expert from './weights/expert.ts';
import * as tables from './weights/tables.ts';

const { bots, styles, advise } = await loadBots();
/** Nodes: enough to go through all of the code. */
const FEW = 400;
const few = (bot: Bot<VorZwoelf>): Bot<VorZwoelf> => ({
  id: bot.id,
  choose: (view, dice) => bot.choose(view, dice, FEW),
});

/** Refuses to play on after a move the rules refuse. */
const checked = (bot: Bot<VorZwoelf>): Bot<VorZwoelf> => ({
  id: bot.id,
  choose: (view, dice) => {
    const move = bot.choose(view, dice);
    expect(vorZwoelf.check(view, move)).toBeUndefined();
    return move;
  },
});

const game = (
  list: readonly Bot<VorZwoelf>[],
  options: Partial<Options>,
  seed: string,
): { readonly winners: readonly number[]; readonly events: number } => {
  const { turn, length: events } = playOut({
    game: vorZwoelf,
    seats: list.length,
    options: { ...vorZwoelf.options, ...options },
    players: list,
    dice: seeded(seed),
    limit: 4000,
  });
  if (turn.kind !== 'over') throw new Error('the game does not end');
  return { winners: turn.winners, events };
};

const TABLES: readonly Partial<Options>[] = [
  {},
  { start: 'four' },
  { start: 'four', bruno: true },
  { sameNumber: true, guard: 0 },
  { guard: 1 },
  { size: 2, highest: 5 },
  { size: 3, highest: 12, start: 'four' },
  { highest: 40 },
];

test('[V-24] after ten rounds of exchanges every bot turns up a tile', () => {
  const options = { ...vorZwoelf.options, guard: 0 };
  const setup = { game: vorZwoelf, seats: 2, options, players: [bots.casual, bots.casual] };
  const state = playOut({ ...setup, dice: seeded('idle'), limit: 40 }).state as State;
  const view = vorZwoelf.view({ ...state, phase: 'choose', idle: 20 }, state.active);
  for (const id of [...LEVELS, 'greedy'] as const)
    expect(bots[id].choose(view, seeded(1), FEW)).toEqual({ type: 'draw' });
});

describe.each(BOTS.filter((id) => id !== 'random'))('%s', (id) => {
  test('moves legally through whole games, at every table', () => {
    for (const options of TABLES)
      for (const seats of [2, 3, 4])
        game(
          Array.from({ length: seats }, () => checked(few(bots[id]))),
          options,
          `${id} ${seats}`,
        );
  });

  test('the same view, dice and budget give the same move', () => {
    const seen: View[] = [];
    const watching: Bot<VorZwoelf> = {
      id,
      choose: (view, dice) => {
        seen.push(view);
        return bots.strong.choose(view, dice);
      },
    };
    game([watching, bots.strong], {}, 'same');
    for (const view of seen)
      expect(bots[id].choose(view, seeded('x'), FEW)).toEqual(bots[id].choose(view, seeded('x'), FEW));
  });
});

test.each(STYLES)('%s ones move legally at every level', (style) => {
  for (const level of LEVELS)
    for (const seats of [2, 4]) {
      const one = checked(few(styles![style][level]));
      expect(one.id).toBe(level);
      game(
        Array.from({ length: seats }, () => one),
        {},
        `${style} ${level}`,
      );
    }
});

test('nobody exchanges for ever, even where the rules allow it', () => {
  for (let i = 0; i < 60; i++)
    expect(game([bots.strong, bots.strong], { guard: 0 }, `ends ${i}`).events).toBeLessThan(600);
  for (let i = 0; i < 4; i++)
    expect(game([few(bots.expert), few(bots.expert)], { guard: 0 }, `ends ${i}`).events).toBeLessThan(600);
});

test('the weights are those the header names', () => {
  for (const { HEADER, WEIGHTS } of [expert, tables])
    expect(createHash('sha256').update(bytesOf(WEIGHTS)).digest('hex')).toBe(HEADER.sha256);
});

test('chances are chances', () => {
  expect(sigmoid(0)).toBe(0.5);
  expect(sigmoid(1)).toBeCloseTo(1 / (1 + Math.exp(-1)), 5);
  expect(sigmoid(-99)).toBeLessThan(0.0001);
});

/** Plays one game of two strong players, and notes what the expert would do there. */
const line = (): string => {
  const moves: string[] = [];
  let n = 0;
  const watching: Bot<VorZwoelf> = {
    id: 'watching',
    choose: (view, dice) => {
      const move = bots.strong.choose(view, dice);
      moves.push(vorZwoelf.notation.move.format(move));
      if (n++ % 6 === 0)
        moves.push(`(${vorZwoelf.notation.move.format(bots.expert.choose(view, seeded('golden'), FEW))})`);
      return move;
    },
  };
  game([watching, watching], {}, 'golden');
  return moves.join(' ');
};

test('golden game: every engine chooses these moves', () => {
  expect(line()).toMatchInlineSnapshot(
    `"c3 (c3) c3 d4 a1 b2 b2 a1 (a1) d4 draw a1 draw b2 2 a1 (2 a1) draw b2 16 d2 5 c1 13 a4 draw (draw) b1 draw b3 draw c2 draw (draw) leave draw b3 draw d3 draw (2 a2) a3 draw a1 draw d4 10 c2 (2 a2) draw b3 12 d1 draw d1 2 b1 (2 b1) 2 a2 draw b4 draw a4 draw (draw) c2 10 d2 draw c4 draw c3 (c3) draw d1 12 b4 draw a2 14 c4 (14 c4) draw c4 draw d4 draw leave (leave) 17 d3"`,
  );
});

test('advice: legal moves, best first, with reasons', () => {
  const seen: View[] = [];
  const watching: Bot<VorZwoelf> = {
    id: 'watching',
    choose: (view, dice) => {
      seen.push(view);
      return bots.strong.choose(view, dice);
    },
  };
  game([watching, bots.casual, bots.casual], {}, 'advice');
  for (const view of seen) {
    const list = advise(view, seeded('advice'), FEW);
    expect(list.length).toBe([...vorZwoelf.moves(view)].length);
    expect(list[0]?.because).not.toEqual([]);
    for (const { move, winChance } of list) {
      expect(vorZwoelf.check(view, move)).toBeUndefined();
      expect(winChance).toBeGreaterThanOrEqual(0);
      expect(winChance).toBeLessThanOrEqual(1);
    }
  }
  expect(advise({ ...seen[0]!, seat: null }, seeded(1))).toEqual([]);
});

describe('levels err as people do', () => {
  /** A board where only the first corner is wrong: a 12 where low numbers belong, and a 2 was turned up. */
  const spoilt = (corner: number): View => {
    const setup = {
      game: vorZwoelf,
      seats: 2,
      options: vorZwoelf.options,
      players: [bots.casual, bots.casual],
    };
    const state = playOut({ ...setup, dice: seeded('spoilt'), limit: 40 }).state as State;
    const board = [corner, 0, 0, 0, 0, 14, 0, 0, 0, 0, 16, 0, 0, 0, 0, 19];
    const boards = state.boards.map((other, seat) => (seat === state.active ? board : other));
    return vorZwoelf.view({ ...state, phase: 'placing', drawn: 2, boards }, state.active);
  };

  test('beginners never exchange the tile of the start that spoils the board; all others do at once', () => {
    for (const style of STYLES)
      expect(styles![style].beginner.choose(spoilt(12), seeded(1))).not.toEqual({ type: 'place', at: 0 });
    expect(bots.beginner.choose(spoilt(12), seeded(1))).not.toEqual({ type: 'place', at: 0 });
    expect(bots.casual.choose(spoilt(12), seeded(1))).toEqual({ type: 'place', at: 0 });
    expect(bots.strong.choose(spoilt(12), seeded(1))).toEqual({ type: 'place', at: 0 });
  });

  test('beginners do exchange a tile that is only a little off', () =>
    expect(bots.beginner.choose(spoilt(5), seeded(1))).toEqual({ type: 'place', at: 0 }));

  test('casual players overlook an open tile now and then', () => {
    const view = spoilt(1);
    const middle = view.middle.map((_, tile) => (tile === 7 ? 1 : 0));
    const choose: View = { ...view, phase: 'choose', drawn: 0, middle };
    const moves = Array.from({ length: 200 }, (_, n) => bots.casual.choose(choose, seeded(n)));
    const drawn = moves.filter(({ type }) => type === 'draw').length / moves.length;
    expect(moves.some(({ type }) => type === 'take')).toBe(true);
    expect(drawn).toBeGreaterThan(0.03);
    expect(drawn).toBeLessThan(0.2);
  });
});

/** The share of games won by `a`, both seats played. */
const share = (a: Bot<VorZwoelf>, b: Bot<VorZwoelf>, games: number): number => {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const own = i % 2;
    const { winners } = game(own === 0 ? [a, b] : [b, a], {}, `share ${i >> 1}`);
    if (winners.includes(own)) won += 1 / winners.length;
  }
  return won / games;
};

describe('strength: far enough below what was measured that only a loss of strength fails', () => {
  test('casual beats beginner', () => expect(share(bots.casual, bots.beginner, 200)).toBeGreaterThan(0.68));
  test('strong beats casual', () => expect(share(bots.strong, bots.casual, 300)).toBeGreaterThan(0.68));
  test('expert, with little time, beats strong', () =>
    expect(
      share({ ...bots.expert, choose: (v, d) => bots.expert.choose(v, d, 2500) }, bots.strong, 24),
    ).toBeGreaterThan(0.45));
  test('levels are what the product names', () =>
    expect(LEVELS.every((id) => bots[id].id === id)).toBe(true));
});
