// The opponent that follows the player's results is explained once, where the first game ends.
import { expect, test } from 'vitest';
import { playToTheEnd } from '../play/whole-game.ts';
import { inBrowser, press, visit } from '../support/person.ts';

inBrowser('just right in a first game', () => {
  test('the result says how strong the bot was and what changes from now on, and the next one does not', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone', touch: true });
    await press(page, page.locator('.card[data-game="finito"] .card-play'), 'tap');
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await playToTheEnd(page, 'finito', 'tap');
    const line = page.locator('.just-right');
    await line.waitFor();
    expect(await line.innerText()).toBe(
      'Just right Today: between Adagio (Beginner) and Andante (Casual). From the next game on, it follows how you do: a little stronger after a good game, a little weaker after a bad one.',
    );
    await press(page, page.locator('.result-row .main').first(), 'tap');
    await line.waitFor({ state: 'detached' });
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await playToTheEnd(page, 'finito', 'tap');
    await line.waitFor();
    await expect.poll(() => line.innerText()).toMatch(/next time\./);
    expect(await line.innerText()).not.toContain('From the next game on');
    expect(errors).toEqual([]);
    await context.close();
  });
});
