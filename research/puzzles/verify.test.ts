// A sample of the puzzles, simulated again with other dice, and this time to the end of the game: no chances judge, only
// who wins.
import { gameById, itemAt, seeded, shuffled } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { loadPuzzles, positionOf } from '../../packages/bots/src/puzzles/load.ts';
import { leadOf, playOn, type Tried } from './simulate.ts';
import { studyOf } from './study.ts';

/** The number of the first puzzle, so that a larger pack does not change the sample. */
const FROM = 50;
const SAMPLE = 6;
const WORLDS = 200;

test.each(['5vor12', 'finito', 'qwinto'])(
  '%s: whole games agree that the solution is better than the mistake that comes closest',
  async (game) => {
    const study = await studyOf(game);
    const puzzles = shuffled(seeded('a sample of puzzles'), (await loadPuzzles(game)).slice(0, FROM)).slice(
      0,
      SAMPLE,
    );
    const leads = puzzles.map((puzzle) => {
      const { state } = positionOf(puzzle);
      const [best, mistake] = [puzzle.answer, itemAt(puzzle.mistakes, 0).move].map((text): Tried => {
        const move = gameById(game)!.notation.move.parse(text)!;
        const results = Array.from({ length: WORLDS }, (_, world) =>
          playOn(
            study,
            state,
            puzzle.seat,
            move,
            study.luckOf(`again/${puzzle.id}`, world),
            Number.POSITIVE_INFINITY,
          ),
        );
        return { move, results };
      }) as [Tried, Tried];
      return { id: puzzle.id, ...leadOf(best, mistake) };
    });
    // One puzzle alone may look worse by bad luck, but not by three standard errors; all together look better.
    for (const { id, mean, error } of leads) expect(mean, id).toBeGreaterThan(-3 * error);
    const mean = leads.reduce((sum, lead) => sum + lead.mean, 0) / leads.length;
    const error = Math.hypot(...leads.map((lead) => lead.error)) / leads.length;
    expect(mean).toBeGreaterThan(2 * error);
  },
  600_000,
);
