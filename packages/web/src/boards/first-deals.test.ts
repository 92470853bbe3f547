// The deals chosen for first games promise ideas of the guide; `first-deals.long.test.ts` plays them.
import { GAME_IDS } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { loadBoard } from './boards.ts';

describe.each(GAME_IDS)('%s', (id) => {
  test('has several deals, which promise ideas of its guide', async () => {
    const board = await loadBoard(id);
    const { seeds, ideas } = (await board.firstDeals?.()) ?? { seeds: [], ideas: {} };
    const steps = ((await board.guide?.()) ?? []).map((step) => step.id);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.length).toBeGreaterThanOrEqual(steps.length > 0 ? 3 : 0);
    expect(Object.keys(ideas).sort()).toEqual(steps.toSorted());
  });
});
