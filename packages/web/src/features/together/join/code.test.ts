import { expect, test } from 'vitest';
import { formatCode, isWholeCode } from './code.ts';

test.each([
  ['', '', false],
  ['abc', 'ABC', false],
  ['abcde', 'ABCDE', false],
  ['abcde-', 'ABCDE', false],
  ['abcde2', 'ABCDE-2', false],
  ['abcde 23456', 'ABCDE-23456', true],
  ['ABCDE-23456', 'ABCDE-23456', true],
  ['abcde23456789', 'ABCDE-23456', true],
])('%j becomes %j', (typed, neat, whole) => {
  expect(formatCode(typed)).toBe(neat);
  expect(isWholeCode(typed)).toBe(whole);
});
