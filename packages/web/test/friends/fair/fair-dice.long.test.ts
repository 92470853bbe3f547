// Attacks on the dice, each by a guest in league with whoever runs the server, against the page of an honest player.
import { randomBytes } from 'node:crypto';
import { commitmentOf, PROTOCOL, PROTOCOL_HEADER, type TableInfo } from '@crescendo/protocol';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser } from '../../support/person.ts';
import { type Friend, makeTable, meet, part } from '../support/meeting.ts';
import { playOn } from '../support/playing.ts';
import { NetworkLink, ServerProcess } from '../support/server-process.ts';
import { NAMED_VERSION, tableIdOf } from '../support/table-state.ts';

let house: ServerProcess;

/** A guest who uses no page: the tool of an attack. */
class Program {
  #token = '';
  #commitment = '';
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  async ask<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(`${house.url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [PROTOCOL_HEADER]: String(PROTOCOL),
        ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }),
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as T;
  }

  async introduce(): Promise<void> {
    ({ token: this.#token } = await this.ask<{ token: string }>('me', { name: this.name }));
  }

  /** Sits down with a number that is never revealed. */
  async sit(table: string): Promise<TableInfo & { code?: string }> {
    this.#commitment = commitmentOf(randomBytes(32).toString('hex'));
    return this.ask(`tables/${table}/sit`, { commitment: this.#commitment });
  }
}

const tableOf = async (page: Page): Promise<TableInfo> => {
  const path = `${house.url}/api/tables/${tableIdOf(page)}`;
  return (await (await page.context().request.get(path, NAMED_VERSION)).json()).table;
};

const startTable = async (page: Page): Promise<void> =>
  page.locator('.room-bar .button.main:not([disabled])').click();

/** Until this page's number has reached the server, and no other. */
const revealed = (page: Page) => expect.poll(async () => (await tableOf(page)).seating[0]?.revealed);

/** The operator undoes what happened at a table after the first rows of its log. */
const rollBack = async (table: string, keep: number): Promise<void> => {
  await house.kill();
  const database = new DatabaseSync(house.database);
  database.prepare('DELETE FROM events WHERE table_id = ? AND n > ?').run(table, keep);
  database.prepare("UPDATE tables SET status = 'open' WHERE id = ?").run(table);
  database.close();
  await house.start();
};

const rowsOf = (table: string): readonly string[] => {
  const database = new DatabaseSync(house.database);
  const rows = database.prepare('SELECT body FROM events WHERE table_id = ? ORDER BY n').all(table);
  database.close();
  return rows.map((row) => String((row as { body: unknown }).body));
};

/** Plays to the end, asks "was it fair?", and returns the answer. */
const verdictFor = async (ada: Friend): Promise<string> => {
  await ada.page.locator('.table-page').waitFor();
  await playOn([ada], house.url, Number.POSITIVE_INFINITY, 1000);
  await ada.page.goto(`/r/${tableIdOf(ada.page)}`);
  await ada.page.getByRole('button', { name: 'Check it now' }).click();
  const verdict = ada.page.locator('.fair-verdict [data-grade]');
  await verdict.waitFor();
  return verdict.innerText();
};

inBrowser('attacks on the dice', () => {
  beforeAll(async () => {
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('a guest who leaves before revealing gets no other dice, and costs the unqualified yes', async () => {
    const ada = await makeTable('finito', { name: 'Ada', at: house.url });
    const id = tableIdOf(ada.page);
    const eve = new Program('Eve');
    await eve.introduce();
    await eve.sit(id);
    await startTable(ada.page);
    await revealed(ada.page).toBe(true);
    const commitments = (await tableOf(ada.page)).seating.map(({ commitment }) => commitment);
    await eve.ask(`tables/${id}/leave`, {});
    await expect.poll(async () => (await tableOf(ada.page)).status).toBe('playing');
    expect(rowsOf(id).filter((row) => row.includes('"commitment"')).length).toBeLessThanOrEqual(4);
    const text = await verdictFor(ada);
    expect(text).toContain('worked together with the server');
    expect(text).toContain('between 2 outcomes');
    expect(text).not.toContain('no one could choose');
    const record = await (await ada.context.request.get(`${house.url}/api/tables/${id}/record`)).text();
    for (const commitment of commitments) expect(record).toContain(commitment);
    await part([ada]);
  });

  test('where the server asks for new dice, the page asks its player, and counts it', async () => {
    const ada = await makeTable('finito', { name: 'Ada', at: house.url });
    const id = tableIdOf(ada.page);
    const eve = new Program('Eve');
    await eve.introduce();
    await eve.sit(id);
    await startTable(ada.page);
    await revealed(ada.page).toBe(true);
    const known = rowsOf(id).length;
    await rollBack(id, 1);
    const agree = ada.page.getByRole('button', { name: 'Agree to new dice' });
    await agree.waitFor();
    expect(rowsOf(id).length).toBeLessThan(known);
    expect((await tableOf(ada.page)).seating[0]).not.toHaveProperty('commitment');
    await agree.click();
    await expect.poll(async () => (await tableOf(ada.page)).seating[0]?.commitment).toBeDefined();
    await eve.sit(id);
    await startTable(ada.page);
    await revealed(ada.page).toBe(true);
    await eve.ask(`tables/${id}/leave`, {});
    const text = await verdictFor(ada);
    expect(text).toContain('You agreed to new dice once');
    expect(text).not.toContain('Yes');
    await part([ada]);
  });

  test('a number is revealed for one set of fingerprints only', async () => {
    const ada = await makeTable('finito', { name: 'Ada', at: house.url });
    const id = tableIdOf(ada.page);
    await expect.poll(async () => (await tableOf(ada.page)).seating[0]?.commitment).toBeDefined();
    const before = rowsOf(id).length;
    const eve = new Program('Eve');
    await eve.introduce();
    await eve.sit(id);
    await startTable(ada.page);
    await revealed(ada.page).toBe(true);
    // The operator knows Ada's number now, and Eve fixes another one that suits it.
    await rollBack(id, before);
    await expect.poll(async () => (await tableOf(ada.page)).seating[1]?.kind).toBe('free');
    await eve.sit(id);
    await startTable(ada.page);
    await ada.page.getByText('Something was changed at this table').waitFor();
    expect((await tableOf(ada.page)).seating[0]?.revealed).toBe(false);
    await eve.ask(`tables/${id}/leave`, {});
    const text = await verdictFor(ada);
    expect(text).toContain('No.');
    expect(text).toContain('was replaced after this device had revealed its own');
    await part([ada]);
  });

  test('a slow network is no proof of anything: neither a yes nor an accusation', async () => {
    const cable = await NetworkLink.to(house);
    const ada = await makeTable('finito', { name: 'Ada', at: cable.url });
    const id = tableIdOf(ada.page);
    const eve = new Program('Eve');
    await eve.introduce();
    await eve.sit(id);
    // The number leaves this device, and does not arrive.
    await ada.page.route('**/dice', async (route) => {
      await expect.poll(async () => (await tableOf(ada.page)).status, { timeout: 60_000 }).toBe('playing');
      await route.continue();
    });
    await startTable(ada.page);
    await ada.page.getByText('Still missing a number for the dice from: Ada').waitFor();
    await ada.page.locator('.table-page').waitFor();
    await eve.ask(`tables/${id}/leave`, {});
    const text = await verdictFor(ada);
    expect(text).toContain('it didn’t reach the server in time');
    expect(text).not.toContain('No.');
    expect(text).not.toContain('Yes');
    await part([ada]);
    cable.close();
  });

  test('a record without its lines, or without its end, is noticed by the device that played', async () => {
    const friends = await meet('finito', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: house.url },
    ]);
    const [ada] = friends as [Friend, Friend];
    await playOn(friends, house.url, Number.POSITIVE_INFINITY, 1000);
    const id = tableIdOf(ada.page);
    const seen = async (change: (record: string) => string): Promise<string> => {
      await ada.page.route('**/record', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: change(await answer.text()) });
      });
      await ada.page.goto(`/r/${id}`);
      await ada.page.getByRole('button', { name: 'Check it now' }).click();
      const verdict = ada.page.locator('.fair-verdict [data-grade]');
      await verdict.waitFor();
      const text = await verdict.innerText();
      await ada.page.unroute('**/record');
      return text;
    };
    expect(await seen((record) => record)).toContain('Yes, it was fair.');
    expect(await seen((record) => record.replaceAll(/^fair .*\n/gm, ''))).toContain(
      'This device remembers the dice of this table, but the saved game says nothing about them.',
    );
    const cut = (record: string): string =>
      record.replace(/^result .*\n/m, '').replace(/(\n[A-Z*] .*){3}\n$/, '\n');
    expect(await seen(cut)).toContain('What was saved ends before the game does.');
    await part(friends);
  });
});
