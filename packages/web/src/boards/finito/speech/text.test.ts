import type { Because } from '@crescendo/bots/finito';
import { itemAt, Match, pick, seeded } from '@crescendo/rules';
import { finito, type Options, type Reason, type View } from '@crescendo/rules/finito';
import { commonWords, gameWords, LANGUAGES, type Language } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { rulesPage } from '../pages/rules.ts';
import { loadWords } from '../words.ts';
import {
  because,
  describe as describeMove,
  dieText,
  ending,
  prompt,
  result,
  standing,
  tell,
} from './text.ts';

const translationsIn = async (language: Language) => ({
  language,
  common: await commonWords(language),
  game: await gameWords('finito', language),
  own: await loadWords(language),
});

const VARIANTS: readonly Partial<Options>[] = [
  { roundLimit: 20 },
  { goal: 5, neighbourChoice: 'either', roundLimit: 18 },
  { counters: 4, open: 1, numbers: 6, passing: true, roundLimit: 12 },
];

/** Every view of a game in which everybody plays anything. */
const viewsOf = (changes: Partial<Options>): readonly View[] => {
  const dice = seeded('finito');
  const views: View[] = [];
  const options = { ...finito.options, ...changes };
  let match = Match.begin({ game: finito, seats: 3, options }).settle(dice);
  for (let { turn } = match; turn.kind === 'players'; { turn } = match) {
    const seat = itemAt(turn.seats, 0);
    for (const viewer of [0, 1, 2, null]) views.push(match.view(viewer));
    const move = pick(dice, [...match.moves(seat)]);
    match = match.after({ kind: 'move', seat, move }).settle(dice);
  }
  return [...views, match.view(0)];
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(VARIANTS)('everything can be said: %j', async (variant) => {
    const translations = await translationsIn(language);
    for (const view of viewsOf(variant)) {
      const said = [prompt(view, translations), standing(view, 1)];
      for (const move of finito.moves(view)) said.push(describeMove(move, view, translations));
      if (view.phase === 'over') said.push(...result(view, 0, translations).map(({ text }) => text));
      for (const text of said) expect(text).toMatch(/^(?!.*(undefined|NaN| {2})).+$/);
    }
  });

  test.each(VARIANTS)('the rules follow the options: %j', async (variant) => {
    const sections = await rulesPage.sections({ ...finito.options, ...variant }, language);
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, text } of sections)
      for (const line of [title, ...text]) expect(line).toMatch(/^(?!.*(undefined|false|NaN| {2})).+$/);
    const all = sections.flatMap(({ text }) => text).join(' ');
    if (variant.roundLimit) expect(all).toContain(String(variant.roundLimit));
    for (const code of ['not-a-target', 'must-move', 'not-open'] as const)
      expect(ids).toContain(rulesPage.sectionFor({ code } as Reason));
  });

  test('the reasons of a hint', async () => {
    const codes: readonly Because[] = [
      { code: 'wins' },
      { code: 'stay-instead', stay: 91, instead: 92 },
      { code: 'hits-instead', hits: 93, numbers: 94, instead: 95 },
      { code: 'tight-instead', low: 96, high: 97, squares: 98, counters: 99 },
      { code: 'tight-instead', low: 0, high: 81, squares: 82, counters: 80 },
      { code: 'sequence-instead', length: 83, instead: 84 },
      { code: 'stays-between', counter: 85, low: 86, high: 87 },
      { code: 'stays-between', counter: 71, low: 0, high: 72 },
      { code: 'stays-between', counter: 71, low: 72, high: 0 },
      {
        code: 'stays-between',
        counter: 61,
        low: 0,
        high: 0,
        before: { squares: 62, counters: 63 },
        after: { squares: 64, counters: 65 },
      },
      { code: 'none-stays' },
    ];
    const translations = await translationsIn(language);
    const view = viewsOf({ roundLimit: 1 })[0]!;
    for (const code of codes) {
      const [text] = because([code], view, translations);
      const { code: _, ...facts } = code;
      const numbers = Object.values(facts).flatMap((fact): readonly number[] =>
        typeof fact === 'number' ? [fact] : Object.values(fact),
      );
      for (const number of numbers) if (number > 0) expect(text).toContain(String(number));
      expect(text).toMatch(/^(?!.*(undefined|NaN| {2}|\D0\D)).+\.$/);
    }
    const single: Because = { code: 'sequence-instead', length: 1, instead: 0 };
    const longer: Because = { code: 'sequence-instead', length: 83, instead: 84 };
    const one = because([single], view, translations);
    expect(one[0]).not.toBe(because([longer], view, translations)[0]!.replace('83', '1').replace('84', '0'));
    // A saved review has the codes of its time.
    expect(because([{ code: 'keeps-chain' }, { code: 'frees-blocked' }], view, translations)).toEqual([]);
  });
});

test('the last line of a result is the score', async () => {
  const view = viewsOf({ roundLimit: 20 }).at(-1)!;
  const translations = await translationsIn('en');
  const turn = finito.turn(view);
  expect(turn.kind === 'over' && turn.scores[0]).toBe(result(view, 0, translations).at(-1)!.points);
});

test('who calls “Finito!” is told first, and the die says why another number counts', async () => {
  const translations = await translationsIn('en');
  const view: View = {
    ...viewsOf({ roundLimit: 1 })[0]!,
    phase: 'choose',
    rolled: 5,
    pending: [null, null, null],
  };
  const moved = { type: 'moved', seat: 0, counter: 3, from: 4, at: 6, number: 5 } as const;
  const called = tell(
    [moved, { type: 'finito', seat: 1 }, { type: 'ended', ending: 'finito' }],
    view,
    translations,
    ({ type }) => type,
  );
  expect(called).toEqual(['finito', 'moved']);
  const rolled = { type: 'rolled', number: 5 } as const;
  const turned = { type: 'turned-up', seat: 1, counter: 2 } as const;
  const told = (news: Parameters<typeof tell>[0]) => tell(news, view, translations, ({ type }) => type);
  expect(told([turned, moved, rolled])).toEqual(['moved', 'turned-up']);
  expect(told([turned, turned, rolled])).toEqual([]);
  expect(told([rolled])).toEqual(['rolled']);
  const board = Array.from({ length: 36 }, (_, at) => (at === 6 || at === 7 ? at : 0));
  expect(dieText({ ...view, boards: [board, board, board] }, translations)).toMatch(/no free 5.*: 4 or 6\.$/);
  expect(dieText({ ...view, boards: [board.map(() => 0), board, board] }, translations)).toMatch(
    /a free 5\.$/,
  );
});

test('a last counter is no choice, and the end has its reason', async () => {
  const translations = await translationsIn('en');
  const [start] = viewsOf({ roundLimit: 1 });
  const view: View = { ...start!, open: [[4], [1], [2]], down: [[], [], []], rolled: 5 };
  expect(prompt(view, translations)).toBe('5! Your last counter goes on the 5.');
  expect(prompt({ ...view, open: [[4, 7], [1], [2]] }, translations)).toMatch(/^5! Which counter/);
  const name = (seat: number): string => ['Ann', 'Bob', 'Cem'][seat]!;
  const over: View = { ...view, phase: 'over', ending: 'finito', news: [{ type: 'finito', seat: 1 }] };
  expect(ending(over, translations, name)).toMatch(/^Bob calls “Finito!”/);
  expect(ending(view, translations, name)).toBeUndefined();
});
