// The deals chosen for first games promise ideas of the guide; `first-deals.long.test.ts` plays them.
import { GAME_IDS } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { loadBoard } from './boards.ts';

interface Promised {
  readonly ideas: { readonly [step: string]: number };
}

describe.each(GAME_IDS)('%s', (id) => {
  test('has several deals, which promise ideas of its guide', async () => {
    const board = await loadBoard(id);
    if (!board.firstDeals) return;
    const seeds = await board.firstDeals();
    const { ideas }: Promised = await import(`./${id}/pages/first-deals.ts`);
    const steps = ((await board.guide?.()) ?? []).map((step) => step.id);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(ideas).sort()).toEqual(steps.toSorted());
  });
});
