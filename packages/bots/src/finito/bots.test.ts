import { type Bot, playOut, seeded } from '@crescendo/rules';
import { type Finito, finito, type Options, type View } from '@crescendo/rules/finito';
import { describe, expect, test } from 'vitest';
import { BOTS, LEVELS, STYLES } from '../game-bots.ts';
import { loadBots } from './index.ts';
import { positionOf } from './model/position.ts';
import { targets, trackOf } from './model/track.ts';
import { distanceToOrder } from './value/distance.ts';
import { COSTS, costTable } from './value/gap-costs.ts';
import { raceWorth } from './value/race-worth.ts';

const { bots, styles, advise } = await loadBots();

/** Refuses to play on after a move the rules refuse. */
const checked = (bot: Bot<Finito>): Bot<Finito> => ({
  id: bot.id,
  choose: (view, dice) => {
    const move = bot.choose(view, dice, 1200);
    expect(finito.check(view, move)).toBeUndefined();
    return move;
  },
});

const game = (list: readonly Bot<Finito>[], options: Partial<Options>, seed: string, limit = 4000) =>
  playOut({
    game: finito,
    seats: list.length,
    options: { ...finito.options, ...options },
    players: list,
    dice: seeded(seed),
    limit,
  });

const TABLES: readonly Partial<Options>[] = [
  {},
  { passing: true, neighbourChoice: 'either' },
  { goal: 5 },
  { goal: 12 },
  { roundLimit: 40 },
  { roundLimit: 9, goal: 7 },
  { counters: 5, numbers: 6, open: 1 },
  { counters: 3, numbers: 4, open: 12 },
  { counters: 8, numbers: 12, neighbourChoice: 'either' },
];

const IDS = BOTS.filter((id) => id !== 'random');

describe.each(IDS)('%s', (id) => {
  test('moves legally at every table', () => {
    for (const options of TABLES)
      for (const seats of [1, 2, 5]) {
        const list = Array.from({ length: seats }, () => checked(bots[id]));
        // The expert takes its time.
        const limit = id === 'expert' ? 50 + 10 * seats : 60 * seats;
        game(list, options, `${id} ${seats}`, limit);
      }
    game(
      Array.from({ length: 8 }, () => checked(bots[id])),
      {},
      id,
      id === 'expert' ? 40 : 200,
    );
  });

  test('the same view and dice give the same move', () => {
    const twice: Bot<Finito> = {
      id,
      choose: (view, dice) => {
        const move = bots[id].choose(view, seeded('x'));
        expect(bots[id].choose(view, seeded('x'))).toEqual(move);
        return bots.strong.choose(view, dice);
      },
    };
    game([twice, bots.strong], {}, 'same', 40);
  });
});

test.each(STYLES)('%s ones move legally at every table, and not always like the neutral ones', (style) => {
  let different = 0;
  for (const level of LEVELS) {
    const styled = checked(styles![style][level]);
    const beside: Bot<Finito> = {
      id: level,
      choose: (view, dice) => {
        const move = styled.choose(view, seeded('x'));
        if (JSON.stringify(move) !== JSON.stringify(bots[level].choose(view, seeded('x'), 1200))) different++;
        return bots.strong.choose(view, dice);
      },
    };
    for (const options of TABLES) game([beside, bots.casual], options, `${style} ${level}`, 60);
  }
  expect(different).toBeGreaterThan(20);
});

/** Views of a seat in games of strong players. */
const views = (games: number, options: Partial<Options>): View[] => {
  const list: View[] = [];
  const watching: Bot<Finito> = {
    id: 'watching',
    choose: (view, dice) => {
      list.push(view);
      return bots.strong.choose(view, dice);
    },
  };
  for (let i = 0; i < games; i++) game([watching, bots.casual], options, `views ${i}`);
  return list;
};

test('the track leads where the rules say', () => {
  for (const options of [{}, { neighbourChoice: 'either' as const }])
    for (const view of views(4, options)) {
      const position = positionOf(view, 0);
      for (let roll = 1; roll <= 20; roll++) {
        const to = new Uint8Array(4);
        const size = targets(trackOf(20, view.options.neighbourChoice), position.board, roll, to);
        const moves = [...finito.moves({ ...view, rolled: roll })];
        const wanted = new Set(moves.flatMap((move) => (move.type === 'pass' ? [] : [move.at])));
        expect([...to.subarray(0, size)].sort()).toEqual([...wanted].sort());
      }
    }
});

test('order is as near as can be, and nothing else is', () => {
  const far = distanceToOrder(costTable(COSTS));
  const [view] = views(1, {});
  const position = positionOf(view!, 0);
  position.board.fill(0);
  for (let counter = 1; counter <= 12; counter++) position.board[counter * 2] = counter;
  expect(far(position)).toBe(0);
  position.board[2] = 2;
  position.board[4] = 1;
  expect(far(position)).toBeGreaterThan(1);
});

