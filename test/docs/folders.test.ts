// ARCHITECTURE.md says how many files a folder has at most. Data, such as recorded games and weights, may be as many as there are.
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT } from './pages.ts';

const MAX_FILES = 15;

test('no folder has too many sources', () => {
  const sizes = new Map<string, number>();
  for (const file of filesBelow(ROOT, /\.(?:tsx?|[cm]?js|css|wat)$/))
    sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  expect(sizes.size).toBeGreaterThan(200);
  expect([...sizes].filter(([, size]) => size > MAX_FILES)).toEqual([]);
});
