// Each game between two terminals, but for that of join.test.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { Host } from '../../test/terminals.ts';
import { playWithCrash } from '../../test/whole-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'crescendo-join-'));
const host = new Host(folder);

beforeAll(() => host.start(), 120_000);

afterAll(async () => {
  await host.kill('SIGKILL');
  rmSync(folder, { recursive: true });
}, 120_000);

test.each(['rummikub', 'finito', 'qwinto'])(
  '%s between two terminals, with the server killed in the middle',
  (game) => playWithCrash(host, game),
  240_000,
);
