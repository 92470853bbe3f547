// A challenge to the deal of the day, which the server deals alike to everybody.
import { expect, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { inBrowser, visit } from '../support/person.ts';
import { playDaily } from './daily-game.ts';

inBrowser('a challenge to the deal of the day', () => {
  test('the link names the deal, and today nobody sees the other’s game', async () => {
    const [ada, ben] = [await visit('/'), await visit('/', { size: 'phone' })];
    const id = await playDaily(ada.page, 'Ada');
    await ada.page.goto(`/t/${id}`);
    await ada.page.locator('.table-bar .button.main').click();
    await ada.page.getByRole('button', { name: 'Challenge a friend' }).click();
    const { pathname, hash } = new URL(await ada.page.getByLabel('The link to your challenge').inputValue());
    const link = `${pathname}${hash}`;

    await ben.page.goto(link);
    await ben.page.getByRole('heading', { name: /challenges you$/ }).waitFor();
    expect(await findings(ben.page)).toEqual([]);
    await ben.page.getByRole('button', { name: 'Accept and play' }).click();
    await ben.page.waitForURL('**/t/*');
    await playDaily(ben.page, 'Ben');
    await ben.page.goto(link);
    await ben.page.getByText('The games can be compared side by side once the day is over.').waitFor();
    const errors = [...ada.errors, ...ben.errors].filter((error) => !/40[13]/.test(error));
    expect(errors).toEqual([]);
    await ada.context.close();
    await ben.context.close();
  });
});
