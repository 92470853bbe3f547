// The reasons in 2,000 positions from games between players of all levels.
import { finito } from '@crescendo/rules/finito';
import { expect, test } from 'vitest';
import { positionsFrom } from '../../reasons/testing.ts';
import { loadBots } from '../index.ts';
import { checkAdvice, checkAnyMoves } from './checking.ts';

const POSITIONS = 2000;

test('the reasons of Finito! hold, and tell two moves apart', { timeout: 600_000 }, async () => {
  const players = await loadBots();
  const given = { game: finito, bots: players.bots, seats: [2, 3, 4, 1], seed: 'many reasons', budget: 600 };
  const views = positionsFrom(given, POSITIONS);
  const counts = checkAdvice(players, views);
  // Seldom is there nothing to be seen.
  expect((counts.get('nothing') ?? 0) / POSITIONS).toBeLessThan(0.1);
  checkAnyMoves(views);
});
