import { GAME_IDS, gameById, playOut, seeded } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../game-bots.ts';
import { botFor } from '../registry.ts';
import {
  afterGame,
  afterHelpedGame,
  firstRating,
  justRightId,
  levelRatings,
  levelsNear,
  type Rating,
  ratingOfBot,
  strengthFor,
  strengthOf,
} from './index.ts';
import { mixFor } from './mixed-bot.ts';

/** The games whose scale goes on below beginner. */
const NOVICES: readonly string[] = ['5vor12', 'qwinto'];
const NEW: Rating = { mean: 900, spread: 200, games: 0, row: 0 };

describe.each(GAME_IDS)('%s', (id) => {
  test('levels rise, and casual is 1000', () => {
    const levels = levelRatings(id)!;
    expect(levels.casual).toBe(1000);
    for (const [i, level] of LEVELS.entries())
      if (i > 0) expect(levels[level]).toBeGreaterThan(levels[LEVELS[i - 1]!]);
  });

  test('a bot as strong as a level is that level, and the part of the upper one rises between', () => {
    const levels = levelRatings(id)!;
    for (const level of LEVELS) {
      const { lower, upper, part } = mixFor(id, levels[level])!;
      expect({ [lower]: 1 - part, [upper]: part }).toMatchObject({ [level]: 1 });
    }
    let last = -1;
    for (let strength = levels.beginner; strength <= levels.casual; strength += 10) {
      const { part } = mixFor(id, strength)!;
      expect(part).toBeGreaterThan(last);
      last = part;
    }
    expect(mixFor(id, 0)).toMatchObject({ lower: NOVICES.includes(id) ? 'novice' : 'beginner', part: 0 });
    expect(mixFor(id, 9999)).toMatchObject({ upper: 'expert', part: 1 });
  });

  test('a first opponent is between beginner and casual', () => {
    const levels = levelRatings(id)!;
    const strength = strengthFor(id, firstRating(id)!)!;
    expect(strength).toBeGreaterThan(levels.beginner);
    expect(strength).toBeLessThan(levels.casual);
  });
});

test('it plays a whole game, the same one from the same seed', async () => {
  const game = gameById('finito')!;
  const bot = (await botFor(game, justRightId(940)))!;
  expect(bot.id).toBe('just-right:940');
  const play = () =>
    playOut({ game, seats: 2, options: game.options, players: [bot, bot], dice: seeded('same') });
  expect(play().turn.kind).toBe('over');
  expect(play().state).toEqual(play().state);
});

test('only names with a strength have one', async () => {
  expect(strengthOf(justRightId(1040.4))).toBe(1040);
  for (const id of ['just-right:', 'just-right:-3', 'just-right:1e3', 'just-right:12345', 'casual'])
    expect(strengthOf(id)).toBeUndefined();
  expect(await botFor({ ...gameById('finito')!, id: 'unmeasured' }, justRightId(1000))).toBeUndefined();
});

test('a game that nobody measured has no ratings', () => {
  expect(levelRatings('constructor')).toBeUndefined();
  expect(firstRating('unmeasured')).toBeUndefined();
  expect(strengthFor('unmeasured', NEW)).toBeUndefined();
});

test('a win raises the rating, more against the stronger one, and makes it surer', () => {
  const easy = afterGame(NEW, { share: 1, opponents: [700] });
  const hard = afterGame(NEW, { share: 1, opponents: [1100] });
  expect(easy.mean).toBeGreaterThan(900);
  expect(hard.mean).toBeGreaterThan(easy.mean);
  expect(hard.spread).toBeLessThan(200);
  expect(hard.games).toBe(1);
});

test('luck is taken out where it is known, and a result beyond a whole win counts as one', () => {
  const lucky = afterGame(NEW, { share: 1, opponents: [900], adjusted: 0.4 });
  expect(lucky.mean).toBeLessThan(900);
  expect(lucky.row).toBe(1);
  const most = afterGame(NEW, { share: 1, opponents: [900], adjusted: 1.3 });
  expect(most.mean).toBe(afterGame(NEW, { share: 1, opponents: [900] }).mean);
});

test('a fair share of a game of four changes nothing', () => {
  const after = afterGame(NEW, { share: 1, opponents: [900, 900, 900], adjusted: 0.25 });
  expect(after.mean).toBeCloseTo(900, 0);
});

test('a game alone changes nothing', () => {
  expect(afterGame(NEW, { share: 1, opponents: [] })).toEqual(NEW);
});

test('wins and losses in a row are counted by how surprising they are', () => {
  const rows = (seats: number, ...shares: readonly number[]) =>
    shares.reduce((rating, share) => afterGame(rating, { share, opponents: Array(seats - 1).fill(900) }), NEW)
      .row;
  expect(rows(2, 1, 1, 1)).toBe(3);
  expect(rows(2, 1, 0, 0)).toBe(-2);
  expect(rows(2, 1, 0.5)).toBe(0);
  expect(rows(4, 1)).toBe(2);
  expect(rows(4, 0.5)).toBe(2);
  expect(rows(4, 0, 0)).toBeCloseTo(2 * Math.log2(3 / 4), 9);
});

