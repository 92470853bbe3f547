// Every rule has a number in its game's RULES.md, and every number has a test that names it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';

describe.each(GAMES)('the rules of $id', ({ id }) => {
  const folder = new URL(`../${id}/`, import.meta.url);
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  const rules = [...read('RULES.md').matchAll(/^\s*[-*]?\s*\*\*([A-Z]-\d+)\*\*/gm)].map(([, rule]) => rule!);
  const tests = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  const named = new Set(
    tests.match(/\[[A-Z]-\d+(?:, ?[A-Z]-\d+)*\]/g)?.flatMap((ids) => ids.match(/[A-Z]-\d+/g)!),
  );

  // Every game has a letter of its own.
  const letter = rules[0]?.slice(0, 1);

  test('are numbered from 1 on, each once', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(rules).toEqual(rules.map((_, i) => `${letter}-${i + 1}`));
  });

  test('each have a test that names them', () => {
    expect(rules.filter((rule) => !named.has(rule))).toEqual([]);
  });

  test('are all that the tests name', () => {
    expect([...named].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
