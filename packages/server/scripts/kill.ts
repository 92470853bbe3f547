// kill -9 at many random moments under play: `npm run kill -w packages/server -- 200`. Ends by itself; exit 1 if a move is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disruptNodes, kill, killWhilePlaying } from '../test/support/kill.ts';

const kills = Number(process.argv[2] ?? 200);
const isPostgres = process.argv[3] === 'postgres';
const seed = String(Date.now());

const onFile = async () => {
  const data = mkdtempSync(join(tmpdir(), 'crescendo-kill-'));
  const where = join(data, 'crescendo.db');
  const account = await killWhilePlaying({
    where,
    env: { CRESCENDO_DATA: data },
    nodes: 1,
    pairs: 10,
    kills,
    seed,
  });
  rmSync(data, { recursive: true });
  return account;
};

const onPostgres = () => disruptNodes({ pairs: 10, kills, seed }, () => kill);

const account = await (isPostgres ? onPostgres() : onFile());
console.log(JSON.stringify({ engine: isPostgres ? 'postgres, 3 nodes' : 'sqlite', ...account }));
process.exit(account.lost + account.doubled === 0 ? 0 : 1);
