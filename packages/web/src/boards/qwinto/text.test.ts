import { loadBots } from '@crescendo/bots/qwinto';
import { playOut, seeded } from '@crescendo/rules';
import { BONUSES, FIELDS, type Move, type News, qwinto, type View } from '@crescendo/rules/qwinto';
import { commonWords, gameWords, LANGUAGES, type Language } from '@crescendo/words';
import { describe as about, beforeAll, expect, test } from 'vitest';
import { loadRules, SECTIONS } from './rules.ts';
import { because, describe, prompt, result, tell } from './text.ts';
import type { QwintoTranslations } from './types.ts';
import { loadWords } from './words.ts';

const speak = async (language: Language): Promise<QwintoTranslations> => ({
  language,
  common: await commonWords(language),
  game: (await gameWords('qwinto', language)) as QwintoTranslations['game'],
  own: await loadWords(language),
});

const views: View[] = [];
beforeAll(() => {
  const watch = {
    id: 'watched',
    choose: (view: View, dice: () => number): Move => {
      views.push(view);
      const moves = [...qwinto.moves(view)];
      return moves[Math.floor(dice() * moves.length)]!;
    },
  };
  for (const seats of [1, 3]) {
    const match = playOut({
      game: qwinto,
      seats,
      options: qwinto.options,
      players: Array.from({ length: seats }, () => watch),
      dice: seeded(`talk ${seats}`),
    });
    views.push(match.view(0), match.view(null));
  }
});

about.each(LANGUAGES)('in %s', (language) => {
  test('every situation has its words', async () => {
    const translations = await speak(language);
    for (const view of views) {
      const text = prompt(view, translations);
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      for (const move of qwinto.moves(view))
        expect(describe(move, view, translations)).not.toMatch(/undefined|=>/);
    }
  });

  test('the lines of a result add up to its last', async () => {
    const translations = await speak(language);
    for (const view of views) {
      const lines = result(view, 0, translations);
      const parts = lines.slice(0, -1).reduce((sum, { points = 0 }) => sum + points, 0);
      expect(parts).toBe(lines.at(-1)!.points);
      for (const { text } of lines) expect(text).not.toMatch(/undefined/);
    }
  });

  test('the rules have all their sections, and follow the options', async () => {
    const sections = await loadRules(qwinto.options, language);
    expect(sections.map(({ id }) => id)).toEqual([...SECTIONS]);
    const small = await loadRules({ ...qwinto.options, misthrowLimit: 7, dice: 2 }, language);
    const text = (all: typeof sections, id: string) => all.find((one) => one.id === id)!.text.join(' ');
    expect(text(small, 'end')).toContain('7');
    expect(text(small, 'score')).not.toBe(text(sections, 'score'));
  });
});

test('every fact of the expert becomes a sentence', async () => {
  const { advise } = await loadBots();
  const translations = await speak('en');
  for (const view of views.filter((_, i) => i % 9 === 0))
    for (const advice of advise(view, seeded(1), 1))
      for (const text of because(advice.because, view, translations))
        expect(text).not.toMatch(/undefined|NaN|null/);
});

test('a bonus is told with the number that brought it, before all else; the sum without its dice', async () => {
  const english = await speak('en');
  const say = ({ type }: News): string => type;
  const numbers = FIELDS.map((field) => (BONUSES[1]!.fields.includes(field) ? 5 + field : 0));
  const view = { ...views[0]!, sheets: [{ numbers, misthrows: 0 }] };
  const wrote = { type: 'wrote', seat: 0, field: BONUSES[1]!.fields[2]!, number: 7 } as const;
  expect(tell([{ type: 'misthrow', seat: 0, count: 1 }, wrote], view, english, say)).toEqual([
    'wrote Bonus column: +6.',
    'misthrow',
  ]);
  const rolled = { type: 'rolled', seat: 0, faces: [4, 2, 1], sum: 7, again: false } as const;
  expect(tell([{ type: 'dice', seat: 0, colours: 'oyp' }, rolled], view, english, say)).toEqual(['rolled']);
});
