// Strength is measured elsewhere, with many games; this notices when a level has clearly lost it.
import { type Bot, playOut, seeded } from '@crescendo/rules';
import { type Qwinto, qwinto } from '@crescendo/rules/qwinto';
import { beforeAll, expect, test } from 'vitest';
import type { GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { loadBots as load } from './index.ts';

let players: GameBots<Qwinto>;
beforeAll(async () => {
  players = await load();
});

/** The share of games won by the first, each deal of dice played from both seats. */
const share = (one: Bot<Qwinto>, two: Bot<Qwinto>, games: number): number => {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const { turn } = playOut({
      game: qwinto,
      seats: 2,
      options: qwinto.options,
      players: seat === 0 ? [one, two] : [two, one],
      dice: seeded(`strength ${Math.floor(game / 2)}`),
    });
    if (turn.kind === 'over' && turn.winners.includes(seat)) won += 1 / turn.winners.length;
  }
  return won / games;
};

// Bounds lie three standard deviations below what was measured over a thousand games.
test('beginner beats random', () => {
  expect(share(players.bots.beginner, randomBot(qwinto), 60)).toBeGreaterThan(0.85);
});

test('casual beats beginner', () => {
  expect(share(players.bots.casual, players.bots.beginner, 60)).toBeGreaterThan(0.65);
});

test('strong beats casual', () => {
  expect(share(players.bots.strong, players.bots.casual, 60)).toBeGreaterThan(0.6);
});

test('expert beats casual', () => {
  expect(share(players.bots.expert, players.bots.casual, 24)).toBeGreaterThan(0.7);
});

test('expert alone makes many points', () => {
  let points = 0;
  for (let game = 0; game < 10; game++) {
    const { turn } = playOut({
      game: qwinto,
      seats: 1,
      options: qwinto.options,
      players: [players.bots.expert],
      dice: seeded(`alone ${game}`),
    });
    points += turn.kind === 'over' ? turn.scores[0]! : 0;
  }
  expect(points / 10).toBeGreaterThan(64);
});
