// Tests the end of a game: celebrated first, then ranked, with the next game in sight on every screen.

import type { AnyMatch } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/session/saved/saved-games.ts';
import { decide } from '../play/decide.ts';
import { GESTURES } from '../play/gestures.ts';
import { playByBots, savedGameFrom, withStored } from '../play/prepared.ts';
import { savedGameOf, waitForTurn } from '../play/table-state.ts';
import { storedEntries } from '../support/database.ts';
import { inBrowser, visit } from '../support/person.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const overflowOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const inside = (box: DOMRect): boolean =>
      box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return [...document.querySelectorAll('.sheet, .sheet-foot .button, .ranking > li')]
      .filter((element) => !inside(element.getBoundingClientRect()))
      .map((element) => `${element.className}: ${element.textContent}`);
  });

/** A game of Finito! that the first seat wins with a last choice of its own. */
const almostWon = async (): Promise<AnyMatch> => {
  for (let seed = 0; seed < 60; seed++) {
    const all = await playByBots('finito', 2, `almost ${seed}`);
    const [before, over] = [all.at(-3), all.at(-1)];
    const isMine = before?.turn.kind === 'players' && before.turn.seats.length === 2;
    if (before && isMine && over?.turn.kind === 'over' && over.turn.winners.join() === '0') return before;
  }
  throw new Error('the first seat never wins');
};

inBrowser('results', () => {
  test('with four players nothing is cut off on any screen, and the best comes first', async () => {
    const games = ['rummikub', 'finito', 'qwinto'];
    const ends = await Promise.all(games.map(async (game) => (await playByBots(game, 4, 'four')).at(-1)!));
    const { page, context, errors } = await visit('/', {
      before: withStored(ends.map((match, i) => savedGameFrom(games[i]!, match))),
    });
    for (const [i, game] of games.entries()) {
      await page.goto(`/table/${game}`);
      await page.locator('.table-bar .button.main').click();
      await page.locator('.ranking').waitFor();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await overflowOf(page), `${game} at ${size.width}`).toEqual([]);
      }
      const { turn } = ends[i]!;
      if (turn.kind !== 'over') throw new Error('not over');
      const places = await page.locator('.rank-place').allInnerTexts();
      expect(places.map(Number)).toEqual(places.map(Number).toSorted((a, b) => a - b));
      expect(places[0]).toBe('1');
      const rows = (await page.locator('.ranking > li').allInnerTexts()).join('\n');
      expect(rows).not.toContain('-');
      // Points of a series have no place in a single game.
      if (game === 'rummikub') expect(rows).not.toContain('−');
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('two seconds of celebration, then the tally of the evening and a stronger bot', async () => {
    const match = await almostWon();
    const before = { game: 'finito', at: Date.now() - 60_000, players: [' 0', ':casual 0'] };
    const evening = [
      { ...before, id: 'x', winners: [':casual 0'] },
      { ...before, id: 'y', winners: [' 0'] },
    ];
    const { page, context, errors } = await visit('/table/last', {
      size: 'phone',
      moving: true,
      before: withStored([savedGameFrom('last', match)], { evening: JSON.stringify(evening) }),
    });
    const seen = await waitForTurn(page);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await GESTURES.finito!(page, await decide(seen), seen.view, 'tap');
    await page.locator('.confetti b', { hasText: 'You win!' }).waitFor();
    const began = Date.now();
    expect(await page.locator('.sheet').count()).toBe(0);
    await page.locator('.sheet .ranking').waitFor();
    expect(Date.now() - began).toBeGreaterThan(1500);
    expect(await page.locator('.confetti').count()).toBe(0);
    await expect.poll(() => overflowOf(page)).toEqual([]);
    expect(await page.locator('.tally').innerText()).toMatch(/2 : 1/);
    await page.locator('.other-bot', { hasText: 'Try a stronger bot' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/last'));
    await page.locator('.table-page[data-mine="true"]').waitFor();
    expect((await savedGameOf(page)).setup.players[1]).toMatchObject({ level: 'strong' });
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the end is taken back only after a question, into another game; statistics tell of what was taken back', async () => {
    const over = (await playByBots('finito', 2, 'over')).at(-1)!;
    const { page, context, errors } = await visit('/table/over', {
      size: 'phone',
      before: withStored([savedGameFrom('over', over)]),
    });
    const before = await savedGameOf(page);
    const back = page.getByRole('button', { name: 'Take back' });
    await back.click();
    await page.locator('.note.ask').getByRole('button', { name: 'Leave it' }).click();
    expect(await page.locator('.note.ask').count()).toBe(0);
    await back.click();
    await page.locator('.note.ask').getByRole('button', { name: 'Try it' }).click();
    await page.locator('.table-page[data-mine="true"]').waitFor();
    expect(page.url()).not.toMatch(/over$/);
    const copy = await savedGameOf(page);
    expect(copy).toMatchObject({ from: 'over', over: false });
    expect(copy.record).toMatch(/^fair taken-back "\d+"$/m);
    const { over: saved } = await storedEntries<SavedGame>(page, 'games');
    expect(saved?.record).toBe(before.record);
    // Going back leads to the game that is over.
    await page.goBack();
    await page.locator('.table-bar .button.main', { hasText: 'Result' }).waitFor();
    expect(page.url()).toMatch(/over$/);
    await page.evaluate(() => {
      const player = (kind: string, level: string | null) => ({ kind, name: '', level });
      const game = { id: 'x', game: 'finito', at: 1, seat: 0, scores: [3, 2], winners: [0], isSeries: false };
      const players = [player('person', null), player('bot', 'casual')];
      localStorage.setItem('crescendo.tally', JSON.stringify([{ ...game, players, takenBack: 2 }]));
    });
    await page.goto('/mine/statistics');
    const mark = page.locator('.figures > div', { hasText: 'With moves taken back' });
    await expect.poll(() => mark.locator('dd').innerText()).toBe('1');
    // The server does not know this browser, and says so when it is asked for its results; nothing else went wrong.
    await expect
      .poll(() => errors)
      .toEqual(['Failed to load resource: the server responded with a status of 401 (Unauthorized)']);
    await context.close();
  });
});
