import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { disruptNodes, kill, killWhilePlaying } from '../support/kill.ts';

// The full count is `npm run kill -w packages/server`; here a few, at every run of the tests.
test('kill -9 under play, on a file: nothing acknowledged is lost, nothing counts twice', async () => {
  const data = mkdtempSync(join(tmpdir(), 'crescendo-kill-'));
  const account = await killWhilePlaying({
    where: join(data, 'crescendo.db'),
    env: { CRESCENDO_DATA: data },
    nodes: 1,
    pairs: 4,
    kills: 4,
    seed: 'file',
  });
  expect(account).toMatchObject({ kills: 4, lost: 0, doubled: 0 });
  expect(account.acknowledged).toBeGreaterThan(5);
  rmSync(data, { recursive: true });
});

test('kill -9 of one of three nodes on PostgreSQL', async () => {
  const account = await disruptNodes({ pairs: 4, kills: 3, seed: 'nodes' }, () => kill);
  expect(account).toMatchObject({ kills: 3, lost: 0, doubled: 0 });
  expect(account.acknowledged).toBeGreaterThan(5);
});
