// A game that Ada played on her device against a bot, and a friend who answers her challenge.
import { botFor } from '@crescendo/bots';
import { type AnyMatch, type AnyMove, finito, itemAt, Match, seeded, stableDraws } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/session/saved/saved-games.ts';
import { GESTURES } from '../play/gestures.ts';
import { savedGameFrom } from '../play/prepared.ts';
import { waitForDecision, waitForTurn } from '../play/table-state.ts';

const SEED = 'the same luck';

/** Plays as a table on this device does: the bot answers the same to the same moves. */
export const playedByAda = async (): Promise<AnyMatch> => {
  const options = { ...finito.options, roundLimit: 4 };
  const luck = stableDraws(SEED);
  const bot = (await botFor(finito, 'casual'))!;
  let match: AnyMatch = Match.begin({ game: finito, seats: 2, options }).settle(luck);
  while (match.turn.kind === 'players') {
    const seat = itemAt(match.turn.seats, 0);
    const move =
      seat === 0
        ? itemAt([...match.moves(0)], 0)
        : bot.choose(match.atDecision(1).view(1), seeded(`${SEED}:${match.decisions(1)}:1`));
    match = match.after({ kind: 'move', seat, move }).settle(luck);
  }
  return match;
};

export const savedByAda = (match: AnyMatch): SavedGame => {
  const saved = savedGameFrom('ada', match);
  return { ...saved, setup: { ...saved.setup, seed: SEED, draws: 'stable' } };
};

/** The link of the challenge on this page, in any language: the path and what comes after it. */
export const linkOn = async (page: Page): Promise<string> => {
  const link = new URL(await page.locator('input[readonly]').inputValue());
  return `${link.pathname}${link.hash}`;
};

const movesOf = (match: AnyMatch, seat: number): readonly AnyMove[] =>
  match.events.flatMap((event) => (event.kind === 'move' && event.seat === seat ? [event.move] : []));

/** Plays to the end: the first choice like Ada's, the second not, then anything. */
export const answer = async (page: Page, ada: AnyMatch): Promise<void> => {
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
