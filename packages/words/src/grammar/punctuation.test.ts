import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { apart, labelled } from './punctuation.ts';

test('French has a narrow space before a colon and a semicolon', () => {
  expect(labelled('fr', 'Total', 12)).toBe('Total\u202f: 12');
  expect(apart('fr', ['a, b', 'c'])).toBe('a, b\u202f; c');
});

test('the other languages have none', () => {
  for (const language of LANGUAGES.filter((each) => each !== 'fr')) {
    expect(labelled(language, 'a', 'b')).toBe('a: b');
    expect(apart(language, ['a', 'b'])).toBe('a; b');
  }
});
