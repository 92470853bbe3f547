import { type AnyBot, gameById, itemAt, type Match, playOut, range, seeded } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { botFor } from '../registry.ts';
import { loadReviewed } from '../review/games/games.ts';
import { roundOf } from '../review/rounds.ts';
import { arenaLuck, luckIn } from './luck.ts';

const GAMES = ['5vor12', 'finito', 'qwinto', 'rummikub'] as const;

const played = async (id: string, names: readonly string[], options: object, seed = 'arena') => {
  const game = gameById(id)!;
  const bots = await Promise.all(names.map(async (name) => (await botFor(game, name))!));
  const threw: boolean[] = [];
  const watched = bots.map(
    (bot): AnyBot => ({
      id: bot.id,
      choose: (view, dice) => {
        let did = false;
        const move = bot.choose(view, () => {
          did = true;
          return dice();
        });
        threw.push(did);
        return move;
      },
    }),
  );
  const all = { ...game.options, ...options };
  const match = playOut({ game, seats: bots.length, options: all, players: watched, dice: seeded(seed) });
  return { game, match, bots, threw };
};

/** The mean of these, in units of its standard error. */
const standardised = (list: readonly number[]): number => {
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  const squares = list.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return mean / Math.sqrt(squares / (list.length - 1) / list.length);
};

describe.each(GAMES)('%s', (id) => {
  const options = id === 'rummikub' ? { values: 6, handSize: 6 } : {};

  test('luck is nothing on average, over all that could have come', async () => {
    const { game, match, bots } = await played(id, ['strong', 'casual'], options);
    const { events, states, seats } = roundOf(match as Match<never>, 1);
    const reviewed = (await loadReviewed(id))!;
    const chanceAt = range(events.length).filter(
      (i) => itemAt(events, i).kind === 'chance' && !reviewed.isDealing?.(itemAt(states, i)),
    );
    // Early, in the middle and the last one: hidden or open, far from the end and near it.
    const some = [0, 0.5, 1].map((part) => itemAt(chanceAt, Math.round(part * (chanceAt.length - 1))));
    for (const i of some) {
      const state = itemAt(states, i);
      const total = range(seats).map(() => ({ luck: 0, squares: 0 }));
      for (const [outcome, weight] of reviewed.merged?.(game.chances(state)) ?? game.chances(state)) {
        const event = { kind: 'chance', outcome } as const;
        const one = { game, seats, events: [event], states: [state, game.apply(state, event)] };
        const [found] = await luckIn(one, { bots, threw: [], seed: 'test', most: Infinity });
        for (const [seat, sums] of total.entries()) {
          sums.luck += weight * found!.luck[seat]!;
          sums.squares += weight * found!.squares[seat]!;
        }
      }
      for (const { luck, squares } of total) {
        expect(Math.abs(luck)).toBeLessThan(1e-9);
        expect(Math.abs(squares)).toBeLessThan(1e-9);
      }
    }
  });

  test('every event of chance is counted, and every decision with dice', async () => {
    const { match, bots, threw } = await played(id, ['strong', 'casual'], options);
    const luck = await arenaLuck({ match: match as Match<never>, bots, threw, seed: 'test' });
    expect(luck.length).toBe(match.length);
    const reviewed = (await loadReviewed(id))!;
    let decisions = 0;
    for (const [i, found] of luck.entries()) {
      const { kind } = itemAt(match.events, i);
      if (kind === 'move') {
        if (!threw[decisions++]) expect(found).toBeNull();
        else if (found) expect(found.kind).toBe('dice');
        continue;
      }
      const [before, after] = [match.at(i).state, match.at(i + 1).state];
      if (!reviewed.isDealing?.(after)) expect(found?.kind).toMatch(/^(far|near)$/);
      else if (reviewed.isDealing?.(before)) expect(found).toBeNull();
    }
    expect(luck.some((found) => found?.kind === 'near')).toBe(id === 'qwinto');
    expect(luck.some((found) => found?.kind === 'dice')).toBe(threw.includes(true));
  });
});

/** Sums of the luck of seat 0 in this kind of events, at the beginning of 150 games. */
const sumsOf = async (id: string, kind: string, options: object): Promise<readonly number[]> => {
  const list: number[] = [];
  for (const number of range(150)) {
    const { game, match, bots, threw } = await played(id, ['casual', 'casual'], options, `${number}`);
    const { events, states, seats } = roundOf(match as Match<never>, 1);
    const start = { game, seats, events: events.slice(0, 40), states: states.slice(0, 41) };
    const settings = { bots, threw: kind === 'dice' ? threw : [], seed: `test/${number}`, most: 4 };
    const found = await luckIn(start, settings);
    list.push(found.reduce((sum, one) => sum + (one?.kind === kind ? one.luck[0]! : 0), 0));
  }
  return list;
};

test('what bots throw to decide is nothing on average', async () => {
  const sums = await sumsOf('finito', 'dice', { roundLimit: 5 });
  expect(new Set(sums).size).toBeGreaterThan(100);
  expect(Math.abs(standardised(sums))).toBeLessThan(3);
});

test('against a few outcomes and deals only luck is nothing on average, too', async () => {
  const sums = await sumsOf('rummikub', 'far', { values: 5, handSize: 5 });
  expect(new Set(sums).size).toBeGreaterThan(100);
  expect(Math.abs(standardised(sums))).toBeLessThan(3);
});
