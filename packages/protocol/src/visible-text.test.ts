import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PersonName, TalkText } from './basics.ts';
import { asName, visibleText } from './visible-text.ts';

describe('names', () => {
  test.each([
    'Ada',
    'Zoë',
    'Jean-Luc d’Arc',
    'Łukasz 🙂',
    '李小龙',
    'محمد',
    'می\u200Cخواهم',
    'श्\u200Dरी',
    '👩‍🚀 Ida',
    '👨‍👩‍👧‍👦',
    '🧑🏽‍💻',
    '❤️',
    '1️⃣',
    ':expert',
    ':constructor',
    '__proto__',
  ])('%j may be a name', (name) => {
    expect(v.parse(PersonName, name)).toBe(name.normalize('NFC'));
  });

  test.each([
    ['zero width space', 'A\u200Bda'],
    ['zero width joiner between letters', 'A\u200Dda'],
    ['word joiner', 'Ada\u2060'],
    ['soft hyphen', 'A\u00ADda'],
    ['right-to-left override', '\u202Eadve'],
    ['isolate', '\u2067Ada'],
    ['right-to-left mark', 'Ada\u200F'],
    ['Arabic letter mark', '\u061CAda'],
    ['control character', 'Ada\u0007'],
    ['escape sequence', '\u001B[31mAda'],
    ['Hangul filler', '\u3164'],
    ['half of an emoji', 'Ada\uD83D'],
    ['variation selector after a letter', 'A\uFE0Fda'],
    ['tag characters', 'Ada\u{E0041}'],
    ['byte order mark inside', 'A\uFEFFda'],
    ['line break', 'Ada\nBo'],
    ['private character', 'Ada\uE000'],
    ['braille blank', '\u2800'],
    ['a pile of marks', `A${'\u0336'.repeat(20)}`],
    ['nothing but blanks', ' \u00A0\u2003 '],
  ])('%s: refused', (_what, name) => {
    expect(v.is(PersonName, name)).toBe(false);
    expect(v.is(TalkText, name)).toBe(false);
  });

  test('blanks are single, and composed letters one', () => {
    expect(v.parse(PersonName, '  Ada \u00A0  Bo \n')).toBe('Ada Bo');
    expect(v.parse(PersonName, 'Zoe\u0308')).toBe('Zoë');
  });
});

test('any text becomes a name that the server takes, or nothing', () => {
  expect(asName('  A\u200Bda\u202E ')).toBe('Ada');
  expect(asName('\u200B')).toBe('');
  const family = '👨‍👩‍👧‍👦';
  expect(asName(`Familie Müller ${family}${family}`)).toBe('Familie Müller');
  expect(asName(family.repeat(5))).toBe(family.repeat(2));
  for (const text of ['x'.repeat(99), `${'x'.repeat(23)}😀`, `Ada\n${family}`])
    expect(v.is(PersonName, asName(text))).toBe(true);
});

test('an old name is shown without what cannot be seen', () => {
  expect(visibleText('A\u200Bd\u202Ea')).toBe('Ada');
  expect(visibleText('👩‍🚀 Ida')).toBe('👩‍🚀 Ida');
  expect(visibleText(`A${'\u0336'.repeat(20)}da`)).toBe(`A${'\u0336'.repeat(3)}da`);
  expect(visibleText('A\u0336\u0336\uFE0F\u0336da')).toBe('A\u0336\u0336da');
});
