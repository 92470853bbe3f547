// One person challenges another: the same game with the same luck in another browser, and both games side by side.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withStored } from '../play/prepared.ts';
import { findings } from '../support/axe.ts';
import { inBrowser, SIZES, visit } from '../support/person.ts';
import { answer, linkOn, playedByAda, savedByAda } from './challenge-game.ts';

const widthOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

inBrowser('a challenge', () => {
  test('goes to another browser by its link, and both see where they went apart', async () => {
    const match = await playedByAda();
    const ada = await visit('/table/ada', {
      before: withStored([{ ...savedByAda(match), hints: 2 }], { 'made-up-name': 'Ada' }),
    });
    await ada.page.locator('.table-bar .button.main').click();
    await ada.page.getByRole('button', { name: 'Challenge a friend' }).click();
    const link = await linkOn(ada.page);
    expect(link.length).toBeLessThan(1500);

    const ben = await visit(link, { size: 'phone' });
    await ben.page.getByRole('heading', { name: 'Ada challenges you' }).waitFor();
    expect(await findings(ben.page)).toEqual([]);
    expect(await ben.page.locator('.challenge-beat').innerText()).toMatch(
      /^To beat: a sequence of \d+ after 4 rolls, (won|lost|tie)$/,
    );
    expect(await ben.page.locator('.challenge-invitation').innerText()).toContain('with the same rolls');
    expect(await ben.page.locator('.challenge-invitation').innerText()).toContain('Ada used 2 hints.');
    // Nothing is drawn before the game begins, and a challenge waits until it is accepted.
    expect(await ben.page.locator('.board-host').count()).toBe(0);
    await ben.page.goto('/mine');
    const waiting = ben.page.getByRole('link', { name: /Ada challenges you/ });
    await waiting.waitFor();
    // It can be put away, for good; its link brings it back.
    await ben.page.getByRole('button', { name: 'Dismiss the challenge from Ada' }).click();
    await expect.poll(() => waiting.count()).toBe(0);
    await ben.page.reload();
    await ben.page.locator('h1').waitFor();
    expect(await waiting.count()).toBe(0);
    await ben.page.goto('/');
    await ben.page.goto(link);
    await ben.page.getByRole('heading', { name: 'Ada challenges you' }).waitFor();
    await ben.page.goto('/mine');
    await waiting.click();
    await ben.page.getByRole('button', { name: 'Accept and play' }).click();
    await ben.page.waitForURL('**/table/*');
    await answer(ben.page, match);

    // The result itself compares the two games, and marks the hints.
    const verdict = ben.page.locator('.sheet .challenge-answered');
    await verdict.waitFor();
    expect(await verdict.locator('h3').innerText()).toMatch(
      /^(You did better than Ada!|Ada is still ahead|Equally good)$/,
    );
    expect(await verdict.locator('tbody tr').last().innerText()).toMatch(/^Hints\s+0\s+2$/);
    expect(await findings(ben.page)).toEqual([]);
    await ben.page.locator('.sheet').getByRole('button', { name: 'Compare the games' }).click();
    await ben.page.locator('.challenge-side').first().waitFor();
    expect(await ben.page.locator('.challenge-apart').innerText()).toContain(
      'Your first choice was the same. Then you chose differently:',
    );
    const said = await ben.page.locator('.challenge-move').allInnerTexts();
    expect(said[0]).not.toBe(said[1]);
    // Both boards show the game after that choice.
    const moments = ben.page.locator('.challenge-side');
    expect(await moments.nth(0).getAttribute('data-moment')).toBe('4');
    expect(await moments.nth(1).getAttribute('data-moment')).toBe('4');
    expect(await findings(ben.page)).toEqual([]);
    for (const size of Object.values(SIZES)) {
      await ben.page.setViewportSize(size);
      await expect.poll(() => widthOver(ben.page), { message: `${size.width}` }).toBeLessThanOrEqual(0);
    }

    // The answer goes back the same way: Ada sees hers and Ben's.
    await ada.page.goto(await linkOn(ben.page));
    await ada.page.locator('.challenge-scores').waitFor();
    expect(await ada.page.locator('.challenge-side').count()).toBe(2);
    // My games asks the server, which does not know a browser that never played there.
    const errors = [...ada.errors, ...ben.errors].filter((error) => !error.includes('401'));
    expect(errors).toEqual([]);
    await ada.context.close();
    await ben.context.close();
  });

  test('what cannot be one says why: a damaged link, and a game of an earlier version', async () => {
    const saved = savedByAda(await playedByAda());
    const { draws: _, ...old } = saved.setup;
    const { page, context, errors } = await visit('/challenge#nonsense', {
      before: withStored([{ ...saved, setup: old }]),
    });
    await page.getByRole('heading', { name: 'This challenge can’t be read' }).waitFor();
    await page.goto('/table/ada');
    await page.locator('.table-bar .button.main').click();
    await page.getByRole('button', { name: 'Challenge a friend' }).click();
    await page.getByText('This game was started in an earlier version').waitFor();
    expect(await page.getByLabel('The link to your challenge').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