test('a strength is told by the levels around it', () => {
  const { beginner, casual } = levelRatings('finito')!;
  expect(levelsNear('finito', beginner)).toEqual(['beginner', 'beginner']);
  expect(levelsNear('finito', (beginner + casual) / 2)).toEqual(['beginner', 'casual']);
  expect(levelsNear('finito', casual)).toEqual(['casual', 'casual']);
  expect(levelsNear('finito', 9999)).toEqual(['expert', 'expert']);
  expect(levelsNear('unmeasured', 1000)).toBeUndefined();
});

test.each(NOVICES)('below beginner there is a weaker opponent in %s, which nobody can choose', async (id) => {
  const game = gameById(id)!;
  const { beginner } = levelRatings(id)!;
  const weakest = strengthFor(id, { mean: 100, spread: 60, games: 30, row: -9 })!;
  expect(weakest).toBeLessThan(beginner);
  expect(mixFor(id, weakest)).toMatchObject({ lower: 'novice', upper: 'beginner', part: 0 });
  expect(mixFor(id, beginner - 1)?.part).toBeCloseTo(1, 1);
  expect(levelsNear(id, weakest)).toEqual([undefined, 'beginner']);
  expect(levelsNear(id, beginner - 5)).toEqual(['beginner', 'beginner']);
  expect(await botFor(game, 'novice')).toBeUndefined();
  const [novice, level] = await Promise.all([botFor(game, justRightId(weakest)), botFor(game, 'beginner')]);
  const wins = Array.from({ length: 200 }, (_, n) => {
    const players = n % 2 === 0 ? [novice!, level!] : [level!, novice!];
    const dice = seeded(`novice ${n >> 1}`);
    const { turn } = playOut({ game, seats: 2, options: game.options, players, dice });
    return turn.kind === 'over' && turn.winners.includes(n % 2) ? 1 / turn.winners.length : 0;
  });
  // As the ratings say, within three standard deviations.
  const share = wins.reduce((sum, win) => sum + win, 0) / wins.length;
  expect(Math.abs(share - 1 / (1 + 10 ** ((beginner - weakest) / 400)))).toBeLessThan(0.1);
});

test('a level and a bot of a strength have a rating, others have none', () => {
  expect(ratingOfBot('finito', 'casual')).toBe(1000);
  expect(ratingOfBot('finito', 'just-right:930')).toBe(930);
  expect(['collector', 'greedy'].map((id) => ratingOfBot('rummikub', id))).toEqual([undefined, undefined]);
});

test('losses in a row make the next opponent easier than the rating says, wins harder, within the levels', () => {
  const levels = levelRatings('qwinto')!;
  const at = (row: number, mean = 1000) => strengthFor('qwinto', { mean, spread: 80, games: 9, row })!;
  expect(at(-1)).toBe(1000);
  expect(at(-3)).toBeLessThan(at(-2));
  expect(at(-2)).toBeLessThan(1000);
  expect(at(2)).toBe(1000);
  expect(at(4)).toBeGreaterThan(at(3));
  expect(at(-20)).toBeLessThan(levels.beginner);
  expect(at(20, 2000)).toBe(levels.expert);
});

describe('however lucky the games were', () => {
  /** The strengths that somebody meets in game after game with these results. */
  const met = (share: number, adjusted: number, games: number): readonly number[] => {
    let rating = firstRating('finito')!;
    const strengths = [strengthFor('finito', rating)!];
    for (let game = 0; game < games; game++) {
      rating = afterGame(rating, { share, opponents: [strengths.at(-1)!], adjusted });
      strengths.push(strengthFor('finito', rating)!);
    }
    return strengths;
  };

  test('the opponent is weaker after two losses in a row, and after each one more', () => {
    const [, first, second, third] = met(0, 0.95, 3);
    expect(second).toBeLessThan(first!);
    expect(third).toBeLessThan(second!);
  });

  test('it is stronger after three wins in a row, and after each one more', () => {
    const [, , second, third, fourth] = met(1, 0.05, 4);
    expect(third).toBeGreaterThan(second!);
    expect(fourth).toBeGreaterThan(third!);
  });
});

test('with help a loss is one more in a row and a win ends the row; neither says how strong the player is', () => {
  const lost = afterHelpedGame(NEW, { share: 0, opponents: [900] });
  expect(lost).toMatchObject({ mean: NEW.mean, spread: NEW.spread, games: 0, row: -1 });
  const twice = afterHelpedGame(lost, { share: 0, opponents: [900] });
  expect(strengthFor('finito', twice)).toBeLessThan(strengthFor('finito', NEW)!);
  expect(afterHelpedGame(twice, { share: 1, opponents: [800] })).toMatchObject({ mean: NEW.mean, row: 0 });
  const winning = afterGame(NEW, { share: 1, opponents: [900] });
  expect(afterHelpedGame(winning, { share: 1, opponents: [900] })).toEqual(winning);
  expect(afterHelpedGame(NEW, { share: 0, opponents: [] })).toEqual(NEW);
});
