// Whole games have the last word about a new puzzle: by policies that are not the chances that found it.
import { positionOf } from '../../../packages/bots/src/puzzles/load.ts';
import type { Puzzle } from '../../../packages/bots/src/puzzles/puzzle.ts';
import type { Study } from '../study.ts';
import { type Choose, chooserOf, type Policy, policiesOf } from './policies.ts';
import { race } from './race.ts';
import { Records } from './records.ts';
import { judgePuzzle } from './verdicts.ts';

/** The most worlds by each policy; the expert takes too long. */
const WORLDS: { readonly [policy in Policy]?: number } = { strong: 600, quick: 300, casual: 100 };
/** So many of the mistakes that come closest. */
const MISTAKES = 2;

/** Makes a test that a puzzle passes if all policies together say, and none denies, that every solution is better. */
export const confirmer = async (study: Study): Promise<(puzzle: Puzzle) => boolean> => {
  const players: { readonly policy: Policy; readonly choose: Choose; readonly most: number }[] = [];
  for (const policy of policiesOf(study.game.id)) {
    const most = WORLDS[policy];
    if (most !== undefined) players.push({ policy, choose: await chooserOf(study.game.id, policy), most });
  }
  return (puzzle) => {
    const records = new Records();
    const rivals = puzzle.mistakes.slice(0, MISTAKES).map(({ move }) => move);
    const asked = { puzzle, position: positionOf(puzzle), rivals, isMissed: false };
    const verdict = () => judgePuzzle(records, puzzle, rivals)?.verdict;
    for (const { policy, choose, most } of players) {
      race(study, records, choose, policy, asked, most);
      if (verdict() === 'wrong') return false;
    }
    return verdict() === 'verified';
  };
};
