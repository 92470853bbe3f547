import { vorZwoelf } from '@crescendo/rules/5vor12';
import { LANGUAGES } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../boards/boards.ts';
import { loadTranslations } from '../../../boards/translations.ts';
import { areEquallyGood, reasonTexts } from './advice.ts';

const board = await cardOf('5vor12')!.load();
const view = vorZwoelf.view(vorZwoelf.setup(2, vorZwoelf.options), 0);
const move = { type: 'draw' };

test('the advice says whether the second move is as good', () => {
  expect(areEquallyGood({ because: [{ code: 'hidden-fit' }, { code: 'as-good' }] })).toBe(true);
  expect(areEquallyGood({ because: [{ code: 'hidden-fit' }] })).toBe(false);
});

describe.each(LANGUAGES)('in %s', async (language) => {
  const translations = await loadTranslations(board, language);
  const say = (...because: readonly { readonly code: string }[]) =>
    reasonTexts({ board, translations }, because, view, move);
  const { seems, onlyMove } = translations.common.because;

  test('of moves that nothing on the board tells apart it is said whether that matters much, without chances', () => {
    const chances = (chance: number, instead: number) => {
      const [text] = say({ code: 'better-chance', chance, instead } as { code: string });
      return text!;
    };
    expect(chances(0.42, 0.4)).not.toMatch(/\d|%/);
    expect(chances(0.62, 0.4)).not.toBe(chances(0.42, 0.4));
    const [points] = say({ code: 'better-score', score: 87, instead: 85 } as { code: string });
    expect(points).toMatch(/87.+85/);
    expect(say({ code: 'only-move' })).toEqual([onlyMove]);
    expect(say({ code: 'as-good' })).toEqual([]);
    expect(say()).toEqual([]);
  });

  test('of a review by an earlier version, whose codes are gone, something true is said', () => {
    expect(say({ code: 'keeps-room' }, { code: 'win-chance' })).toEqual([seems]);
    expect(say({ code: 'win-chance' })).toEqual([seems]);
    expect(say({ code: 'wins' }, { code: 'keeps-room' })).toHaveLength(1);
  });
});
