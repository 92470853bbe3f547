// The numbers of a review as they stand on the page.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const numberIn = (text: string): number => Number(text.replace('−', '-').replace(/[^-\d]/g, ''));

/** The parts of the sum, in whole percents. */
export const sumShown = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('.review-sum .sum-value').allInnerTexts()).map(numberIn);

/** Every number of the review beside every other: the sum, the moments with their cards, and the curve at each of them. */
export const numbersAgree = async (page: Page): Promise<void> => {
  const [start, luck, own, others, result] = await sumShown(page);
  expect(start! + luck! + own! + others!).toBe(result);
  const lines = await page.locator('.moment-list .moment-button').all();
  let named = 0;
  for (const line of lines) {
    const cost = -numberIn(await line.locator('b').innerText());
    named += cost;
    await line.click();
    const card = await page.locator('.moment .moment-cost').innerText();
    const [before, after] = (card.match(/\d+(?=\s?%)/g) ?? []).map(Number);
    expect(before! - after!, card).toBe(cost);
    expect(numberIn(await page.locator('.curve-legend .own b').innerText()), card).toBe(before);
    const all = await page.locator('.curve-legend b').allInnerTexts();
    expect(all.map(numberIn).reduce((sum, one) => sum + one, 0)).toBe(100);
  }
  const rest = page.locator('.moment-rest');
  const more = (await rest.count()) > 0 ? numberIn(await rest.innerText()) : 0;
  if (lines.length > 0) expect(more - named).toBe(own);
};
