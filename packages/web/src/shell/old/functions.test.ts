// Each substitute must do what the built-in function does: both are asked, with the same arguments.
import { afterAll, expect, test } from 'vitest';
import { segmenter } from './segmenter.ts';

const PLACES: readonly (readonly [target: object, name: string])[] = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with'].map((name) => [Array.prototype, name] as const),
  ...['toSorted', 'toReversed', 'with'].map(
    (name) => [Object.getPrototypeOf(Int8Array.prototype), name] as const,
  ),
  [AbortSignal, 'timeout'],
  [Intl, 'Segmenter'],
];

const builtIn = PLACES.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name));
const restore = (): void => {
  for (const [i, [target, name]] of PLACES.entries()) Object.defineProperty(target, name, builtIn[i] ?? {});
};
afterAll(restore);

/** The same question, to the browser's own functions and to the substitutes. */
const both = async <T>(ask: () => T): Promise<readonly [T | string, T | string]> => {
  const answer = (): T | string => {
    try {
      return ask();
    } catch (error) {
      return (error as Error).name;
    }
  };
  const own = answer();
  const { defineMissing } = await import('./functions.ts');
  for (const [target, name] of PLACES) Reflect.deleteProperty(target, name);
  try {
    expect(PLACES.filter(([target, name]) => name in target)).toEqual([]);
    defineMissing();
    return [own, answer()];
  } finally {
    restore();
  }
};

const LIST = [3, 1, 11, 2];

test.each<readonly [string, () => unknown]>([
  ['toSorted', () => LIST.toSorted()],
  ['toSorted by numbers', () => LIST.toSorted((a, b) => b - a)],
  ['toSorted with nothing in it', () => ['b', undefined, 'a'].toSorted()],
  ['toReversed', () => LIST.toReversed()],
  ['toSpliced', () => [LIST.toSpliced(1, 1), LIST.toSpliced(-1, 0, 7, 8), LIST.toSpliced(0, 9)]],
  ['with', () => [LIST.with(0, 9), LIST.with(-1, 9)]],
  ['with beyond the end', () => LIST.with(4, 9)],
  ['with before the start', () => LIST.with(-5, 9)],
  ['typed toSorted', () => Array.from(Int8Array.from(LIST).toSorted())],
  ['typed toReversed', () => Int8Array.from(LIST).toReversed()],
  ['typed with', () => [Int8Array.from(LIST).with(1, 9), Float64Array.from(LIST).with(-2, 0.5)]],
  ['typed with beyond the end', () => Int8Array.from(LIST).with(4, 9)],
])('%s', async (_name, ask) => {
  const [own, substitute] = await both(ask);
  expect(substitute).toEqual(own);
  expect(LIST).toEqual([3, 1, 11, 2]);
});

test('a request is given up after its time', async () => {
  const [, signal] = await both(() => AbortSignal.timeout(1));
  if (typeof signal === 'string') throw new Error(signal);
  await expect.poll(() => signal.aborted).toBe(true);
  expect((signal.reason as Error).name).toBe('TimeoutError');
});

test.each([
  'Ada',
  'Zoë',
  'e\u0301a\u0308\u0323',
  '👩‍👩‍👧‍👦 🇩🇪🇫🇷 👍🏽 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '한국 \u1112\u1161\u11AB',
  'नमस्ते',
  'a\r\nb',
  'ก็',
])('%s is divided as people see it', (text) => {
  const own = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const found = [...new segmenter().segment(text)].map(({ segment }) => segment);
  expect(found.join('')).toBe(text);
  // Newer browsers join the letters of a syllable of India; older ones do not, and a name is cut between them at worst.
  if (text !== 'नमस्ते') expect(found).toEqual(own);
});
