// Two lanes. `npm test` runs `unit` and `browser`: everything that is likely to fail. `npm run test:long` runs the rest:
// files called `*.long.test.ts`, and the tests of the whole workspace in `test/`;
// `test/docs` is quick and belongs to `unit`.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.js';
import { SlowestTests } from './scripts/slowest-tests.js';

const LONG = '**/*.long.test.ts';
const BROWSER = 'packages/web/test/**';
// On a shared machine a browser may be late. What passed only when repeated is named at the end of the run.
const retry = process.env.CI ? 1 : 0;
/** Polled conditions come late where two cores are shared; the default is one second. */
const expect = { poll: { timeout: 20_000 } };

const unit = {
  exclude: [BROWSER],
  retry,
  expect,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Every core: many of these tests wait for a process or a clock.
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: 0 },
};

/** A real Chromium on the built page, two files at a time: they mostly wait, for a page, for other players or for a clock. */
const browser = {
  globalSetup: ['packages/web/test/support/setup.ts'],
  retry,
  expect,
  testTimeout: 240_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    reporters: ['default', new SlowestTests()],
    sequence: { sequencer: LongestFirst },
    // `npm run coverage`. The browser's own code is not counted: it runs built, in another process.
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['packages/*/{src,test,simulation}/**/*.test.ts', 'test/docs/**/*.test.ts'],
          exclude: [...unit.exclude, LONG],
        },
      },
      { test: { ...browser, name: 'browser', include: [`${BROWSER}/*.test.ts`], exclude: [LONG] } },
      {
        test: {
          ...unit,
          name: 'unit-long',
          include: ['packages/*/{src,test,simulation}/**/*.long.test.ts', 'research/**/*.test.ts'],
        },
      },
      { test: { ...browser, name: 'browser-long', include: [`${BROWSER}/*.long.test.ts`] } },
      {
        // The packed packages, installed elsewhere: needs the network, and builds everything.
        test: {
          name: 'install',
          include: ['test/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
