// A refusal says why, and never which move would be allowed: neither does the line of examples below it.
import { type AnyGame, GAMES, Match, pick, range, type Seat, seeded } from '@crescendo/rules';
import { LANGUAGES } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { typedAt } from '../src/boards/board.ts';
import { boardFor } from '../src/boards/index.ts';
import { exampleMoves, legalMoves, refusalText, type Session } from '../src/play/session.ts';
import { loadTranslations } from '../src/translations.ts';

const GAMES_EACH = 2;
const DECISIONS = 24;

type Position = { readonly match: Match; readonly seat: Seat };

/** Positions of random games. */
const positions = (game: AnyGame): readonly Position[] =>
  range(GAMES_EACH).flatMap((number) => {
    const dice = seeded(`${game.id} ${number}`);
    let match = Match.begin({ game, seats: 2, options: game.options, series: null }).settle(dice);
    const found: Position[] = [];
    while (match.turn.kind === 'players' && found.length < DECISIONS) {
      const seat = pick(dice, match.turn.seats);
      found.push({ match, seat });
      match = match.after({ kind: 'move', seat, move: pick(dice, [...match.moves(seat)]) }).settle(dice);
    }
    return found;
  });

/** The text contains this move, and not only as a part of a longer word. */
const names = (text: string, move: string): boolean =>
  ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${move.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `);

describe.each(GAMES)('$id', (game) => {
  const all = positions(game);

  test.each(LANGUAGES)('%s: no refusal names a legal move', async (language) => {
    const translations = await loadTranslations(game.id, language);
    let refusals = 0;
    for (const [i, { match, seat }] of all.entries()) {
      const session = {
        game,
        translations,
        view: (viewer: Seat) => match.view(viewer),
      } as unknown as Session;
      const legal = legalMoves(session, seat, 1000);
      // Moves of other positions: most of them are illegal here.
      for (const other of all.filter((_, j) => (j * 7 + i) % 11 === 0)) {
        for (const move of [...other.match.moves(other.seat)].slice(0, 4)) {
          const text = refusalText(session, seat, move);
          if (text === undefined) continue;
          refusals++;
          const own = typedAt(boardFor(game.id), game).format(move);
          const told = legal.filter((one) => one.includes(' ') && one !== own && names(text, one));
          expect(told, `${own}: ${text}`).toEqual([]);
        }
      }
    }
    expect(refusals).toBeGreaterThan(20);
  });

  test('examples are the same in every position', () => {
    const board = boardFor(game.id);
    expect(exampleMoves(game, board).length).toBeGreaterThan(0);
    // They come from the board or from a game that was never played: nothing of a position is asked for.
    expect(board.examples).toBeDefined();
  });
});
