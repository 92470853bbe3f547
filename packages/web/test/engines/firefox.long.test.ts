// Firefox: a whole game by mouse, the first turns of the others, a puzzle, and the page without a network.
import { expect, test } from 'vitest';
import { playWholeGame } from '../play/whole-game.ts';
import { findings } from '../support/axe.ts';
import { cutOff } from '../support/fitting.ts';
import { inFirefox, press, type Visit, visit, type Way } from '../support/person.ts';
import { waitForWorker, waitUntilAllSaved } from '../support/saved-files.ts';
import { playTurns } from './first-turns.ts';

const BEGUN: readonly (readonly [game: string, way: Way, size: Visit['size']])[] = [
  ['finito', 'keys', 'desktop'],
  ['rummikub', 'drag', 'tablet'],
  ['finito', 'tap', 'phone'],
];

inFirefox('Firefox', () => {
  test('a whole game of Qwinto by mouse', () => playWholeGame('qwinto', 'drag', { size: 'desktop' }));

  test.each(BEGUN)('%s is begun by %s on a %s', async (game, way, size = 'desktop') => {
    const { page, context, errors } = await visit('/', { size });
    await press(page, page.locator(`.card[data-game="${game}"] .card-play`), way);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await playTurns(page, game, way, 3);
    expect(await cutOff(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('puzzles and settings have nothing that axe finds', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    await page.waitForLoadState('networkidle');
    for (const path of ['/puzzles/qwinto/today', '/settings', '/rules/finito']) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      // Firefox tells of what is broken off when a page is left.
      await page.waitForLoadState('networkidle');
      expect(await findings(page), path).toEqual([]);
      expect(await cutOff(page), path).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('without a network the page opens, and a game is begun', async () => {
    const { page, context } = await visit('/');
    await waitForWorker(page);
    await page.reload();
    await waitUntilAllSaved(page);
    await context.setOffline(true);
    await page.goto('/');
    await press(page, page.locator('.card[data-game="qwinto"] .card-play'), 'tap');
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await playTurns(page, 'qwinto', 'tap', 2);
    await context.close();
  });
});
