// Below the oldest supported browsers: no blank screen, but which browser is needed, from static HTML.
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inBrowser, visit } from '../support/person.ts';

inBrowser('a browser that is too old', () => {
  test('is told which one is needed, in the user’s language first', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      language: 'it-IT',
      before: (page) =>
        page.addInitScript(() => {
          Reflect.deleteProperty(globalThis, 'structuredClone');
          Reflect.deleteProperty(Array.prototype, 'findLast');
        }),
    });
    const sections = page.locator('#too-old section');
    await expect.poll(() => sections.first().getAttribute('lang')).toBe('it');
    expect(await sections.first().innerText()).toMatch(/^Crescendo ha bisogno .*15\.4/s);
    expect(
      await sections.evaluateAll((all) => all.map((section) => section.getAttribute('lang')).sort()),
    ).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl']);
    expect((await sections.first().boundingBox())?.y).toBeLessThan(100);
    expect(await page.locator('#app').isVisible()).toBe(false);
    if (process.env.CRESCENDO_PICTURES)
      await page.screenshot({ path: `${process.env.CRESCENDO_PICTURES}/too-old.png` });
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is not told anything while it is new enough', async () => {
    const { page, context } = await visit('/');
    await page.locator('.card').first().waitFor();
    expect(await page.locator('#too-old').isVisible()).toBe(false);
    await context.close();
  });
});

test('the script that looks is read by browsers of 2012', () => {
  const code = readFileSync(new URL('../../dist/theme-boot.js', import.meta.url), 'utf8');
  const text = JSON.stringify(parseAst(code));
  const newer = [
    ...['"type":"ArrowFunctionExpression"', '"type":"TemplateLiteral"', '"type":"ChainExpression"'],
    ...['"type":"SpreadElement"', '"type":"ObjectPattern"', '"type":"ArrayPattern"', '"param":null'],
    ...['"kind":"const"', '"kind":"let"', '"operator":"??"', '"shorthand":true'],
  ];
  expect(newer.filter((part) => text.includes(part))).toEqual([]);
});
