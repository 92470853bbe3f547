import { type Because, loadBots } from '@crescendo/bots/qwinto';
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
      for (const text of because(advice.because, view, translations))
        expect(text).not.toMatch(/undefined|NaN|null/);
});

/** Every code with facts that can be found again in its sentence. */
const REASONS: readonly Because[] = [
  { code: 'ends-ahead', score: 71 },
  { code: 'row-complete', row: 'yellow', points: 72 },
  { code: 'bonus-complete', points: 73 },
  { code: 'points-instead', points: 74, instead: 75 },
  { code: 'no-misthrow', points: 76 },
  { code: 'dead-instead', dead: 77, instead: 78 },
  { code: 'bonuses-instead', columns: 79, instead: 81 },
  { code: 'fitting-instead', fitting: 82, rolls: 83, instead: 84 },
  { code: 'gap-instead', numbers: 85, fields: 86, instead: 87, insteadFields: 88 },
  { code: 'rare-instead', number: 14, isAbove: true, count: 20, rolls: 216, fields: 1, instead: 2 },
  { code: 'rare-instead', number: 6, isAbove: false, count: 10, rolls: 215, fields: 3, instead: 4 },
  { code: 'room-instead', room: 89, instead: 91 },
  { code: 'bonus-left', left: 92 },
  { code: 'row-left-instead', row: 'purple', left: 93, instead: 94 },
  { code: 'on-bonus-field', number: 95 },
  { code: 'on-last-field', number: 96 },
  { code: 'dice-fit', fitting: 56, rolls: 57 },
  { code: 'dice-fit-instead', fitting: 97, rolls: 98, instead: 61, insteadRolls: 62 },
  { code: 'dice-clean-instead', fitting: 63, rolls: 64, instead: 65, insteadRolls: 66 },
  { code: 'fits-nowhere', number: 67 },
  { code: 'kills-field', number: 68 },
  { code: 'again-fits', fitting: 69, rolls: 51 },
  { code: 'again-clean', fitting: 52, rolls: 53 },
  { code: 'again-better', better: 54, rolls: 55 },
];

about.each(LANGUAGES)('the reasons of a hint in %s', async (language) => {
  const translations = await speak(language);
  const say = (...codes: readonly Because[]) => because(codes, views[0]!, translations);

  test('every one has a sentence with its facts', () => {
    const all = REASONS.map((reason) => {
      const [text, ...more] = say(reason);
      expect(more).toEqual([]);
      expect(text).toMatch(/^(?!.*(undefined|NaN| {2})).+\.$/);
      for (const fact of Object.values(reason))
        if (typeof fact === 'number') expect(text).toContain(String(fact));
      return text;
    });
    expect(new Set(all).size).toBe(REASONS.length);
  });

  test('where no second roll will do, it is said in words', () => {
    for (const none of [
      { code: 'again-fits', fitting: 0, rolls: 36 },
      { code: 'again-clean', fitting: 0, rolls: 216 },
      { code: 'again-better', better: 0, rolls: 6 },
    ] as const)
      expect(say(none)[0]).toMatch(/^\D+\.$/);
  });

  test('averages have one digit after the point or comma', () => {
    expect(say({ code: 'dice-points-instead', tenths: 20, instead: 13 })[0]).toMatch(/2[.,]0.*1[.,]3/);
    expect(say({ code: 'dice-fields-instead', tenths: 21, instead: 9 })[0]).toMatch(/2[.,]1.*0[.,]9/);
  });

  test('codes of earlier versions are passed over', () => {
    const old = [{ code: 'keeps-room' }, { code: 'waits' }, { code: 'blocks-fields' }];
    expect(because(old, views[0]!, translations)).toEqual([]);
  });
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
