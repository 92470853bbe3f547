// A whole course on a phone: every example, all fifty positions, and the ten tests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadCourse } from '@crescendo/bots/puzzles';
import { LANGUAGES } from '@crescendo/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutOff } from '../support/fitting.ts';
import { inBrowser, visit } from '../support/person.ts';
import { storedJson } from './answers.ts';
import { passTest, practise } from './lessons.ts';

/** Where pictures of it go, to be looked at; without it there are none. */
const PICTURES = process.env['CRESCENDO_PICTURES'];

const picture = async (page: Page, name: string): Promise<void> => {
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
};

inBrowser('whole courses', () => {
  test('Finito! from the first idea to the last test, and its map in six languages', async () => {
    const { page, context, errors } = await visit('/course/finito', { size: 'phone', touch: true });
    for (const [i, full] of (await loadCourse('finito')).entries()) {
      const { id } = full.lesson;
      await page.goto(`/course/finito/${id}`);
      await page.locator('.example-steps button').last().tap();
      await picture(page, `${i + 1} ${id} example`);
      expect(await cutOff(page), id).toEqual([]);
      await practise(page, full, 'tap');
      await picture(page, `${i + 1} ${id} solved`);
      await passTest(page, full, 'tap');
      await picture(page, `${i + 1} ${id} passed`);
    }
    const { tests } = await storedJson(page, 'course.finito');
    expect(Object.keys(tests)).toHaveLength(10);
    await page.goto('/course/finito');
    await page.getByText('10 of 10 lessons passed').waitFor();
    for (const language of LANGUAGES) {
      await page.locator('.language-choice select').selectOption(language);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      expect(await cutOff(page), language).toEqual([]);
      await picture(page, `map ${language}`);
    }
    expect(errors).toEqual([]);
    await context.close();
  }, 300_000);
});
