import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OptionKind, OptionValue } from './game.ts';
import { GAMES } from './games.ts';
import { formatOptions, parseOptions, presetOptions, presetsFor } from './options.ts';

const anyValue = (kind: OptionKind): fc.Arbitrary<OptionValue> => {
  if (kind.kind === 'flag') return fc.boolean();
  if (kind.kind === 'choice') return fc.constantFrom(...kind.of);
  return fc.integer({ min: kind.min, max: kind.max });
};

describe.each(GAMES)('options of $id', (game) => {
  const kinds = game.optionKinds as Record<string, OptionKind>;

  test('each has a kind, and the defaults and presets fit it', () => {
    expect(Object.keys(kinds).sort()).toEqual(Object.keys(game.options).sort());
    for (const name of ['', ...Object.keys(game.presets)]) {
      const options = presetOptions(game, name);
      expect(parseOptions(game, formatOptions(game, options))).toEqual({ options });
    }
  });

  test('no edition is lost by putting those of a language first', () => {
    const all = Object.keys(game.presets);
    for (const language of ['de', 'fr', 'it', 'nl', 'es', 'en']) {
      const offered = presetsFor(game, language);
      expect([...offered].sort()).toEqual([...all].sort());
      const own = all.filter((preset) => game.presets[preset]?.language === language);
      expect(offered.slice(0, own.length)).toEqual(own);
    }
  });

  test('survive their text', () => {
    const any = fc.record(
      Object.fromEntries(Object.entries(kinds).map(([key, kind]) => [key, anyValue(kind)])),
    );
    fc.assert(
      fc.property(any, (options) => {
        expect(parseOptions(game, formatOptions(game, options))).toEqual({ options });
      }),
    );
  });

  test('any text gives options or an error, never a throw', () => {
    const words = fc.constantFrom(
      ...Object.keys(kinds),
      'preset',
      '=',
      ' ',
      ',',
      'true',
      '9',
      '-1',
      '__proto__',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((list) => list.join('')),
        ),
        (text) => {
          const parsed = parseOptions(game, text);
          expect('options' in parsed || 'error' in parsed).toBe(true);
          if ('options' in parsed) expect(Object.keys(parsed.options)).toEqual(Object.keys(game.options));
        },
      ),
    );
  });
});

test('a preset comes first, single options change it', () => {
  const game = GAMES.find(({ id }) => id === '5vor12')!;
  const parsed = parseOptions(game, 'preset=lucky-numbers bruno');
  expect(parsed).toEqual({ options: { ...game.options, start: 'fourInOrder', bruno: true } });
});

test('a wrong option is named, with what there is', () => {
  const game = GAMES.find(({ id }) => id === '5vor12')!;
  expect(parseOptions(game, 'brno=true')).toMatchObject({
    error: { code: 'unknown-option', option: 'brno' },
  });
  expect(parseOptions(game, 'size=9')).toMatchObject({
    error: { code: 'bad-value', option: 'size', value: '9' },
  });
  expect(parseOptions(game, 'start=two')).toMatchObject({
    error: { code: 'bad-value', kind: { of: ['one', 'four', 'fourInOrder'] } },
  });
  expect(parseOptions(game, 'preset=no')).toMatchObject({ error: { code: 'unknown-preset', preset: 'no' } });
});
