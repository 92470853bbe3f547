// An evening: four people in four languages, on a desktop, a phone, a tablet and in a terminal; a fifth joins, one vanishes and
// returns, the server is killed twice, and nothing is lost.
import type { History, TableInfo } from '@crescendo/protocol';
import { gameById, parseRecord, seatEventsIn } from '@crescendo/rules';
import type { APIResponse, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withStored } from '../play/prepared.ts';
import { inBrowser } from '../support/person.ts';
import { answer, linkOn, playedByAda, savedByAda } from '../together/challenge-game.ts';
import { readFinishedMatch } from './support/leaks.ts';
import { arrive, type Friend, follow, makeTable, part } from './support/meeting.ts';
import { playOne } from './support/playing.ts';
import { ServerProcess } from './support/server-process.ts';
import { NAMED_VERSION, readTable, tableIdOf } from './support/table-state.ts';
import { TerminalFriend } from './support/terminal.ts';

let house: ServerProcess;

const tableOf = async (page: Page): Promise<TableInfo> => {
  const answer = await page
    .context()
    .request.get(`${house.url}/api/tables/${tableIdOf(page)}`, NAMED_VERSION);
  return (await answer.json()).table;
};

const isOn = async (page: Page): Promise<boolean> => (await readTable(page, house.url)).status === 'playing';

