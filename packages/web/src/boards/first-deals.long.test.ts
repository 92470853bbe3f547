// The deals chosen for first games keep their promises: somebody who follows the hints meets every idea of the guide in time.
import { GAME_IDS } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { loadBoard } from './boards.ts';
import { followFirstGame, followsHints } from './testing.ts';

interface Promised {
  readonly ideas: { readonly [step: string]: number };
}

describe.each(GAME_IDS)('%s', (id) => {
  test('each deal has each idea in time', async () => {
    const board = await loadBoard(id);
    if (!board.firstDeals) return;
    const seeds = await board.firstDeals();
    const { ideas }: Promised = await import(`./${id}/pages/first-deals.ts`);
    const steps = (await board.guide?.()) ?? [];
    const decisions = Math.max(...Object.values(ideas));
    for (const seed of seeds) {
      const { met } = await followFirstGame({
        game: board.game,
        steps,
        seed,
        learner: followsHints(board.game),
        decisions,
      });
      const late = Object.entries(ideas).filter(([step, by]) => !((met.get(step) ?? Infinity) <= by));
      expect(late, `${seed}: ${[...met].join(' ')}`).toEqual([]);
    }
  });
});
