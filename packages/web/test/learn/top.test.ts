// Top on a phone: a set is laid by hand, counts at once and after a reload, and then the top is shown.
import { nextRound } from '@crescendo/bots/top';
import { range } from '@crescendo/rules';
import { playedTiles } from '@crescendo/rules/rummikub';
import { topView } from '@crescendo/rules/top';
import { expect, test } from 'vitest';
import { dayOfNumber } from '../../src/features/top/numbers.ts';
import { isPlain, layByHand, plainMove } from '../play/rummikub-hand.ts';
import { findings } from '../support/axe.ts';
import { inBrowser, visit } from '../support/person.ts';

/** A day whose first round has a new set on the rack that is not all there is to find. */
const layable = () => {
  for (const number of range(40)) {
    const round = nextRound(dayOfNumber(number + 1));
    const view = topView(round);
    const move = plainMove(view);
    if (move.type !== 'play' || !isPlain(view, move)) continue;
    const points = playedTiles(view.table, move.table);
    if (points.length < round.top.tiles.length) return { number: number + 1, round, view, move };
  }
  throw new Error('no such day');
};

inBrowser('Top', () => {
  test('what is laid counts, survives a reload, and stands beside the top', async () => {
    const { number, round, view, move } = layable();
    const { page, errors } = await visit('/top', { size: 'phone' });
    await page.locator('.top-number').fill(String(number));
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await page.locator('.top-counts').waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.locator('.top-counts').innerText()).toBe('Counts now: 0 points');
    // All tiles lie, but the round is not handed in.
    await page
      .locator('.rk-done')
      .evaluate((button) => button.addEventListener('click', (event) => event.stopPropagation(), true));
    await layByHand(page, move, view, 'tap');
    const counts = await page.locator('.top-counts').innerText();
    expect(counts).not.toBe('Counts now: 0 points');
    await page.reload();
    await expect.poll(() => page.locator('.top-counts').innerText()).toBe(counts);
    await page.getByRole('button', { name: 'Finish the round' }).click();
    const points = /\d+/.exec(counts)?.[0];
    await expect
      .poll(() => page.locator('.exercise-message').innerText())
      .toContain(`${points} of ${round.top.points} points`);
    expect(await page.locator('.exercise-message').innerText()).toContain('Missed first:');
    expect(await findings(page)).toEqual([]);
    const laid = page.getByRole('button', { name: 'As it lies' });
    while (!(await laid.isVisible())) await page.getByRole('button', { name: 'Step ' }).click();
    await laid.click();
    expect(await page.locator('.exercise-message').innerText()).toContain('This is how the top lies.');
    await page.reload();
    await page.getByRole('button', { name: 'Next round' }).click();
    await expect.poll(() => page.locator('.exercise-message').innerText()).toContain('Round 2 of 15');
    expect(errors).toEqual([]);
  });
});
