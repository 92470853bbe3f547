// A challenge to the deal of the day, which the server deals alike to everybody.
import { type AnyGame, vorZwoelf } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide } from '../play/decide.ts';
import { findings } from '../support/axe.ts';
import { inBrowser, visit } from '../support/person.ts';

/** Plays today's deal of 5 vor 12 to its end, without looking at the page; returns its table. */
const playDaily = async (page: Page, name: string): Promise<string> => {
  const { request } = page.context();
  const post = async (path: string, data: object) => (await request.post(path, { data })).json();
  await post('/api/me', { name });
  const { id } = await post('/api/daily/5vor12', {});
  for (let n = 0; ; n++) {
    const { table, view, turn, seat } = await (await request.get(`/api/tables/${id}`)).json();
    if (table.status === 'over') return id;
    if (turn.kind !== 'players' || !turn.seats.includes(seat)) {
      await page.waitForTimeout(20);
      continue;
    }
    const game = vorZwoelf as AnyGame;
    const move = await decide({ game, view, events: n }, 'greedy');
    await post(`/api/tables/${id}/moves`, { id: `move-${n}-${id}`, move: game.notation.move.format(move) });
  }
};

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
