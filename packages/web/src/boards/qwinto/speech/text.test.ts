import { loadBots } from '@crescendo/bots/qwinto';
import { playOut, seeded } from '@crescendo/rules';
import { BONUSES, FIELDS, type Move, type News, qwinto, type View } from '@crescendo/rules/qwinto';
import { commonWords, gameWords, LANGUAGES, type Language } from '@crescendo/words';
import { describe as about, beforeAll, expect, test } from 'vitest';
import { rulesPage, SECTIONS } from '../pages/rules.ts';
import type { QwintoTranslations } from '../types.ts';
import { loadWords } from '../words.ts';
import { because } from './because.ts';
import { describe, ending, prompt, result, tell } from './text.ts';

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
    const sections = await rulesPage.sections(qwinto.options, language);
    expect(sections.map(({ id }) => id)).toEqual([...SECTIONS]);
    const small = await rulesPage.sections({ ...qwinto.options, misthrowLimit: 7, dice: 2 }, language);
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
      for (const text of because(advice.because, view, translations, advice.move))
        expect(text).not.toMatch(/undefined|NaN|null/);
});

test('dice and another roll have a reason that can be counted', async () => {
  const english = await speak('en');
  const sheet = { numbers: FIELDS.map(() => 0), misthrows: 0 };
  const view: View = { ...views[0]!, seat: 0, seats: 1, phase: 'dice', colours: null, sheets: [sheet] };
  const dice = (sheets: View['sheets']) =>
    because([], { ...view, sheets }, english, { type: 'dice', colours: 'o' });
  expect(dice([sheet])).toEqual(['Every roll fits somewhere, on average in 9 fields.']);
  // A 3 in the first field of the orange row: 1, 2 and 3 fit no more.
  const low = { ...sheet, numbers: sheet.numbers.with(0, 3) };
  expect(dice([low])).toEqual(['3 of 6 rolls fit somewhere, on average in 8 fields.']);
  const again = (face: number, sheets: View['sheets']) =>
    because([], { ...view, phase: 'keep', colours: 'o', faces: [face, 0, 0], rolls: 1, sheets }, english, {
      type: 'reroll',
    });
  expect(again(2, [low])).toEqual(['The 2 fits nowhere, and rolling again costs nothing.']);
  // Between the 3 and a 6 in the next field but two only 4 and 5 fit: either leaves two fields for one number.
  const tight = { ...sheet, numbers: sheet.numbers.with(0, 3).with(4, 6) };
  expect(again(5, [tight])).toEqual(['Wherever you write the 5, a field beside it could never be filled.']);
});

test('the result says why the game is over: whose row, whose misthrow', async () => {
  const name = Object.assign((seat: number): string => ['Samba', 'Ada', 'Bob'][seat]!, { you: 0 });
  for (const [why, seats, text] of [
    ['rows', [0], 'Your second complete row ended the game.'],
    ['rows', [1], 'Ada’s second complete row ended the game.'],
    ['misthrows', [0, 2], 'Your fourth misthrow ended the game.'],
    ['misthrows', [2], 'Bob’s fourth misthrow ended the game.'],
  ] as const) {
    const view = { ...views[0]!, news: [{ type: 'ended', why, seats } as const] };
    expect(ending(view, await speak('en'), name)).toBe(text);
    for (const language of LANGUAGES) {
      const said = ending(view, await speak(language), name);
      expect(said).toMatch(/^(?!.*(undefined|Samba)).+\.$/);
    }
  }
  expect(ending({ ...views[0]!, news: [] }, await speak('en'), name)).toBeUndefined();
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
  const full = { numbers: FIELDS.map((field) => (field < 9 ? field + 2 : 0)), misthrows: 0 };
  const complete = { type: 'row-complete', seat: 0, row: 'orange' } as const;
  expect(tell([wrote, complete], { ...view, sheets: [full] }, english, say)).toEqual([
    'row-complete It scores its last number: 10.',
    'wrote',
  ]);
  // The moves of others are told, not the viewer's own; at the end only its cause.
  const plain = { ...view, seat: 0, sheets: [full, full] };
  const [own, other] = [0, 1].map((seat) => ({ type: 'wrote', seat, field: 4, number: 6 }) as const);
  const name = (item: News): string => ('seat' in item ? `${item.seat} ${item.type}` : item.type);
  expect(tell([own!, other!], plain, english, name)).toEqual(['1 wrote']);
  expect(tell([own!, { type: 'skipped', seat: 1 }], plain, english, name)).toEqual(['0 wrote', '1 skipped']);
  const ended = { type: 'ended', why: 'rows', seats: [0] } as const;
  expect(tell([own!, other!, complete, ended], plain, english, name)).toEqual([
    '0 row-complete It scores its last number: 10.',
    'ended',
  ]);
  const rolled = { type: 'rolled', seat: 0, faces: [4, 2, 1], sum: 7, again: false } as const;
  expect(tell([{ type: 'dice', seat: 0, colours: 'oyp' }, rolled], view, english, say)).toEqual(['rolled']);
});
