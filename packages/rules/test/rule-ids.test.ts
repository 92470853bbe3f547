// Every rule has a number in its game's RULES.md, and every number has a test that names it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';

/** The texts of all tests in a folder, if there is one. */
const testsIn = (path: string): string => {
  const folder = new URL(path, import.meta.url);
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
};

const rulesOf = (id: string): readonly string[] => {
  const text = readFileSync(new URL(`../src/${id}/RULES.md`, import.meta.url), 'utf8');
  return [...text.matchAll(/^\s*[-*]?\s*\*\*([A-Z]-\d+)\*\*/gm)].flatMap(([, rule]) => rule ?? []);
};

test('every game numbers its rules with a letter of its own', () => {
  const letters = GAMES.map(({ id }) => rulesOf(id)[0]?.charAt(0));
  expect(new Set(letters).size).toBe(GAMES.length);
});

describe.each(GAMES)('the rules of $id', ({ id }) => {
  const rules = rulesOf(id);
  const tests = [`../src/${id}/`, `./${id}/`].map(testsIn).join('\n');
  const named = new Set(
    tests.match(/\[[A-Z]-\d+(?:, ?[A-Z]-\d+)*\]/g)?.flatMap((ids) => ids.match(/[A-Z]-\d+/g)!),
  );

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
