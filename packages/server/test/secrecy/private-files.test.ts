import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestServer } from '../support/test-server.ts';

test.skipIf(process.platform === 'win32')('nobody else on the machine may read what is stored', async () => {
  const above = mkdtempSync(join(tmpdir(), 'crescendo-private-'));
  const data = join(above, 'new', 'data');
  const mode = (path: string): number => statSync(path).mode & 0o777;
  const server = await startTestServer({ data });
  expect(mode(data)).toBe(0o700);
  await server.services.store.people.names(['x']);
  for (const name of readdirSync(data)) expect([name, mode(join(data, name))]).toEqual([name, 0o600]);
  expect(readdirSync(data)).toContain('crescendo.db-wal');
  await server.stop();
  // Files of an earlier version are repaired, others are left alone.
  writeFileSync(join(data, 'notes.txt'), '');
  writeFileSync(join(data, 'crescendo.db.version-1'), '');
  for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
  const again = await startTestServer({ data });
  for (const name of readdirSync(data))
    expect([name, mode(join(data, name))]).toEqual([name, name === 'notes.txt' ? 0o644 : 0o600]);
  await again.end();
  rmSync(above, { recursive: true, force: true });
});