test('a race: nearer is better, and a leader makes everything worse', () => {
  const [easy, hard] = [raceWorth([40], 0), raceWorth([6], 0)];
  for (let far = 4; far < 50; far += 2) {
    expect(easy(far, 1)).toBeGreaterThan(hard(far, 1));
    if (far > 14) expect(easy(far, 1)).toBeGreaterThan(easy(far + 4, 1));
  }
});

test('advice: every move, with reasons', () => {
  for (const options of [{}, { goal: 5 }, { passing: true }])
    for (const view of views(1, options)) {
      const list = advise(view, seeded(1));
      expect(list.length).toBe([...finito.moves(view)].length);
      expect(list[0]!.because.length).toBeGreaterThan(0);
      for (const { move, winChance, because } of list) {
        expect(finito.check(view, move)).toBeUndefined();
        expect(winChance).toBeGreaterThanOrEqual(0);
        expect(winChance).toBeLessThanOrEqual(1);
        expect(because.length).toBeLessThanOrEqual(3);
      }
    }
  expect(advise({ ...views(1, {})[0]!, seat: null }, seeded(1))).toEqual([]);
});

test('golden game: every engine chooses these moves', () => {
  const moves: string[] = [];
  const watching: Bot<Finito> = {
    id: 'watching',
    choose: (view, dice) => {
      const move = bots.expert.choose(view, dice);
      moves.push(finito.notation.move.format(move));
      return move;
    },
  };
  game([watching], {}, 'golden');
  expect(moves.join(', ')).toMatchInlineSnapshot(
    `"place 10 a1, place 3 a2, place 8 c6, place 6 b2, place 2 a3, place 5 c1, place 9 c5, place 1 a5, place 11 e6, place 4 b1, place 7 d3, place 12 b4, move 9 e1, move 10 e2, move 6 c3, move 8 d4, move 1 a1, move 12 e5, move 12 f1, move 6 c6, move 12 f5, move 4 b6, move 11 e3, move 3 b1"`,
  );
});

describe('levels err as people do', () => {
  /** All counters in order but the 1, at the end of the line; a 1 is rolled, which would bring it home. */
  const view = ((): View => {
    const [any] = views(1, {});
    const board = Array.from({ length: 36 }, () => 0);
    for (let counter = 2; counter <= 12; counter++) board[counter * 2] = counter;
    board[35] = 1;
    const boards = any!.boards.map(() => board);
    const none = boards.map(() => []);
    return {
      ...any!,
      phase: 'choose',
      boards,
      open: none,
      down: none,
      rolled: 1,
      pending: boards.map(() => null),
    };
  })();
  const far = { type: 'move', counter: 1, at: 0 };
  /** Returns the share of tries in which a level brings the far counter home. */
  const sees = (level: (typeof LEVELS)[number], seen: View): number =>
    Array.from({ length: 300 }, (_, n) => bots[level].choose(seen, seeded(n))).filter(
      (move) => JSON.stringify(move) === JSON.stringify(far),
    ).length / 300;

  test('beginners mostly overlook a counter at the other end of the board, casual players now and then', () => {
    expect(sees('beginner', view)).toBeLessThan(0.4);
    expect(sees('casual', view)).toBeGreaterThan(0.75);
    expect(sees('casual', view)).toBeLessThan(0.97);
    expect(sees('expert', view)).toBe(1);
  });

  test('beginners see it when it lies near', () => {
    const boards = view.boards.map((board) => board.with(35, 0).with(5, 1));
    expect(sees('beginner', { ...view, boards })).toBeGreaterThan(0.7);
  });

  test('nobody overlooks a counter of the offer', () => {
    const boards = view.boards.map((board) => board.with(35, 0));
    const placing: View = { ...view, boards, open: boards.map(() => [1]) };
    for (const level of LEVELS)
      for (let n = 0; n < 20; n++)
        expect(bots[level].choose(placing, seeded(n))).toMatchObject({ type: 'place', counter: 1 });
  });
});

/** Mean rolls alone. */
const alone = (bot: Bot<Finito>, games: number): number => {
  let rolls = 0;
  for (let i = 0; i < games; i++) rolls += game([bot], {}, `alone ${i}`).view(null).rolls;
  return rolls / games;
};

const share = (a: Bot<Finito>, b: Bot<Finito>, games: number, options: Partial<Options> = {}): number => {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const own = i % 2;
    const { turn } = game(own === 0 ? [a, b] : [b, a], options, `share ${i >> 1}`);
    if (turn.kind === 'over' && turn.winners.includes(own)) won += 1 / turn.winners.length;
  }
  return won / games;
};

describe('strength: far enough below what was measured that only a loss of strength fails', () => {
  test('strong alone', () => expect(alone(bots.strong, 400)).toBeLessThan(26.9));
  test('expert alone', () => expect(alone(bots.expert, 25)).toBeLessThan(25.5));
  test('casual beats beginner', () => expect(share(bots.casual, bots.beginner, 200)).toBeGreaterThan(0.58));
  test('strong beats casual', () => expect(share(bots.strong, bots.casual, 300)).toBeGreaterThan(0.55));
  test('strong beats casual to a block of five', () =>
    expect(share(bots.strong, bots.casual, 200, { goal: 5 })).toBeGreaterThan(0.45));
});
