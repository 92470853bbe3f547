import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'packages/{rules,bots,server}/test/**/*.test.ts'],
          testTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // A real Chromium on the built page, after everything else: it wants the machine for itself.
        test: {
          name: 'browser',
          include: ['packages/web/test/**/*.test.ts'],
          globalSetup: ['packages/web/test/setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // The packed packages, installed elsewhere: needs the network, and builds everything.
        test: {
          name: 'install',
          include: ['test/**/*.test.ts'],
          testTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
