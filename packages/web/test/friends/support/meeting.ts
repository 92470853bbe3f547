// People meet as people do: one makes a table and passes the link on, the others follow it and sit down.
import type { Page } from 'playwright-core';
import { type Person, press, type Visit, visit, type Way } from '../../support/person.ts';
import { type ReceivedTexts, recordTexts } from './leaks.ts';
import type { Player } from './playing.ts';

export interface Guest extends Visit {
  readonly name: string;
  readonly way?: Way;
}

export interface Friend extends Person, Player {
  readonly name: string;
  readonly heard: ReceivedTexts;
}

export const arrive = async (path: string, guest: Guest): Promise<Friend> => {
  let heard: ReceivedTexts = { texts: [] };
  const before = (page: Page): void => {
    heard = recordTexts(page);
  };
  const person = await visit(path, { ...guest, lucky: true, before });
  return { ...person, name: guest.name, way: guest.way ?? 'tap', heard };
};

/** The name is written on the person's own seat. */
const introduce = async ({ page }: Friend, name: string): Promise<void> => {
  const field = page.locator('.chair[data-own] input[type="text"]');
  await field.fill(name);
  await field.blur();
};

/** Goes from the game's card to a table with a link. */
export const makeTable = async (game: string, host: Guest, seats = 2): Promise<Friend> => {
  const friend = await arrive('/', host);
  const { page, way } = friend;
  if (seats === 2) await press(page, page.locator(`.card[data-game="${game}"] .card-friends button`), way);
  else {
    await page.goto(`/new/${game}?with=friends`);
    await page.locator(`section[aria-labelledby="how-many"] label:has-text("${seats}")`).click();
    await press(page, page.locator('.start-bar .button.main'), way);
  }
  await page.waitForURL('**/t/*');
  await page.locator('.chair[data-own]').waitFor();
  await introduce(friend, host.name);
  return friend;
};

/** A friend follows the link, says a name and takes the next free seat. */
export const follow = async (link: string, guest: Guest): Promise<Friend> => {
  const { pathname } = new URL(link);
  const friend = await arrive(pathname, guest);
  const { page, way } = friend;
  await page.locator('.guest input[type="text"]').fill(guest.name);
  await press(page, page.locator('.chair-sit').first(), way);
  await page.locator('.chair[data-own]').waitFor();
  return friend;
};

/** Everybody at one table, and the game has begun. */
export const meet = async (game: string, guests: readonly Guest[]): Promise<readonly Friend[]> => {
  const [first, ...others] = guests;
  const host = await makeTable(game, first!, guests.length);
  const friends = [host];
  for (const guest of others) friends.push(await follow(host.page.url(), guest));
  await press(host.page, host.page.locator('.room-bar .button.main:not([disabled])'), host.way);
  for (const { page } of friends) await page.locator('.table-page').waitFor();
  return friends;
};

export const part = async (friends: readonly Friend[]): Promise<void> => {
  for (const { context } of friends) await context.close();
};
