import { type AnyBot, GAME_IDS, gameById, playOut, range, seeded } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import type { GamePeople } from '../people/contract.ts';
import { botFor } from '../src/registry.ts';

const PEOPLE = ['careful', 'by-feeling', 'practised'];
/** Games whose levels are set by these models; Rummikub's games take longer and have bounds of their own. */
const QUICK = GAME_IDS.filter((id) => id !== 'rummikub');

describe.each(GAME_IDS)('%s', (id) => {
  const game = gameById(id)!;

  test.each(PEOPLE)('%s plays legally to the end', async (name) => {
    const { PEOPLE: people }: GamePeople = await import(`../people/${id}.ts`);
    const person = people[name]!;
    const checked: AnyBot = {
      id: name,
      choose: (view, dice) => {
        const move = person.choose(view, dice);
        expect(game.check(view, move)).toBeUndefined();
        return move;
      },
    };
    const players = range(3).map(() => checked);
    const { turn } = playOut({ game, seats: 3, options: game.options, players, dice: seeded(name) });
    expect(turn.kind).toBe('over');
  });
});

describe.each(QUICK)('levels of %s', (id) => {
  const game = gameById(id)!;
  const GAMES = 120;

  /** The share of games that a model of people wins against a level, from both seats. */
  const share = async (name: string, level: string): Promise<number> => {
    const { PEOPLE: people }: GamePeople = await import(`../people/${id}.ts`);
    const [person, bot] = [people[name]!, (await botFor(game, level))!];
    const wins = range(GAMES).map((n) => {
      const seat = n % 2;
      const players = seat === 0 ? [person, bot] : [bot, person];
      const dice = seeded(`people ${n >> 1}`);
      const { turn } = playOut({ game, seats: 2, options: game.options, players, dice });
      return turn.kind === 'over' && turn.winners.includes(seat) ? 1 / turn.winners.length : 0;
    });
    return wins.reduce((sum, win) => sum + win, 0) / GAMES;
  };

  // The windows of decision 082, wider by three standard deviations of so many games.
  const MARGIN = (3 * 0.5) / Math.sqrt(GAMES);
  test.each([
    ['careful', 'beginner', 0.6, 0.75],
    ['careful', 'casual', 0.35, 0.5],
    ['by-feeling', 'beginner', 0.4, 0.55],
    ['practised', 'casual', 0.45, 0.55],
    ['practised', 'strong', 0.2, 0.35],
  ])('%s against %s', async (name, level, least, most) => {
    const wins = await share(name, level);
    expect(wins).toBeGreaterThan(least - MARGIN);
    expect(wins).toBeLessThan(most + MARGIN);
  });
});
