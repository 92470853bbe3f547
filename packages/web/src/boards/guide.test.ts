// Every game's guide, followed through whole games.
import { botFor } from '@crescendo/bots';
import { type AnyBot, type AnyView, GAME_IDS, gameById, playOut, seeded } from '@crescendo/rules';
import { LANGUAGES } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { loadBoard } from './boards.ts';
import { stepsFor } from './contract/guide.ts';

/** Three lines on the smallest phone. */
const LONGEST = 115;

/** Collects the decisions of a beginner in a game against a casual player. */
const decisionsOf = async (id: string, seed: number): Promise<readonly AnyView[]> => {
  const game = gameById(id)!;
  const [beginner, casual] = [(await botFor(game, 'beginner'))!, (await botFor(game, 'casual'))!];
  const views: AnyView[] = [];
  const guided: AnyBot = {
    ...beginner,
    choose: (view, dice, budget) => {
      views.push(view);
      return beginner.choose(view, dice, budget);
    },
  };
  const dice = seeded(`guide ${id} ${seed}`);
  playOut({ game, seats: 2, options: game.options, players: [guided, casual], dice });
  return views;
};

describe.each(GAME_IDS)('%s', (id) => {
  test('explains the goal first, then each thing once, at most eight', async () => {
    const guide = (await (await loadBoard(id)).guide?.()) ?? [];
    const ids = guide.map((step) => step.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThanOrEqual(8);
    expect(ids[0]).toBe('goal');
    const reached = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const seen = new Set<string>();
      for (const view of await decisionsOf(id, seed)) {
        const [step] = stepsFor(guide, view, seen);
        if (seen.size === 0) expect(step?.id).toBe('goal');
        if (step) seen.add(step.id);
      }
      for (const each of seen) reached.add(each);
    }
    expect([...reached].sort()).toEqual([...ids].sort());
  });

  test.each(LANGUAGES)('is short in %s', async (language) => {
    const board = await loadBoard(id);
    const guide = (await board.guide?.()) ?? [];
    const own = await board.words(language);
    const [view] = await decisionsOf(id, 0);
    for (const step of guide)
      for (const text of [step.text(own, view!), ...(step.done ? [step.done.text(own)] : [])]) {
        expect(text).toMatch(/^(?!.*(undefined|NaN|\[object| {2})).+[.!?]$/);
        expect(text.length, text).toBeLessThanOrEqual(LONGEST);
      }
  });
});
