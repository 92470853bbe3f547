import { rummikub, type View } from '@crescendo/rules/rummikub';
import { commonWords, gameWords, LANGUAGES } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../words.ts';
import { because } from './text.ts';

const view: View = rummikub.view(rummikub.setup(2, rummikub.options), 0);

/** Every code with facts that can be found again in its sentence. */
const REASONS: readonly { readonly code: string; readonly [fact: string]: number | string }[] = [
  { code: 'goes-out' },
  { code: 'keeps-joker' },
  { code: 'no-tile-fits' },
  { code: 'opens', points: 91 },
  { code: 'rack-instead', tiles: 92, instead: 93 },
  { code: 'points-instead', points: 94, instead: 95 },
  { code: 'table-instead', tiles: 96, instead: 97 },
  { code: 'cannot-open', points: 81, needed: 82 },
  { code: 'out-next', tiles: 83, hidden: 84 },
  { code: 'or-wait', tiles: 85, hidden: 86 },
  { code: 'leaves-tiles', left: 87 },
  { code: 'or-wait-for', left: 88 },
  { code: 'or-more', tiles: 89 },
];

describe.each(LANGUAGES)('in %s', async (language) => {
  const translations = {
    language,
    common: await commonWords(language),
    game: await gameWords('rummikub', language),
    own: await loadWords(language),
  };
  const say = (...codes: readonly { readonly code: string }[]) => because(codes, view, translations);

  test('every reason of a hint has a sentence with its facts', () => {
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

  test('who has no set is not told of sets worth nothing', () => {
    const [none] = say({ code: 'cannot-open', points: 0, needed: 30 } as { code: string });
    expect(none).not.toMatch(/\b0\b/);
    expect(none).toContain('30');
  });

  test('a single tile is one tile', () => {
    for (const [code, fact] of [
      ['rack-instead', 'tiles'],
      ['leaves-tiles', 'left'],
    ] as const) {
      const [one] = say({ code, [fact]: 1, instead: 5 } as { code: string });
      const [two] = say({ code, [fact]: 2, instead: 5 } as { code: string });
      expect(one).not.toBe(two!.replace('2', '1'));
    }
  });

  test('codes of earlier versions, some of which were not true, are passed over', () => {
    expect(say({ code: 'nothing-to-lay' }, { code: 'waits' }, { code: 'nearly-out' })).toEqual([]);
  });
});
