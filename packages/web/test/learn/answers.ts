// Answers questions on the board of an exercise, as a person does.
import { type Puzzle, positionOf } from '@crescendo/bots/puzzles';
import type { Page } from 'playwright-core';
import { GESTURES } from '../play/gestures.ts';
import type { Way } from '../support/person.ts';

/** Make this move in the puzzle's position, in the person's way. */
export const answer = async (page: Page, puzzle: Puzzle, text: string, way: Way): Promise<void> => {
  const match = positionOf(puzzle);
  const move = match.game.notation.move.parse(text)!;
  await GESTURES[puzzle.game]!(page, move, match.view(puzzle.seat), way);
};

export const solve = async (page: Page, puzzle: Puzzle, way: Way): Promise<void> => {
  await answer(page, puzzle, puzzle.answer, way);
  await page.locator('.puzzle-result.solved').waitFor();
};

// biome-ignore lint/suspicious/noExplicitAny: whatever the page has stored
export const storedJson = (page: Page, key: string): Promise<any> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`crescendo.${name}`) ?? 'null'), key);
