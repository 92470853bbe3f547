import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('what was read stays read when the page is loaded again, at the latest tables', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const before = await import('./talk-state.ts');
  before.markRead('a table', 7);
  before.markRead('a table', 3);
  vi.resetModules();
  const { markRead, readUntil } = await import('./talk-state.ts');
  expect([readUntil('a table'), readUntil('another')]).toEqual([7, 0]);
  for (let n = 0; n < 60; n++) markRead(`table ${n}`, 1);
  expect([readUntil('table 59'), readUntil('a table')]).toEqual([1, 0]);
});
