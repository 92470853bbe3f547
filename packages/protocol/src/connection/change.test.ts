import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, changedParts, changeText, withChange } from './change.ts';

const key = fc.stringMatching(/^[a-z]{1,3}$/);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 0 }),
    fc.array(tie('json')),
    fc.dictionary(key, tie('json')),
  ),
}));

const changeOf = (before: unknown, next: unknown): Change | undefined => {
  const text = changeText(before, next);
  return text === undefined ? undefined : JSON.parse(text);
};

const after = (before: unknown, next: unknown): unknown => {
  const change = changeOf(before, next);
  return change === undefined ? before : withChange(before, change);
};

test('a change leads from any value to any other', () => {
  fc.assert(
    fc.property(json, json, (one, two) => {
      const [before, next] = JSON.parse(JSON.stringify([one, two]));
      const kept = JSON.stringify(before);
      expect(after(before, next)).toEqual(next);
      expect(JSON.stringify(before)).toBe(kept);
    }),
  );
});

test('also between values that are much alike', () => {
  const part = fc.oneof(
    fc.integer({ min: 0, max: 2 }),
    fc.constant(null),
    fc.array(fc.integer({ min: 0, max: 1 })),
  );
  const alike = fc.record(
    {
      a: part,
      b: part,
      c: fc.record({ d: part, e: part, f: part }, { requiredKeys: [] }),
      g: fc.array(part),
    },
    { requiredKeys: ['a'] },
  );
  fc.assert(
    fc.property(alike, alike, (before, next) => {
      expect(after(before, next)).toEqual(next);
    }),
  );
});

test('it says only what has changed', () => {
  const before = {
    version: 4,
    view: { sheets: [{ numbers: [0, 0, 0] }, { numbers: [1, 2, 3] }], phase: 'dice' },
    a: 1,
  };
  const next = {
    version: 5,
    view: { sheets: [{ numbers: [0, 7, 0] }, { numbers: [1, 2, 3] }], phase: 'dice' },
    a: 1,
  };
  expect(changeOf(before, structuredClone(before))).toBeUndefined();
  expect(changeOf(before, next)).toEqual({ version: [5], view: { sheets: { 0: { numbers: { 1: [7] } } } } });
  expect(changeOf([1, 2, 3], [1, 4, 5])).toEqual([[1, 4, 5]]);
  expect(changeOf(before.view, next.view)).toEqual({ sheets: { 0: { numbers: { 1: [7] } } } });
  expect(changeOf({ a: null, b: 1 }, { a: 2, b: 1 })).toEqual({ a: [2] });
  expect(changeOf({ a: 1, b: 1 }, { b: 1 })).toEqual([{ b: 1 }]);
});

test('the parts of a change can be put together', () => {
  const before = { a: 1, b: { c: [1, 2], d: 3 }, e: 'x' };
  const next = { a: 2, b: { c: [1, 2], d: 4 }, e: 'y' };
  expect(changedParts(before, { ...before })).toBe('');
  expect(changedParts(before, next)).toBe('"a":[2],"b":{"d":[4]},"e":["y"]');
  expect(changedParts(before, next, 'e')).toBe('"a":[2],"b":{"d":[4]}');
  expect(withChange(before, JSON.parse(`{${changedParts(before, next)}}`))).toEqual(next);
});
