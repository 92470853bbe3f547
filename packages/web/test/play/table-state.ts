// The state of a table on this device, read from what the page has saved: the record, replayed by the rules.
import { type AnyMatch, gameById, parseRecord, replayRecord } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/session/saved/saved-games.ts';
import { storedEntries } from '../support/database.ts';
import { isHalfDecided } from './decide.ts';
import type { SeenTable } from './seen-table.ts';

/** Waits for the game of this address: the page brings older storage into its database before it opens a table. */
export const savedGameOf = async (page: Page): Promise<SavedGame> => {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (let tries = 0; tries < 100; tries++) {
    const saved = (await storedEntries<SavedGame>(page, 'games'))[id];
    if (saved) return saved;
    await page.waitForTimeout(50);
  }
  throw new Error(`no saved game ${id}`);
};

/** The last record that was replayed: while a test waits, it reads the same one many times. */
let last: { readonly record: string; readonly match: AnyMatch } | undefined;

const matchOf = (text: string): AnyMatch => {
  if (last?.record === text) return last.match;
  const parsed = parseRecord(text, gameById);
  if ('error' in parsed) throw new Error(`the saved record cannot be read: ${JSON.stringify(parsed.error)}`);
  const { match, error: fault } = replayRecord(parsed.record, gameById);
  if (fault) throw new Error(`the saved record is not legal: ${JSON.stringify(fault)}`);
  last = { record: text, match };
  return match;
};

/** Reads the table as this seat sees it. */
export const readTable = async (page: Page, seat = 0): Promise<SeenTable> => {
  const { record: text } = await savedGameOf(page);
  const match = matchOf(text);
  return {
    game: match.game,
    view: match.view(seat),
    turn: match.turn,
    events: match.length,
    decided: match.decisions(seat),
    record: text,
  };
};

/** Wait until this seat may decide, or all is over. */
export const waitForTurn = async (page: Page, seat = 0): Promise<SeenTable> => {
  for (let tries = 0; tries < 600; tries++) {
    const seen = await readTable(page, seat);
    if (seen.turn.kind === 'over' || (seen.turn.kind === 'players' && seen.turn.seats.includes(seat)))
      return seen;
    await page.waitForTimeout(50);
  }
  throw new Error('my turn never came');
};

/** Wait until the seat's decision has been made; that others decide meanwhile is not enough. */
export const waitForDecision = async (page: Page, before: SeenTable): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    const now = await readTable(page, before.view.seat ?? 0);
    if (now.decided > before.decided && !isHalfDecided(before.view, now.view)) return;
    await page.waitForTimeout(25);
  }
  throw new Error('nothing happened');
};
