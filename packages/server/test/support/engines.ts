// For tests: a fresh database on each engine, for the contract that both keep.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';

export const KINDS = ['sqlite', 'postgres'] as const;

export interface Engines {
  /** Returns the address of a fresh database. */
  fresh(kind: (typeof KINDS)[number]): Promise<string>;
}

export const engines = (): Engines => {
  const folder = mkdtempSync(join(tmpdir(), 'crescendo-store-'));
  let postgres: TestPostgres;
  let files = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }, 120_000);
  return {
    fresh: async (kind) => (kind === 'sqlite' ? join(folder, `${++files}.db`) : postgres.database()),
  };
};
