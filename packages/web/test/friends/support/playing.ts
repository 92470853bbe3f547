// Several people, each in a browser of their own, at one table of the server.
import type { AnyMove } from '@crescendo/rules';
import type { Move, View } from '@crescendo/rules/rummikub';
import type { Page } from 'playwright-core';
import { decide, isByItself, isHalfDecided } from '../../play/decide.ts';
import { GESTURES } from '../../play/gestures.ts';
import { isPlain } from '../../play/rummikub-hand.ts';
import { keepPicture, type Way } from '../../support/person.ts';
import { isTurnOf, readTable, type SeenTable, tableIdOf } from './table-state.ts';

export interface Player {
  readonly page: Page;
  readonly way: Way;
}

/** Rummikub sometimes demands a rearrangement too intricate for the hands of this test. */
const isByHand = ({ game, view }: SeenTable, move: AnyMove): boolean =>
  game.id !== 'rummikub' || isPlain(view as View, move as Move);

/** This person makes the move they would make; true when it was their turn. */
export const playOne = async ({ page, way }: Player, server: string, byHand = true): Promise<boolean> => {
  const seen = await readTable(page, server);
  if (!isTurnOf(seen)) return false;
  // The page may already be doing it: then it will not be this person's turn again soon.
  if (isByItself(seen)) {
    await decidedAt(page, server, seen);
    return true;
  }
  const move = await decide(seen);
  if (!byHand) {
    await send(page, seen, move);
    return true;
  }
  await page.locator('.table-page[data-mine="true"]').waitFor();
  if (isByHand(seen, move)) await GESTURES[seen.game.id]!(page, move, seen.view, way);
  else await send(page, seen, move);
  await decidedAt(page, server, seen);
  return true;
};

/** The page sends the move as it is. */
const send = async (page: Page, { game }: SeenTable, move: AnyMove): Promise<void> => {
  const text = game.notation.move.format(move);
  const path = `/api/tables/${tableIdOf(page)}/moves`;
  await page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to!, { method: 'POST', headers, body: body! });
      if (!answer.ok) throw new Error(`the move was answered with ${answer.status}: ${await answer.text()}`);
    },
    [path, JSON.stringify({ id: `by-program-${Date.now()}`, move: text })],
  );
};

/** Wait until the server has this person's decision. */
export const decidedAt = async (page: Page, server: string, before: SeenTable): Promise<void> => {
  for (let tries = 0; tries < 400; tries++) {
    const now = await readTable(page, server).catch(() => undefined);
    if (now && now.status !== 'playing') return;
    if (now && now.decided > before.decided && !isHalfDecided(before.view, now.view)) return;
    await page.waitForTimeout(25);
  }
  throw new Error('the server never heard of this move');
};

/**
 * Everybody plays until it is over, or `rounds` times round the table; one round in `handEvery` by hand, and in the others
 * the pages send the moves, which is much quicker. Returns the number of decisions.
 */
export const playOn = async (
  players: readonly Player[],
  server: string,
  rounds = Number.POSITIVE_INFINITY,
  handEvery = 1,
): Promise<number> => {
  let decisions = 0;
  for (let round = 0; round < rounds; round++) {
    const before = decisions;
    // Players who decide together play at the same time.
    const played = await Promise.all(
      players.map((player, n) =>
        playOne(player, server, round % handEvery === 0).catch(async (error) => {
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
