import { type AnyMove, GAMES, Match, randomPlayOptions, seeded, typedNotation } from '@crescendo/rules';
import { commonWords, gameWords, LANGUAGES, type Language } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { plainBoard } from './index.ts';
import type { PlainTranslations } from './types.ts';
import { diagramOf, MAX_MOVES, movesOf } from './view-model.ts';
import { loadWords } from './words.ts';

const translationsFor = async (game: string, language: Language): Promise<PlainTranslations> => ({
  language,
  common: await commonWords(language),
  game: await gameWords(game, language),
  own: await loadWords(language),
});

describe.each(GAMES)('$id on the plain board', (game) => {
  const board = plainBoard(game);
  const options = randomPlayOptions(game);

  test('a whole game can be played with its buttons', async () => {
    const translations = await translationsFor(game.id, 'en');
    const dice = seeded(`plain ${game.id}`);
    let match = Match.begin({ game, seats: game.seats.max, options }).settle(dice);
    for (let step = 0; match.turn.kind === 'players'; step++) {
      const seat = match.turn.seats[0] ?? 0;
      const view = match.view(seat);
      expect(board.texts.prompt(view, translations)).toMatch(/\.$/);
      const buttons = movesOf(game, view).groups.flatMap((group) => group.buttons);
      expect(buttons.length).toBeGreaterThan(0);
      expect(buttons.length).toBeLessThanOrEqual(MAX_MOVES);
      const button = buttons[Math.floor(dice() * buttons.length)];
      const move = typedNotation(game).parse(button?.text ?? '') as AnyMove;
      const played = match.play({ kind: 'move', seat, move });
      if ('refusal' in played) throw new Error(`${button?.text} is refused at step ${step}`);
      match = played.match.settle(dice);
      if (step > 2000) throw new Error('the game does not end');
    }
    const view = match.view(0);
    const lines = board.texts.result(view, 0, translations);
    expect(match.turn.kind === 'over' && lines.at(-1)?.points).toBe(
      match.turn.kind === 'over' && match.turn.scores[0],
    );
    expect(board.texts.standing(view, 0, translations)).not.toBe('');
  });

  test('its diagram knows how wide it is', () => {
    const view = Match.begin({ game, seats: game.seats.max, options: game.options }).view(null);
    const { text, columns } = diagramOf(game, view);
    expect(Math.max(...text.split('\n').map((line) => [...line].length))).toBe(columns);
  });

  test.each(LANGUAGES)('has rules in %s', async (language) => {
    const page = await board.rulesPage();
    const sections = await page.sections(game.options, language);
    for (const { title, text } of sections)
      for (const line of [title, ...text]) expect(line).toMatch(/^(?!.*undefined).+$/);
    expect(sections.map(({ id }) => id)).toContain(page.sectionFor({ code: 'not-now' }));
  });
});
