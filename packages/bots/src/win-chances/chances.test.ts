import { createHash } from 'node:crypto';
import {
  type AnyGame,
  type AnyView,
  gameById,
  Match,
  type OptionValues,
  pick,
  playOut,
  presetOptions,
  range,
  seeded,
} from '@crescendo/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Advice, advise, judge, winChancesOf } from '../index.ts';
import { randomBot } from '../random.ts';
import { rangeOf, type WinChances, weightsOf } from './chances.ts';
import { falling } from './judge.ts';
import {
  gather,
  type Header,
  INPUT_UNIT,
  inputsOf,
  makeNetwork,
  normalise,
  SCALE_SHIFT,
  WEIGHT_UNIT,
} from './network.ts';
import { shares } from './softmax.ts';

const WEIGHTS = {
  '5vor12': () => import('../5vor12/weights/win-chances.ts'),
  finito: () => import('../finito/weights/win-chances.ts'),
  qwinto: () => import('../qwinto/weights/win-chances.ts'),
  rummikub: () => import('../rummikub/weights/win-chances.ts'),
} as const;

/** Chances in the middle of a game of random moves; they change with the weights only. */
const GOLDEN = {
  '5vor12': [0.1907185875120821, 0.29539082205348316, 0.5138905904344347],
  rummikub: [0.35837703292471246, 0.35977968098349433, 0.28184328609179315],
  finito: [0.18599470429223378, 0.3315715315789244, 0.4824337641288418],
  qwinto: [0.31696662688750893, 0.4030380171644317, 0.2799953559480593],
} as const;

/** A game of random moves: positions no expert would reach, too. */
const randomGame = (game: AnyGame, seats: number, seed: string, limit: number): Match => {
  const players = range(seats).map(() => randomBot(game));
  return playOut({ game, seats, options: game.options, players, dice: seeded(seed), limit });
};

/** The games that it has learnt. */
const LEARNT = ['5vor12', 'finito', 'qwinto', 'rummikub'] as const satisfies (keyof typeof WEIGHTS)[];

describe.each(LEARNT)('%s', (id) => {
  const game = gameById(id)!;
  let chancesOf: (view: AnyView) => WinChances;
  beforeAll(async () => {
    chancesOf = (await winChancesOf(game))!;
  });

  const positions = (seats: number, seed: string): Match[] => {
    const whole = randomGame(game, seats, seed, 120);
    return range(12).map((i) => whole.at(Math.floor((i * whole.length) / 11)));
  };

  test('the weights are those of their checksum', async () => {
    const { HEADER, WEIGHTS: text } = await WEIGHTS[id]();
    const bytes = Buffer.from(text, 'base64');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(HEADER.sha256);
    expect(bytes.length).toBeLessThan(30_000);
  });

  test('chances are shares of 1, for every viewer and at every turn', () => {
    for (const seats of range(game.seats.max + 1).slice(2))
      for (const match of positions(seats, 'sums'))
        for (const viewer of [...range(seats), null]) {
          const { chances } = chancesOf(match.view(viewer));
          expect(chances).toHaveLength(seats);
          for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
          expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
        }
  });

  test('what a viewer cannot see does not matter', () => {
    for (const match of positions(3, 'secrets'))
      for (const viewer of [0, 1, null]) {
        const seen = chancesOf(match.view(viewer));
        const imagined = match.imagine(viewer, seeded(`imagined ${viewer}`));
        expect(chancesOf(imagined.view(viewer))).toEqual(seen);
      }
  });

  test('the same in every engine', () => {
    const match = positions(3, 'golden')[6]!;
    expect(chancesOf(match.view(1)).chances).toEqual(GOLDEN[id]);
  });

  test('whole numbers say what fractions would', async () => {
    const { HEADER, WEIGHTS: text } = await WEIGHTS[id]();
    const header: Header = HEADER;
    const weights = weightsOf(text);
    const network = makeNetwork(header, weights);
    const dice = seeded('fractions');
    const [size] = header.arch;
    for (const seats of [2, 4]) {
      for (let i = 0; i < seats * size; i++) {
        const scale = header.scales[i % size]!;
        const wide = scale === 0 ? 0 : (SCALE_SHIFT * INPUT_UNIT) / scale;
        network.numbers[i] = Math.round(header.means[i % size]! + (dice() * 4 - 2) * wide);
      }
      network.compute(seats);
      const exact = shares(network.scores, seats);
      const rough = inFractions(header, weights, network.numbers, seats);
      for (const [seat, chance] of exact.entries()) expect(chance).toBeCloseTo(rough[seat]!, 2);
    }
  });

  test('advice falls from best to worst, and every legal move can be judged', async () => {
    const match = Match.begin({ game, seats: 2, options: game.options }).settle(seeded('judge'));
    const dice = seeded('moves');
    let current = match;
    for (let step = 0; step < 12 && current.turn.kind === 'players'; step++) {
      const seat = current.turn.seats[0]!;
      const view = current.view(seat);
      const list: readonly Advice<never>[] = (await advise(game, view, seeded('a'), 2000)) as never;
      for (const [i, { winChance }] of list.entries())
        expect(winChance).toBeLessThanOrEqual(list[Math.max(0, i - 1)]!.winChance);
      for (const move of [...game.moves(view)].slice(0, 6)) {
        const verdict = (await judge(game, view, move, seeded('a'), 2000))!;
        expect(verdict.loss).toBeGreaterThanOrEqual(0);
        expect(verdict.bestChance - verdict.chance).toBe(verdict.loss);
      }
      const best = (await judge(game, view, list[0]!.move, seeded('a'), 2000))!;
      expect(best.loss).toBe(0);
      const move = pick(dice, [...game.moves(view)]);
      current = current.after({ kind: 'move', seat, move }).settle(dice);
    }
  });

  test('once it is over, chances are the result', () => {
    const match = randomGame(game, 2, 'over', 20_000);
    const { turn } = match;
    if (turn.kind !== 'over') return;
    const { chances, isCalibrated } = chancesOf(match.view(0));
    expect(isCalibrated).toBe(true);
    expect(chances).toEqual(
      [0, 1].map((seat) => (turn.winners.includes(seat) ? 1 / turn.winners.length : 0)),
    );
  });
});

