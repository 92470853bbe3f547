// Takes the lessons of a course, as a person does.
import type { FullLesson } from '@crescendo/bots/puzzles';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { press, type Way } from '../support/person.ts';
import { solve } from './answers.ts';

export const goOn = (page: Page, way: Way): Promise<void> =>
  press(page, page.locator('.puzzle-actions .button.main'), way);

/** Solves the positions of a lesson from its idea on, up to where the test is offered. */
export const practise = async (page: Page, { positions }: FullLesson, way: Way): Promise<void> => {
  await press(page, page.getByRole('button', { name: 'Solve five positions' }), way);
  for (const puzzle of positions) {
    await page.locator('.puzzle-actions.asking').waitFor();
    await solve(page, puzzle, way);
    await goOn(page, way);
  }
  await page.getByRole('heading', { name: 'All five solved' }).waitFor();
};

export const passTest = async (page: Page, { test: asked }: FullLesson, way: Way): Promise<void> => {
  await press(page, page.getByRole('button', { name: 'Take the test' }), way);
  for (const puzzle of asked) {
    await page.locator('.puzzle-actions.asking').waitFor();
    expect(await page.getByRole('button', { name: /^Hint/ }).count()).toBe(0);
    await solve(page, puzzle, way);
    await goOn(page, way);
  }
  await page.getByRole('heading', { name: 'Passed!' }).waitFor();
};
