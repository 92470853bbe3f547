// The grades of a hint: texts in every language, in the order in which a person would want them.
import { type Advice, advise, looksFor } from '@crescendo/bots';
import { type AnyMatch, type AnyView, GAMES, type GameTypes, itemAt, Match, seeded } from '@crescendo/rules';
import { LANGUAGES, load } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../boards/boards.ts';
import { loadTranslations } from '../../../boards/translations.ts';
import { gradesOf } from './grades.ts';

/** Short lines fit beside the button on a phone. */
const MAX_STEP = 64;

interface Decision {
  readonly view: AnyView;
  readonly best: readonly Advice<GameTypes>[];
}

/** So many decisions of a game that is played as advised. */
const decisionsOf = async (id: string, count: number): Promise<readonly Decision[]> => {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(`no game ${id}`);
  const dice = seeded(`grades ${id}`);
  let match: AnyMatch = Match.begin({ game, seats: 2, options: game.options }).settle(dice);
  const all: Decision[] = [];
  while (all.length < count && match.turn.kind === 'players') {
    const seat = itemAt(match.turn.seats, 0);
    const view = match.view(seat);
    const best = await advise(game, view, dice, 400);
    all.push({ view, best: best.slice(0, 2) });
    match = match.after({ kind: 'move', seat, move: itemAt(best, 0).move }).settle(dice);
  }
  return all;
};

describe.each(GAMES.map(({ id }) => id))('%s', async (id) => {
  const board = await cardOf(id)!.load();
  const hints = await board.hints();
  const decisions = await decisionsOf(id, 40);

  test.each(LANGUAGES)(
    'in %s: a nudge, the place, then the move in parts of at most three lines',
    async (language) => {
      const translations = await loadTranslations(board, language);
      const words = await load(language, 'table/table');
      const kinds = new Set<string>();
      for (const { view, best } of decisions) {
        const looks = await looksFor(board.game, view, itemAt(best, 0));
        const grades = gradesOf({ board, translations, words, hints }, view, { best, looks });
        kinds.add(grades.map(({ kind }) => kind).join());
        expect(grades.map(({ kind }) => kind).join()).toMatch(/^(nudge,(place,)*)?move(,move)*$/);
        expect(itemAt(grades, 0).lines.length).toBeGreaterThan(0);
        const texts = grades.flatMap(({ title, lines, heard, ask }) => [
          title,
          heard,
          ask,
          ...lines.map(({ text }) => text),
        ]);
        expect(texts.join(' ')).not.toMatch(/undefined|NaN|\[object/);
        expect(texts).not.toContain('');
        for (const { lines } of grades) {
          expect(lines.length).toBeLessThanOrEqual(3);
          for (const { text, number } of lines)
            if (number !== undefined) expect(text.length, text).toBeLessThanOrEqual(MAX_STEP);
        }
        const numbers = grades.flatMap(({ lines }) => lines.flatMap(({ number }) => number ?? []));
        expect(numbers).toEqual(numbers.map((_, i) => i + 1));
      }
      expect(kinds).toContain('nudge,place,move');
    },
  );
});

test('no advice has no grades', async () => {
  const board = await cardOf('qwinto')!.load();
  const translations = await loadTranslations(board, 'en');
  const hints = await board.hints();
  const words = await load('en', 'table/table');
  const view = board.game.view(board.game.setup(2, board.game.options), 0);
  const grades = gradesOf({ board, translations, words, hints }, view, {
    best: [],
    looks: [],
  });
  expect(grades).toEqual([]);
});
