// Every command of the server is checked somewhere, and the list says where.
import { readFileSync } from 'node:fs';
import { CLIENT_MESSAGES } from '@crescendo/protocol';
import { expect, test } from 'vitest';
import { ROUTES } from '../src/boot/routes.ts';
import { COMMANDS, MESSAGES, TESTED_ELSEWHERE } from './checks/coverage.ts';
import { FAULTS } from './faults/faults.ts';

test('every command of the server has checks that would notice its absence', () => {
  const commands = ROUTES(() => null)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(COMMANDS), ...Object.keys(TESTED_ELSEWHERE)].toSorted()).toEqual(
    commands.toSorted(),
  );
  expect(Object.keys(MESSAGES).toSorted()).toEqual(Object.keys(CLIENT_MESSAGES).toSorted());
});

test('the tests that are named send these requests', () => {
  for (const [route, file] of Object.entries(TESTED_ELSEWHERE)) {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    const last =
      route
        .split('/')
        .filter((part) => !part.startsWith(':'))
        .at(-1) ?? '';
    expect([route, text.includes(last)]).toEqual([route, true]);
  }
});

test('there are enough deliberate faults, each with a name of its own', () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  // Every check is shown to find something.
  const found = new Set(FAULTS.flatMap(({ caughtBy }) => caughtBy));
  for (const checks of [...Object.values(COMMANDS), ...Object.values(MESSAGES)])
    expect(checks.some((check) => found.has(check))).toBe(true);
});
