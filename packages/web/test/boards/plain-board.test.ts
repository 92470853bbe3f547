// A game without a board of its own is played on the plain one: here a game that has one, told to do without.
import { typedNotation } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { decide } from '../play/decide.ts';
import { waitForDecision, waitForTurn } from '../play/table-state.ts';
import { findings } from '../support/axe.ts';
import { inBrowser, press, type Visit, visit } from '../support/person.ts';

const usePlainBoard: Visit['before'] = (page) =>
  page.addInitScript(() => localStorage.setItem('crescendo.board', 'plain'));

inBrowser('the plain board', () => {
  test.each([
    ['tap', { size: 'phone', touch: true, language: 'de-DE' }],
    ['keys', { size: 'desktop', dark: true }],
  ] as const)('plays a whole game by %s', async (way, as) => {
    const { page, context, errors } = await visit('/', { ...as, before: usePlainBoard });
    await press(page, page.locator('.card[data-game="finito"] .card-play'), way);
    await page.waitForURL('**/table/*');
    await page.locator('.plain-diagram').waitFor();
    let decisions = 0;
    for (;;) {
      const seen = await waitForTurn(page);
      if (seen.turn.kind === 'over') break;
      await page.locator('.table-page[data-mine="true"]').waitFor();
      const text = typedNotation(seen.game).format(await decide(seen));
      await press(page, page.locator(`.plain-move[data-move="${text}"]`), way);
      await waitForDecision(page, seen);
      if (decisions++ === 2) expect(await findings(page)).toEqual([]);
    }
    expect(decisions).toBeGreaterThan(5);
    await page.locator('.sheet .result-head').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a typed move is played, explained or not understood', async () => {
    const { page, context, errors } = await visit('/', { before: usePlainBoard });
    await page.locator('.card[data-game="rummikub"] .card-play').click();
    await page.waitForURL('**/table/*');
    const field = page.locator('.plain-typed input');
    const type = async (text: string): Promise<void> => {
      await field.fill(text);
      await field.press('Enter');
    };
    const readyToDecide = async () => {
      const seen = await waitForTurn(page);
      await page.locator('.table-page[data-mine="true"]').waitFor();
      return seen;
    };
    let seen = await readyToDecide();
    // While the bot decides as well, what it does may take a reason away again.
    while (seen.turn.kind === 'players' && seen.turn.seats.length > 1) {
      await type(typedNotation(seen.game).format(await decide(seen)));
      await waitForDecision(page, seen);
      seen = await readyToDecide();
    }
    await type('nonsense');
    await page.locator('.plain-error', { hasText: 'nonsense' }).waitFor();
    await type('play R1 R2');
    await page.locator('.bubble').waitFor();
    await type(typedNotation(seen.game).format(await decide(seen)));
    await waitForDecision(page, seen);
    expect(errors).toEqual([]);
    await context.close();
  });
});