/** The network as it was learnt: no rounding between the layers. */
const inFractions = (header: Header, weights: Int16Array, numbers: Int32Array, seats: number): number[] => {
  const [size, wide, narrow] = header.arch;
  const own = new Int32Array(numbers.length);
  const input = new Int32Array(inputsOf(size));
  normalise(numbers, seats, header, own);
  const layer = (from: readonly number[], at: number, units: number) =>
    range(units).map((unit) => {
      const start = at + unit * (from.length + 1);
      const sum = from.reduce((total, value, i) => total + value * weights[start + 1 + i]!, weights[start]!);
      return Math.max(0, sum / WEIGHT_UNIT);
    });
  const scores = range(seats).map((seat) => {
    gather(own, seats, size, seat, input);
    const first = layer(
      [...input].map((value) => value / INPUT_UNIT),
      0,
      wide,
    );
    const at = (input.length + 1) * wide;
    const second = layer(first, at, narrow);
    const last = at + (wide + 1) * narrow;
    return second.reduce((sum, value, i) => sum + (value * weights[last + i]!) / WEIGHT_UNIT, 0);
  });
  const total = scores.reduce((sum, score) => sum + Math.exp(score), 0);
  return scores.map((score) => Math.exp(score) / total);
};

test.each([
  ['5vor12', { bruno: true }, 2],
  ['5vor12', { size: 3 }, 2],
  ['finito', { counters: 6 }, 2],
  ['qwinto', { width: 5 }, 2],
  ['rummikub', { jokerSets: 'locked' }, 2],
] as const)('%s with %o was not learnt, and says so', async (id, options, seats) => {
  const game = gameById(id)!;
  const chancesOf = (await winChancesOf(game))!;
  const usual = game.view(game.setup(seats, game.options), 0);
  expect(chancesOf(usual).isCalibrated).toBe(true);
  const other = chancesOf(game.view(game.setup(seats, { ...game.options, ...options }), 0));
  expect(other.isCalibrated).toBe(false);
  expect(other.margin).toBeGreaterThan(0);
  expect(other.chances).toHaveLength(seats);
});

test('a preset that was measured has a margin, whatever its clock; other options have none', async () => {
  const game: AnyGame = gameById('5vor12')!;
  const chancesOf = (await winChancesOf(game))!;
  const at = (options: OptionValues) => game.view(game.setup(2, options), 0);
  const bruno = presetOptions(game, 'lucky-numbers-bruno');
  const { chances, margin } = chancesOf(at(bruno));
  expect(margin).toBe(0.1);
  const [least, most] = rangeOf(chances[0]!, margin);
  expect(most - least).toBeCloseTo(0.2);
  expect(rangeOf(0.02, margin)[0]).toBe(0);
  expect(chancesOf(at({ ...bruno, size: 3 })).margin).toBe(1);
  expect(chancesOf(at(game.options)).margin).toBe(0);
  const dice = seeded('margin');
  const match = Match.begin({ game, seats: 2, options: bruno }).settle(dice);
  const view = match.view(0);
  const [first] = await advise(game, view, dice, 200);
  expect(first?.margin).toBe(0.1);
  expect((await judge(game, view, first!.move, dice, 200))?.margin).toBe(0.1);
});

test('exchanging two seats exchanges their chances', async () => {
  const { HEADER, WEIGHTS: text } = await WEIGHTS.finito();
  const network = makeNetwork(HEADER, weightsOf(text));
  const dice = seeded('seats');
  const [size] = HEADER.arch;
  for (let i = 0; i < 3 * size; i++) network.numbers[i] = Math.floor(dice() * 1000);
  network.compute(3);
  const before = shares(network.scores, 3);
  const first = network.numbers.slice(0, size);
  network.numbers.copyWithin(0, 2 * size, 3 * size);
  network.numbers.set(first, 2 * size);
  network.compute(3);
  expect(shares(network.scores, 3)).toEqual([before[2], before[1], before[0]]);
});

test('the nearest falling numbers', () => {
  expect(falling([])).toEqual([]);
  expect(falling([3, 2, 1])).toEqual([3, 2, 1]);
  expect(falling([1, 3, 0])).toEqual([2, 2, 0]);
  expect(falling([1, 2, 3])).toEqual([2, 2, 2]);
});
