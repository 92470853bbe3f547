// Several people, each in a browser of their own, at one table of the server.
import type { AnyMove } from '@crescendo/rules';
import type { Move, View } from '@crescendo/rules/rummikub';
import type { Page } from 'playwright-core';
import { decide } from '../decide.ts';
import { GESTURES } from '../gestures.ts';
import { keepPicture, type Way } from '../person.ts';
import { isPlain } from '../rummikub-hand.ts';
import { isTurnOf, readTable, type SeenTable, tableIdOf } from './table-state.ts';

export interface Player {
  readonly page: Page;
  readonly way: Way;
}

/** This person makes the move they would make; true when it was their turn. */
export const playOne = async ({ page, way }: Player, server: string): Promise<boolean> => {
  const seen = await readTable(page, server);
  if (!isTurnOf(seen)) return false;
  await page.locator('.table-page[data-mine="true"]').waitFor();
  const move = await decide(seen);
  if (seen.game.id === 'rummikub' && !isPlain(seen.view as View, move as Move)) await send(page, seen, move);
  else await GESTURES[seen.game.id]!(page, move, seen.view, way);
  await decidedAt(page, server, seen);
  return true;
};

/** Rummikub sometimes demands a rearrangement too intricate for the hands of this test: the page sends it as it is. */
const send = async (page: Page, { game }: SeenTable, move: AnyMove): Promise<void> => {
  const text = game.notation.move.format(move);
  const path = `/api/tables/${tableIdOf(page)}/moves`;
  await page.evaluate(
    async ([to, body]) => {
      await fetch(to!, { method: 'POST', headers: { 'content-type': 'application/json' }, body: body! });
    },
    [path, JSON.stringify({ id: `by-program-${Date.now()}`, move: text })],
  );
};

/** Wait until the server has this person's decision. */
export const decidedAt = async (page: Page, server: string, before: SeenTable): Promise<void> => {
  for (let tries = 0; tries < 400; tries++) {
    const now = await readTable(page, server).catch(() => undefined);
    if (now && (now.decided > before.decided || now.status !== 'playing')) return;
    await page.waitForTimeout(25);
  }
  throw new Error('the server never heard of this move');
};

/** Everybody plays until it is over, or `rounds` times round the table. Returns the number of decisions. */
export const playOn = async (
  players: readonly Player[],
  server: string,
  rounds = Number.POSITIVE_INFINITY,
): Promise<number> => {
  let decisions = 0;
  for (let round = 0; round < rounds; round++) {
    const before = decisions;
    // Where several decide at the same time they do so at the same time.
    const played = await Promise.all(
      players.map((player, n) =>
        playOne(player, server).catch(async (error) => {
          await keepPicture(player.page, `friends-${n}`);
          throw error;
        }),
      ),
    );
    decisions += played.filter(Boolean).length;
    if ((await readTable(players[0]!.page, server)).status !== 'playing') return decisions;
    // Bots are thinking.
    if (decisions === before) await players[0]!.page.waitForTimeout(50);
    if (decisions > 1500) throw new Error('the game does not end');
  }
  return decisions;
};