/** Everybody plays until it is over, or so many rounds. The terminal plays by itself. */
const play = async (friends: readonly Friend[], rounds = Number.POSITIVE_INFINITY): Promise<void> => {
  const [first] = friends;
  if (first === undefined) throw new Error('nobody plays');
  for (let round = 0; round < rounds && (await isOn(first.page)); round++) {
    const played = await Promise.all(friends.map((friend) => playOne(friend, house.url, round % 8 === 0)));
    if (!played.some(Boolean)) await first.page.waitForTimeout(50);
  }
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The host starts, and the others see the board. */
const begin = async (friends: readonly Friend[]): Promise<void> => {
  await friends[0]?.page.locator('.room-bar .button.main:not([disabled])').click();
  for (const { page } of friends) await page.locator('.table-page').waitFor();
};

const ask = ({ page, context }: Friend, what: string): Promise<APIResponse> =>
  context.request.get(`${house.url}/api/tables/${tableIdOf(page)}/${what}`, NAMED_VERSION);

const historyOf = async (friend: Friend): Promise<History> => (await ask(friend, 'history')).json();

/** Checks that the report of a seat held by a bot for a while is true, in the history and in the record. */
const checkTold = async (friend: Friend, seat: number, agreed: readonly number[]): Promise<void> => {
  const { steps, seatEvents } = await historyOf(friend);
  const [away, back] = seatEvents ?? [];
  expect(seatEvents).toHaveLength(2);
  expect(away).toMatchObject({ seat, change: 'stand-in', by: agreed });
  expect(back).toMatchObject({ seat, change: 'back' });
  const moves = steps.filter(({ by }) => by === seat);
  const isBots = (version: number): boolean =>
    version > (away?.version ?? 0) && version < (back?.version ?? 0);
  expect(moves.some(({ version }) => isBots(version))).toBe(true);
  for (const { version, source } of moves) expect(source).toBe(isBots(version) ? 'bot' : 'person');
  const record = await (await ask(friend, 'record')).text();
  expect(readFinishedMatch(record).seed).toHaveLength(64);
  const read = parseRecord(record, gameById);
  if ('error' in read) throw new Error('the record cannot be read');
  expect(seatEventsIn(read.record)?.length).toBeGreaterThan(0);
};

const crash = async (): Promise<void> => {
  await house.kill();
  await house.start();
};

inBrowser('an evening', () => {
  beforeAll(async () => {
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('five friends, three games, two crashes, a challenge', { timeout: 900_000 }, async () => {
    const at = house.url;
    const ada = await makeTable('qwinto', { name: 'Ada', at, language: 'de-DE', size: 'desktop' });
    const link = ada.page.url();
    const bea = await follow(link, { name: 'Béa', at, language: 'fr-FR', size: 'phone', touch: true });
    const seats = ada.page.locator('.chair');
    const addSeat = async (count: number): Promise<void> => {
      await press(ada.page, 'Platz hinzufügen');
      await expect.poll(() => seats.count()).toBe(count);
    };
    await addSeat(3);
    const carlo = await follow(link, { name: 'Carlo', at, language: 'it-IT', size: 'tablet', dark: true });
    await addSeat(4);
    const dirk = new TerminalFriend('Dirk', 'nl');
    dirk.join(link);
    await seats.filter({ hasText: 'Dirk' }).waitFor();
    // The fifth finds no seat, until there is one.
    const eva = await arrive(new URL(link).pathname, { name: 'Eva', at, language: 'es-ES', size: 'phone' });
    await addSeat(5);
    await eva.page.locator('.guest input[type="text"]').fill('Eva');
    await eva.page.locator('.chair-sit').click();
    await seats.filter({ hasText: 'Eva' }).waitFor();
    await begin([ada, bea, carlo, eva]);

    await play([ada, bea, carlo, eva], 3);
    await crash();
    await play([ada, bea, carlo, eva], 2);

    // Béa's phone dies. After a minute most of the others want a bot for her; Dirk is not even asked.
    const where = new URL(bea.page.url()).pathname;
    await bea.page.close();
    await play([ada, carlo, eva], 6);
    const minute = { timeout: 100_000 };
    await carlo.page.getByRole('button', { name: 'Metti un bot per ora' }).click(minute);
    await eva.page.getByRole('button', { name: 'Poner un bot mientras tanto' }).click(minute);
    await ada.page.getByRole('button', { name: 'Vorerst einen Bot einsetzen' }).click(minute);
    const chair = async () => (await tableOf(ada.page)).seating[1];
    await expect.poll(chair).toMatchObject({ name: 'Béa', away: true });
    const isPlayedByBot = async (): Promise<boolean> => {
      await play([ada, carlo, eva], 1);
      return (await historyOf(ada)).steps.filter(({ by, source }) => by === 1 && source === 'bot').length > 1;
    };
    await expect.poll(isPlayedByBot, { timeout: 60_000 }).toBe(true);
    const page = await bea.context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(where);
    await page.locator('.table-page').waitFor();
    await expect.poll(chair).toMatchObject({ away: false });
    const back = { ...bea, page };
    await play([ada, back, carlo, eva]);
    await checkTold(ada, 1, [0, 2, 4]);
    await expect.poll(() => dirk.text).toContain('Nog een spel?');
    dirk.answer('n');
    await dirk.ended;

    // So that they find each other again. Eva has to go.
    await press(ada.page, 'Gruppe gründen');
    await ada.page.getByLabel('Name der Gruppe').fill('Donnerstag');
    await press(ada.page, 'Gruppe gründen');
    await press(page, 'Rejoindre le groupe');
    await press(carlo.page, 'Entra nel gruppo');
    await press(eva.page, 'Unirme al grupo');
    await eva.page.getByRole('link', { name: /Donnerstag/ }).waitFor();
    await eva.page.close();

    // A table for the group; Dirk gets the link.
    await ada.page.getByRole('link', { name: /Donnerstag/ }).click();
    await ada.page.waitForURL('**/g/*');
    const group = new URL(ada.page.url()).pathname;
    const table = ada.page.locator('.group-start').getByRole('button', { name: 'Finito!' });
    const start = ada.page.getByRole('button', { name: /^Einen Tisch für uns/ });
    await table.or(start).first().waitFor();
    if (await start.isVisible()) await start.click();
    await table.click();
    await ada.page.waitForURL('**/t/*');
    for (const friend of [back, carlo]) {
      await friend.page.goto('/mine');
      await friend.page.locator(`.my-groups a[href="/t/${tableIdOf(ada.page)}"]`).click();
      await friend.page.locator('.chair-sit').first().click();
      await friend.page.locator('.chair[data-own]').waitFor();
    }
    dirk.join(ada.page.url());
    await seats.filter({ hasText: 'Dirk' }).waitFor();
    const four = [ada, back, carlo];
    await begin(four);
    await play(four, 5);
    await crash();
    await play(four);
    expect((await tableOf(ada.page)).game).toBe('finito');

    // One more, another one: two taps by Ada, one by each of the others, a letter by Dirk.
    const before = tableIdOf(ada.page);
    await press(ada.page, 'Ein anderes Spiel spielen');
    await press(ada.page, '5 vor 12');
    await ada.page.waitForURL((url) => !url.pathname.endsWith(before));
    await page.locator('.sheet').getByRole('button', { name: 'J’en suis' }).click();
    await carlo.page.locator('.sheet').getByRole('button', { name: 'Partecipo' }).click();
    await expect.poll(() => dirk.text.split('Nog een spel?').length).toBe(3);
    dirk.answer('j');
    for (const friend of four) await friend.page.locator('.table-page').waitFor();
    await play(four);
    expect((await tableOf(ada.page)).game).toBe('5vor12');
    expect(dirk.errors).toBe('');
    await ada.page.goto(group);
    const lines = ada.page.locator('.group-tally table').first().locator('tbody tr');
    await expect.poll(() => lines.count()).toBe(4);
    const games = (await lines.allInnerTexts())
      .map((line) => line.split(/\s+/))
      .map((cells) => [cells[0], cells[2]]);
    expect(games.toSorted()).toEqual([
      ['Ada', '3'],
      ['Béa', '3'],
      ['Carlo', '3'],
      ['Eva', '1'],
    ]);

    // Ada plays alone and challenges Eva, who answers the next day.
    const match = await playedByAda();
    const alone = await ada.context.newPage();
    await withStored([savedByAda(match)], { 'made-up-name': 'Ada' })(alone);
    await alone.goto('/table/ada');
    await alone.locator('.table-bar .button.main').click();
    await press(alone, 'Jemanden herausfordern');
    const challenge = await linkOn(alone);
    await eva.context.clock.setSystemTime(Date.now() + 86_400_000);
    const later = await eva.context.newPage();
    await later.goto(challenge);
    await press(later, 'Aceptar y jugar');
    await later.waitForURL('**/table/*');
    await answer(later, match);
    await later.locator('.sheet').getByRole('button', { name: 'Comparar las partidas' }).click();
    await later.locator('.challenge-side').first().waitFor();
    await alone.goto(await linkOn(later));
    await alone.locator('.challenge-scores').waitFor();
    expect(await alone.locator('.challenge-side').count()).toBe(2);

    for (const { errors } of [ada, bea, carlo, eva])
      expect(errors.filter((text) => !/ERR_|WebSocket|Failed to load resource/.test(text))).toEqual([]);
    await part([ada, bea, carlo, eva]);
    await dirk.close();
  });
});
