// One whole game as a blind player hears it, with moves typed: the same seed, the same bots, the same words.
import { botFor } from '@crescendo/bots';
import { type AnyMove, type AnyView, seeded, typedNotation } from '@crescendo/rules';
import { type View as QwintoView, qwinto } from '@crescendo/rules/qwinto';
import type { View as RummikubView } from '@crescendo/rules/rummikub';
import type { Page } from 'playwright-core';
import { onlyMove as onlyInQwinto } from '../../src/boards/qwinto/model/view-model.ts';
import { onlyMove as onlyInRummikub } from '../../src/boards/rummikub/speech/text.ts';
import { keepTable } from '../play/prepared.ts';
import type { SeenTable } from '../play/seen-table.ts';
import { readTable } from '../play/table-state.ts';
import { heard, listen } from '../support/heard.ts';
import { visit } from '../support/person.ts';

/** Short games, so that somebody reads them. */
export const HEARD: { readonly [game: string]: { readonly options: object } } = {
  '5vor12': { options: { size: 3 } },
  finito: { options: { counters: 6, roundLimit: 24 } },
  qwinto: { options: { width: 5 } },
  rummikub: { options: { handSize: 7 } },
};

const ONLY_MOVES: { readonly [game: string]: (view: AnyView) => unknown } = {
  qwinto: (view) => onlyInQwinto(qwinto, view as QwintoView),
  rummikub: (view) => onlyInRummikub(view as RummikubView),
};

/** Waits until the bots have decided where several decide at once: then everything happens in the same order every time. */
const untilAsked = async (page: Page): Promise<SeenTable> => {
  for (let tries = 0; tries < 1200; tries++) {
    const seen = await readTable(page);
    const { turn } = seen;
    if (turn.kind === 'over') return seen;
    if (turn.kind === 'players' && turn.seats.length === 1 && turn.seats[0] === 0) return seen;
    await page.waitForTimeout(50);
  }
  throw new Error('my turn never came');
};

/** Waits until the page has shown and said all that has happened so far. */
const untilSaid = async (page: Page, { turn, view, game }: SeenTable): Promise<void> => {
  if (turn.kind === 'players' && game.id !== '')
    await page.locator('.table-page[data-mine="true"]').waitFor();
  void view;
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) {
      await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done, 30));
    }
  });
};

const typeMove = async (page: Page, seen: SeenTable, move: AnyMove): Promise<void> => {
  const text = typedNotation(seen.game).format(move);
  const field = page.locator('.note.typing input');
  await field.fill(text);
  await page.locator(`.typing-said[data-on="${text}"]`).waitFor();
  await page.evaluate((said) => window.heardTexts.push(`> ${said}`), text);
  await page.keyboard.press('Enter');
  for (let tries = 0; tries < 400; tries++) {
    if ((await readTable(page)).decided > seen.decided) return;
    await page.waitForTimeout(25);
  }
  throw new Error(`not played: ${text}`);
};

/** The whole game as lines: what was typed, and what was said. */
export const hearGame = async (game: string, language: string): Promise<string> => {
  const { page, context, errors } = await visit('/', {
    language,
    before: async (page) => {
      await page.addInitScript(() =>
        localStorage.setItem('crescendo.settings', JSON.stringify({ guide: false })),
      );
      await listen(page);
      await keepTable(page, 'heard', { game, ...HEARD[game]! });
    },
  });
  await page.goto('/table/heard');
  await page.locator('.table-page').waitFor();
  await page.keyboard.press('/');
  await page.locator('.note.typing input').waitFor();
  const bot = (await botFor((await readTable(page)).game, 'casual'))!;
  for (;;) {
    const seen = await untilAsked(page);
    await untilSaid(page, seen);
    if (seen.turn.kind === 'over') break;
    // The page makes moves without a choice by itself.
    if (ONLY_MOVES[game]?.(seen.view)) {
      for (let tries = 0; (await readTable(page)).decided === seen.decided && tries < 400; tries++)
        await page.waitForTimeout(25);
      continue;
    }
    await typeMove(page, seen, bot.choose(seen.view, seeded(`heard:${seen.decided}`)));
  }
  await page.locator('.sheet .result').waitFor();
  const said = await heard(page);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  await context.close();
  return `${said.join('\n')}\n`;
};
