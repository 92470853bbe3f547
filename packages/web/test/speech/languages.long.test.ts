// Six languages: everything fits on the smallest phone, and the language changes in mid-game without losing anything.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@crescendo/words';
import { expect, test } from 'vitest';
import { GESTURES } from '../play/gestures.ts';
import { readTable } from '../play/table-state.ts';
import { cutOff } from '../support/fitting.ts';
import { inBrowser, visit } from '../support/person.ts';

const SHOTS = fileURLToPath(new URL('../shots/', import.meta.url));

inBrowser('six languages', () => {
  test.each(LANGUAGES)('everything fits at 360 × 640 in %s', async (language) => {
    mkdirSync(SHOTS, { recursive: true });
    const { page, context, errors } = await visit('/', { size: 'phone', language });
    const look = async (name: string): Promise<void> => {
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${SHOTS}${name}-${language}.png` });
      expect(await cutOff(page), name).toEqual([]);
    };
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.locator('.card').first().waitFor();
    await look('home');
    for (const path of ['settings', 'record', 'new/rummikub', 'rules/qwinto']) {
      await page.goto(`/${path}`);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await look(path.replace('/', '-'));
    }
    for (const game of Object.keys(GESTURES)) {
      await page.goto('/');
      await page.locator(`.card[data-game="${game}"] .card-play`).click();
      await page.locator('.table-page').waitFor();
      await page.waitForTimeout(500);
      await look(`table-${game}`);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the language changes in mid-game, and the game stays', async () => {
    const { page, context, errors } = await visit('/', { language: 'nl' });
    await page.locator('.card[data-game="5vor12"] .card-play').click();
    await page.locator('.table-page').waitFor();
    const prompt = await page.locator('.bar-prompt').innerText();
    const { record } = await readTable(page);
    await page.locator('.settings-button').click();
    await page.locator('.sheet select').first().selectOption({ label: 'Español' });
    await page.goBack();
    await page.locator('.table-page').waitFor();
    await page.waitForFunction(() => document.documentElement.lang === 'es');
    await expect.poll(() => page.locator('.bar-prompt').innerText()).not.toBe(prompt);
    expect((await readTable(page)).record).toContain(record.trimEnd());
    expect(errors).toEqual([]);
    await context.close();
  });
});
