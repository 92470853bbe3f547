// A head start: chosen before the game, seen before and during it, and part of the result.
import { expect, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { inBrowser, visit } from '../support/person.ts';

inBrowser('a head start', () => {
  test('is chosen with the players, counts on the board from the first moment, and is remembered by the game', async () => {
    const { page, context, errors } = await visit('/new/qwinto', { size: 'phone' });
    const form = page.getByRole('region', { name: 'Head start' });
    await form.getByRole('combobox').selectOption({ index: 1 });
    await form.getByRole('slider').fill('30');
    await form.getByText('+30 points').waitFor();
    await form.getByText('never rated').waitFor();
    expect(await findings(page)).toEqual([]);
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Start' }).click();
    const foot = page.locator('.qw-mine .qw-foot');
    await foot.waitFor();
    expect(await foot.getAttribute('aria-label')).toMatch(/Head start: 30.*Total: 30$/);
    const edge = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);
    expect(await edge('.qw-mine .qw-total')).toBeLessThanOrEqual(await edge('.qw-mine'));
    expect(await edge('.qw-mine .qw-total')).toBeLessThanOrEqual(360);
    expect(await over()).toBeLessThanOrEqual(0);
    await page.reload();
    await foot.waitFor();
    expect(await foot.getAttribute('aria-label')).toMatch(/Total: 30$/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('at a table with friends is told to everybody before they sit down', async () => {
    const { page, context, errors } = await visit('/new/qwinto?with=friends', { size: 'phone' });
    const form = page.getByRole('region', { name: 'Head start' });
    await form.getByRole('combobox').selectOption({ index: 2 });
    await page.getByRole('button', { name: /table/i }).last().click();
    await page.waitForURL(/\/t\//);
    await page.locator('.opening-facts').getByText('seat 2 starts with +25 points').waitFor();
    expect(errors.filter((error) => !/40[13]/.test(error))).toEqual([]);
    await context.close();
  });
});
