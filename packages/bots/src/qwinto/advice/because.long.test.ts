// The reasons in 2,000 positions from games between players of all levels.
import { qwinto } from '@crescendo/rules/qwinto';
import { expect, test } from 'vitest';
import { positionsFrom } from '../../reasons/testing.ts';
import { loadBots } from '../index.ts';
import { reasonsWith } from './because.ts';
import { checkAdvice, checkAnyMoves } from './checking.ts';

const POSITIONS = 2000;

test('the reasons of Qwinto hold, and tell two moves apart', { timeout: 600_000 }, async () => {
  const players = await loadBots();
  const given = { game: qwinto, bots: players.bots, seats: [2, 3, 4, 5, 1], seed: 'many reasons', budget: 1 };
  const views = positionsFrom(given, POSITIONS);
  const counts = checkAdvice(players, views);
  // Seldom is there nothing to be seen.
  expect((counts.get('nothing') ?? 0) / POSITIONS).toBeLessThan(0.1);
  checkAnyMoves(
    reasonsWith(() => undefined),
    views,
  );
});
