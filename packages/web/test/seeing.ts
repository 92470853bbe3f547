// What lies on the table, read from what the page has kept: the record, replayed by the rules themselves.
import {
  type AnyGame,
  type AnyTypes,
  gameById,
  gameOf,
  parseRecord,
  replayRecord,
  type Turn,
} from '@crescendo/rules';
import type { Page } from 'playwright-core';

export interface Seen {
  readonly base: AnyGame;
  /** The game's own view, also in a series. */
  readonly view: AnyTypes;
  readonly turn: Turn;
  /** How many events there have been. */
  readonly events: number;
  /** How many decisions the seat has made. */
  readonly decided: number;
  readonly record: string;
}

export const keptGame = async (page: Page): Promise<AnyTypes> => {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const text = await page.evaluate((key) => localStorage.getItem(key), `crescendo.game.${id}`);
  if (text === null) throw new Error(`no kept game ${id}`);
  return JSON.parse(text);
};

/** By the eyes of this seat. */
export const see = async (page: Page, seat = 0): Promise<Seen> => {
  const { record: text } = await keptGame(page);
  const parsed = parseRecord(text, gameById);
  if ('fault' in parsed) throw new Error(`the kept record cannot be read: ${JSON.stringify(parsed.fault)}`);
  const { record } = parsed;
  const { states, turn, fault } = replayRecord(record, gameById);
  if (fault) throw new Error(`the kept record is not legal: ${JSON.stringify(fault)}`);
  const game = gameOf(record, gameById);
  const view: AnyTypes = game.view(states.at(-1), seat);
  return {
    base: gameById(record.game)!,
    view: record.series === null ? view : view.game,
    turn,
    events: record.events.length,
    decided: record.events.filter((event) => event.kind === 'move' && event.seat === seat).length,
    record: text,
  };
};

/** Wait until this seat may decide, or all is over. */
export const myTurn = async (page: Page, seat = 0): Promise<Seen> => {
  for (let tries = 0; tries < 600; tries++) {
    const seen = await see(page, seat);
    if (seen.turn.kind === 'over' || (seen.turn.kind === 'players' && seen.turn.seats.includes(seat)))
      return seen;
    await page.waitForTimeout(50);
  }
  throw new Error('my turn never came');
};

/** Wait until the seat's decision has been made; that others decide meanwhile is not enough. */
export const happened = async (page: Page, before: Seen): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    if ((await see(page, before.view.seat)).decided > before.decided) return;
    await page.waitForTimeout(25);
  }
  throw new Error('nothing happened');
};
