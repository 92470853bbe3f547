// The reasons in 2,000 positions from games between players of all levels.
import { rummikub } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { positionsFrom } from '../../reasons/testing.ts';
import { loadBots } from '../index.ts';
import { checkAdvice, checkAnyMoves } from './checking.ts';

const POSITIONS = 2000;

test('the reasons of Rummikub hold, and tell two choices apart', { timeout: 600_000 }, async () => {
  const players = await loadBots();
  const given = { game: rummikub, bots: players.bots, seats: [2, 3, 4], seed: 'many reasons', budget: 1000 };
  const views = positionsFrom(given, POSITIONS);
  const counts = await checkAdvice(players, views);
  // Seldom is there nothing to be seen.
  const figures = (counts.get('better-chance') ?? 0) + (counts.get('seems-better') ?? 0);
  expect(figures / POSITIONS).toBeLessThan(0.1);
  await checkAnyMoves(views.filter((_, i) => i % 5 === 0));
});
