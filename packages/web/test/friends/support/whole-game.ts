// A game to its end by two, three or four people, in different languages and sizes, through a reload and a kill -9 of the
// server; and nothing reaches a page that its seat may not know.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { everythingStored } from '../../support/database.ts';
import { inBrowser } from '../../support/person.ts';
import { findLeaks, heapSnapshotOf, readFinishedMatch } from './leaks.ts';
import { type Guest, meet, part } from './meeting.ts';
import { playOn } from './playing.ts';
import { ServerProcess } from './server-process.ts';
import { readTable, tableIdOf } from './table-state.ts';

const GUESTS: readonly Omit<Guest, 'at'>[] = [
  { name: 'Ada', language: 'de-DE', size: 'desktop' },
  { name: 'Béa', language: 'fr-FR', size: 'phone', touch: true },
  { name: 'Carlo', language: 'it-IT', size: 'tablet', touch: true, dark: true },
  { name: 'Dirk', language: 'nl-NL', size: 'desktop', dark: true },
];

/** Whole games by hand are played against bots; here what matters is what the pages are told, and after each mishap. */
const HAND_EVERY = 8;

/** Tests of whole games, each by so many people, in one house. */
export const wholeGames = (cases: readonly (readonly [game: string, people: number])[]): void =>
  inBrowser('whole games with friends', () => {
    let house: ServerProcess;
    beforeAll(async () => {
      house = await ServerProcess.open();
    });
    afterAll(() => house?.close());

    test.each(cases)('%s by %i people', { timeout: 600_000 }, (game, people) =>
      playWholeGame(house, game, people),
    );
  });

const playWholeGame = async (house: ServerProcess, game: string, people: number): Promise<void> => {
  const guests = GUESTS.slice(0, people).map((guest) => ({ ...guest, at: house.url }));
  const friends = await meet(game, guests);
  let decisions = await playOn(friends, house.url, 2);
  await friends[0]!.page.reload();
  await friends[0]!.page.locator('.table-page').waitFor();
  decisions += await playOn(friends, house.url, 2);
  const memory = await heapSnapshotOf(friends[1]!.page);
  await house.kill();
  await house.start();
  decisions += await playOn(friends, house.url, 3);
  decisions += await playOn(friends, house.url, Number.POSITIVE_INFINITY, HAND_EVERY);
  expect(decisions).toBeGreaterThan(5 * people);

  const id = tableIdOf(friends[0]!.page);
  const record = await (await friends[0]!.context.request.get(`${house.url}/api/tables/${id}/record`)).text();
  const story = readFinishedMatch(record);
  const { turn } = await readTable(friends[0]!.page, house.url);
  if (turn?.kind !== 'over') throw new Error('not over');
  for (const [seat, { page, heard, errors }] of friends.entries()) {
    await page.locator('.sheet .result-head').waitFor();
    expect(await page.locator('.ranking > li').count()).toBe(turn.scores.length);
    expect(await page.locator('.ranking > .winner').count()).toBe(turn.winners.length);
    const { leaks, views } = findLeaks(heard, story, seat);
    expect(leaks).toEqual([]);
    expect(views).toBeGreaterThan(decisions / 2);
    expect(errors.filter((text) => !/ERR_|WebSocket|Failed to load resource/.test(text))).toEqual([]);
  }
  // The page knows what the dice were promised to be, and not what they are.
  expect(story.seed).toHaveLength(64);
  expect(memory).toContain(/server (\w{64})/.exec(record)?.[1] ?? 'no commitment');
  expect(memory).not.toContain(story.seed);
  expect(await everythingStored(friends[1]!.page)).not.toContain(story.seed);
  await part(friends);
};
