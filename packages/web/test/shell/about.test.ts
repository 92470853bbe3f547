// The page about the page, reached from the settings.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { inBrowser, visit } from '../support/person.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

inBrowser('about', () => {
  test('says its version, what is new, and whose work it contains', async () => {
    const { page, context, errors } = await visit('/settings', { size: 'phone', language: 'de-DE' });
    await page.locator('a[href="/about"]').click();
    await page.locator('h1', { hasText: 'Über Crescendo' }).waitFor();
    const text = await page.locator('main').innerText();
    expect(text).toContain(`Version ${version}`);
    for (const part of ['preact', 'MIT', '@fontsource', 'OFL-1.1', 'Figtree']) expect(text).toContain(part);
    expect(await page.locator('.about li').count()).toBeGreaterThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
