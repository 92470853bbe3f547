import type { Because } from '@crescendo/bots/5vor12';
import { type View, vorZwoelf } from '@crescendo/rules/5vor12';
import { commonWords, gameWords, LANGUAGES } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { fitsNowhereText, progress } from '../model/progress.ts';
import { rulesPage } from '../pages/rules.ts';
import type { VorZwoelfTranslations } from '../types.ts';
import { loadWords } from '../words.ts';
import { because } from './because.ts';
import { describe as describeMove, prompt, result, standing } from './text.ts';

const BOARD = [1, 4, 6, 11, 3, 7, 12, 15, 5, 9, 14, 0, 8, 13, 17, 20];
const view = (changes: Partial<View>): View => ({
  ...vorZwoelf.view(vorZwoelf.setup(2, vorZwoelf.options), 0),
  phase: 'choose',
  boards: [BOARD, BOARD.with(0, 0)],
  hands: [],
  pending: [],
  ...changes,
});

describe.each(LANGUAGES)('in %s', (language) => {
  const load = async (): Promise<VorZwoelfTranslations> => ({
    language,
    common: await commonWords(language),
    game: await gameWords('5vor12', language),
    own: await loadWords(language),
  });

  test('something is said in every situation, and no code shows through', async () => {
    const translations = await load();
    const situations = [
      view({}),
      view({ middle: vorZwoelf.view(vorZwoelf.setup(2, vorZwoelf.options), 0).middle.with(16, 1) }),
      view({ phase: 'placing', drawn: 16 }),
      view({ phase: 'placing', drawn: 20 }),
      view({ phase: 'start', boards: [BOARD.map(() => 0), BOARD], hands: [[8], [0]], pending: [null, null] }),
    ];
    for (const situation of situations)
      expect(prompt(situation, translations)).toMatch(
        /^\P{Ll}(?!.*(undefined|NaN|\[object|function)).+[.!]$/u,
      );
    expect(describeMove({ type: 'take', tile: 16, at: 11 }, situations[1]!, translations)).toContain('16');
    expect(standing(situations[0]!, 1, translations)).toContain('2');
  });

  test('a face-up tile in hand: what to do with it, and why it may fit nowhere', async () => {
    const translations = await load();
    const middle = view({}).middle.with(16, 2).with(2, 1).with(20, 1);
    const choosing = view({ middle });
    const { taking, why } = translations.own;
    expect(progress(choosing, 16, translations)).toContain(taking.several(16, 2));
    expect(progress(choosing, 2, translations)).toBe(taking.swap(2));
    expect(progress(choosing, 20, translations)).toBe(taking.nowhere(20, true));
    expect(fitsNowhereText(choosing, 20, translations)).toBe(why.twin(20));
    expect(fitsNowhereText(choosing, 16, translations)).toBeUndefined();
    const { choose, draw } = translations.own.prompt;
    expect(prompt(choosing, translations)).toBe(choose);
    expect(prompt(view({ middle: view({}).middle.with(20, 1) }), translations)).toBe(draw);
    for (const draft of [undefined, 7, '16', [0, 1, 2, 3]])
      expect(progress(choosing, draft, translations)).toBeUndefined();
    expect(progress(view({ middle, active: 1 }), 16, translations)).toBeUndefined();
  });

  test('every reason has its sentence, and one of an earlier version none', async () => {
    const translations = await load();
    const codes: readonly Because[] = [
      { code: 'wins', at: 11 },
      { code: 'denies-win', tile: 8 },
      { code: 'fills-square', left: 3 },
      { code: 'fits-no-square', tile: 20 },
      { code: 'none-open', fitting: 9, hidden: 24 },
      { code: 'hidden-fit', fitting: 9, hidden: 24 },
      { code: 'dead-instead', dead: 0, instead: 3 },
      { code: 'dead-instead', dead: 1, instead: 2 },
      { code: 'tiles-instead', tiles: 18, instead: 14 },
      { code: 'tightest-instead', numbers: 4, instead: 2 },
      { code: 'room-instead', room: 45, instead: 38 },
      { code: 'diagonal-rises' },
      { code: 'diagonal-tight', numbers: 6, squares: 3 },
      { code: 'keeps-tile-from-next', tile: 8 },
      { code: 'rare-for-next', tile: 4, others: 0 },
      { code: 'rare-for-next', tile: 5, others: 1 },
      { code: 'rare-for-next', tile: 6, others: 2 },
      { code: 'frees-tile-for-next', tile: 11, at: 3 },
    ];
    const said = because(codes, view({}), translations);
    expect(new Set(said).size).toBe(codes.length);
    for (const [i, text] of said.entries()) {
      expect(text).toMatch(/^\P{Ll}(?!.*(undefined|NaN|function)).+\.$/u);
      const { code: _, at: __, ...facts } = { at: 0, ...codes[i]! };
      for (const fact of Object.values(facts)) if (fact !== 0 && fact !== 20) expect(text).toMatch(`${fact}`);
    }
    expect(because([{ code: 'keeps-room' }, { code: 'toString' }], view({}), translations)).toEqual([]);
  });

  test('the last line of a result is the score', async () => {
    const translations = await load();
    const over = view({ phase: 'over', ending: 'full', boards: [BOARD.with(11, 18), BOARD.with(0, 0)] });
    expect(result(over, 0, translations).at(-1)?.points).toBe(2);
    expect(result(over, 1, translations).at(-1)?.points).toBe(-2);
  });

  test('the rules follow the options', async () => {
    const ids = async (options: Partial<View['options']>) =>
      (await rulesPage.sections({ ...vorZwoelf.options, ...options }, language)).map(({ id }) => id);
    expect(await ids({})).not.toContain('bruno');
    expect(await ids({ bruno: true })).toContain('bruno');
    expect(await ids({ guard: 0 })).not.toContain('special');
    const [one, four] = await Promise.all(
      (['one', 'four'] as const).map((start) =>
        rulesPage.sections({ ...vorZwoelf.options, start }, language),
      ),
    );
    expect(one!.find(({ id }) => id === 'start')).not.toEqual(four!.find(({ id }) => id === 'start'));
  });

  test('[V-1] [V-8] [V-19] the rules tell how many play, that the oldest begins, and what a tie is', async () => {
    const sections = await rulesPage.sections(vorZwoelf.options, language);
    const textOf = (section: string) => sections.find(({ id }) => id === section)?.text ?? [];
    expect(textOf('have')).toHaveLength(3);
    expect(textOf('turn')[0]).toMatch(/oldest|ältesten|âgé|anziano|oudste|edad/);
    expect(textOf('score').at(-1)).toMatch(/tie|Gleichstand|égalité|parità|gelijke stand|empate/);
  });
});
