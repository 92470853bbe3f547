// Hints as a person takes them: the button is pressed until the move is played.
import type { Locator, Page } from 'playwright-core';
import { press, type Way } from '../support/person.ts';

/** The button on the slip of paper, once the hint has come. */
export const hintButton = (page: Page): Locator => page.locator('.note.hint .note-row .button');

/** Asks for a hint and goes on to the move itself, which is not yet played. */
export const askForMove = async (page: Page, way: Way): Promise<void> => {
  await press(page, page.locator('.bar-buttons button').first(), way);
  await hintButton(page).waitFor();
  while ((await page.locator('.note.hint .note-move').count()) === 0)
    await press(page, hintButton(page), way);
};

/** Asks for a hint and has it played. */
export const playHint = async (page: Page, way: Way): Promise<void> => {
  await askForMove(page, way);
  const last = page.locator('.note.hint .note-row .button.main');
  while ((await last.count()) === 0) await press(page, hintButton(page), way);
  await press(page, last, way);
};
