// A move is taken back when the others agree, and stands when one declines; every page tells the same.
import { expect, inject, test } from 'vitest';
import { findings } from '../axe.ts';
import { inBrowser } from '../person.ts';
import { meet, part } from './meeting.ts';
import { playOne } from './playing.ts';
import { readTable } from './table-state.ts';

inBrowser('taking back by request', () => {
  test('one is agreed to, another declined, and the game goes on', async () => {
    const server = inject('url');
    const friends = await meet('finito', [
      { name: 'Ada', size: 'desktop' },
      { name: 'Bob', size: 'phone', language: 'de-DE' },
    ]);
    const [ada, bob] = friends as [(typeof friends)[number], (typeof friends)[number]];
    const start = await readTable(ada.page, server);
    const takeBack = ada.page.getByRole('button', { name: 'Take back' });
    expect(await takeBack.isDisabled()).toBe(true);

    await playOne(ada, server);
    await takeBack.click();
    const answers = bob.page.locator('.company-pill');
    await answers.getByText('Ada möchte den letzten Zug zurücknehmen.').waitFor();
    expect(await findings(bob.page)).toEqual([]);
    await ada.page.locator('.company-pill').getByText('You asked to take your last move back.').waitFor();
    await answers.getByRole('button', { name: 'Zustimmen' }).click();
    await expect.poll(async () => (await readTable(ada.page, server)).moment).toBe(start.moment);
    expect((await readTable(ada.page, server)).view).toEqual(start.view);
    // It is her turn again, and both logs say why.
    await ada.page.locator('.table-page[data-mine="true"]').waitFor();
    await ada.page.locator('.log').getByText('You take the last move back. Agreed by Bob.').first().waitFor();
    await bob.page.locator('.log-button').click();
    await bob.page
      .locator('.log')
      .getByText('Ada nimmt den letzten Zug zurück. Du hast zugestimmt.')
      .first()
      .waitFor();
    await bob.page.goBack();

    await playOne(ada, server);
    const made = await readTable(ada.page, server);
    await takeBack.click();
    await answers.getByRole('button', { name: 'Ablehnen' }).click();
    await ada.page.locator('.log').getByText('The move stands. Declined by Bob.').first().waitFor();
    expect((await readTable(ada.page, server)).moment).toBe(made.moment);
    await playOne(bob, server);
    // A person has decided since: there is nothing to take back for her.
    await expect.poll(() => takeBack.isDisabled()).toBe(true);
    expect([...ada.errors, ...bob.errors]).toEqual([]);
    await part(friends);
  });
});
