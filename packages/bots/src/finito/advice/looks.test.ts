// Checks that a hint's first grade agrees with the reasons of the move.
import { finito } from '@crescendo/rules/finito';
import { expect, test } from 'vitest';
import { positionsFrom } from '../../reasons/testing.ts';
import { loadBots } from '../index.ts';
import { reasons } from './because.ts';
import { looks } from './looks.ts';

const { bots } = await loadBots();

test('who is told that no counter can stay is not asked first which one belongs there', () => {
  const given = { game: finito, bots, seats: [2, 3], seed: 'looks', budget: 300 };
  let none = 0;
  for (const view of positionsFrom(given, 200)) {
    if (view.open[view.seat!]!.length < 2) continue;
    for (const move of finito.moves(view)) {
      const told = reasons(view, move).map(({ code }) => code);
      const [nudge] = looks(view, move);
      expect(nudge?.code === 'none-fits').toBe(told.includes('none-stays'));
      if (nudge?.code === 'none-fits') none++;
    }
  }
  expect(none).toBeGreaterThan(20);
});
