// One person challenges another: the same game with the same luck in another browser, and both games side by side.
import { botFor } from '@crescendo/bots';
import { type AnyMatch, type AnyMove, finito, itemAt, Match, seeded, stableDraws } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../src/table/saved-games.ts';
import { findings } from './axe.ts';
import { GESTURES } from './gestures.ts';
import { inBrowser, SIZES, visit } from './person.ts';
import { savedGameFrom, withStored } from './prepared.ts';
import { waitForDecision, waitForTurn } from './table-state.ts';

const SEED = 'the same luck';

/** As a table on this device plays it: the bot answers the same to the same moves. */
const playedByAda = async (): Promise<AnyMatch> => {
  const options = { ...finito.options, roundLimit: 4 };
  const luck = stableDraws(SEED);
  const bot = (await botFor(finito, 'casual'))!;
  let match: AnyMatch = Match.begin({ game: finito, seats: 2, options }).settle(luck);
  while (match.turn.kind === 'players') {
    const seat = itemAt(match.turn.seats, 0);
    const move =
      seat === 0
        ? itemAt([...match.moves(0)], 0)
        : bot.choose(match.whenAsked(1).view(1), seeded(`${SEED}:${match.decisions(1)}:1`));
    match = match.after({ kind: 'move', seat, move }).settle(luck);
  }
  return match;
};

const savedByAda = (match: AnyMatch): SavedGame => {
  const saved = savedGameFrom('ada', match);
  return { ...saved, setup: { ...saved.setup, seed: SEED, draws: 'stable' } };
};

const linkOn = async (page: Page): Promise<string> => {
  const field = page.getByLabel('The link to your challenge');
  const link = new URL(await field.inputValue());
  return `${link.pathname}${link.hash}`;
};

const movesOf = (match: AnyMatch, seat: number): readonly AnyMove[] =>
  match.events.flatMap((event) => (event.kind === 'move' && event.seat === seat ? [event.move] : []));

/** Plays to the end: the first choice like Ada's, the second not, then anything. */
const answer = async (page: Page, ada: AnyMatch): Promise<void> => {
  for (;;) {
    const seen = await waitForTurn(page);
    if (seen.turn.kind === 'over') return;
    await page.locator('.table-page[data-mine="true"]').waitFor();
    const text = (move: AnyMove): string => finito.notation.move.format(move as never);
    const hers = movesOf(ada, 0)[seen.decided];
    const moves = [...finito.moves(seen.view as never)] as AnyMove[];
    const other = moves.find((move) => hers === undefined || text(move) !== text(hers));
    const move = seen.decided === 0 ? hers : (other ?? moves[0]);
    await GESTURES.finito!(page, move!, seen.view, 'tap');
    await waitForDecision(page, seen);
  }
};

const widthOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

inBrowser('a challenge', () => {
  test('goes to another browser by its link, and both see where they went apart', async () => {
    const match = await playedByAda();
    const ada = await visit('/table/ada', {
      before: withStored([savedByAda(match)], { 'made-up-name': 'Ada' }),
    });
    await ada.page.locator('.table-bar .button.main').click();
    await ada.page.getByRole('button', { name: 'Challenge a friend' }).click();
    const link = await linkOn(ada.page);
    expect(link.length).toBeLessThan(1500);

    const ben = await visit(link, { size: 'phone' });
    await ben.page.getByRole('heading', { name: 'Ada challenges you' }).waitFor();
    expect(await findings(ben.page)).toEqual([]);
    expect(await ben.page.locator('.challenge-beat').innerText()).toMatch(/^To beat: .+, (won|lost|tie)$/);
    // Nothing is drawn before the game begins, and a challenge waits until it is accepted.
    expect(await ben.page.locator('.board-host').count()).toBe(0);
    await ben.page.goto('/mine');
    await ben.page.getByRole('link', { name: /Ada challenges you/ }).click();
    await ben.page.getByRole('button', { name: 'Accept and play' }).click();
    await ben.page.waitForURL('**/table/*');
    await answer(ben.page, match);

    await ben.page.locator('.sheet').getByRole('button', { name: 'Side by side' }).click();
    await ben.page.locator('.challenge-side').first().waitFor();
    expect(await ben.page.locator('.challenge-apart').innerText()).toContain(
      'Your first choice was the same. Then you chose differently:',
    );
    const said = await ben.page.locator('.challenge-move').allInnerTexts();
    expect(said[0]).not.toBe(said[1]);
    // Both boards show the game after that choice.
    const moments = ben.page.locator('.challenge-side');
    expect(await moments.nth(0).getAttribute('data-moment')).toBe('4');
    expect(await moments.nth(1).getAttribute('data-moment')).toBe('4');
    expect(await findings(ben.page)).toEqual([]);
    for (const size of Object.values(SIZES)) {
      await ben.page.setViewportSize(size);
      await expect.poll(() => widthOver(ben.page), { message: `${size.width}` }).toBeLessThanOrEqual(0);
    }

    // The answer goes back the same way: Ada sees hers and Ben's.
    await ada.page.goto(await linkOn(ben.page));
    await ada.page.locator('.challenge-scores').waitFor();
    expect(await ada.page.locator('.challenge-side').count()).toBe(2);
    // My games asks the server, which does not know a browser that never played there.
    const errors = [...ada.errors, ...ben.errors].filter((error) => !error.includes('401'));
    expect(errors).toEqual([]);
    await ada.context.close();
    await ben.context.close();
  });

  test('what cannot be one says why: a damaged link, and a game of an earlier version', async () => {
    const saved = savedByAda(await playedByAda());
    const { draws: _, ...old } = saved.setup;
    const { page, context, errors } = await visit('/challenge#nonsense', {
      before: withStored([{ ...saved, setup: old }]),
    });
    await page.getByRole('heading', { name: 'This challenge can’t be read' }).waitFor();
    await page.goto('/table/ada');
    await page.locator('.table-bar .button.main').click();
    await page.getByRole('button', { name: 'Challenge a friend' }).click();
    await page.getByText('This game was begun in an earlier version').waitFor();
    expect(await page.getByLabel('The link to your challenge').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
