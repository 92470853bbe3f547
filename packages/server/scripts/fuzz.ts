// Fuzzes a real second process: `npm run fuzz -w packages/server -- 100000`. Ends by itself; exits with 1 if the server suffers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@crescendo/rules';
import { fuzzHttp, fuzzSocket } from '../test/support/fuzz.ts';
import { Player } from '../test/support/player.ts';
import { spawnServer } from '../test/support/server-process.ts';

const count = Number(process.argv[2] ?? 100_000);
const seed = process.argv[3] ?? String(Date.now());
const data = mkdtempSync(join(tmpdir(), 'crescendo-nonsense-'));
const server = await spawnServer({ CRESCENDO_DATA: data, PORT: '0', CRESCENDO_LOG: 'error' });
let errors = '';
server.child.stderr?.on('data', (text) => {
  errors += text;
});

const memory = async (): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Math.round(Number(/crescendo_memory_bytes (\d+)/.exec(text)?.[1]) / 1e6);
};

const [ada, bob, eve] = [
  await Player.at(server.url, 'Ada'),
  await Player.at(server.url, 'Bob'),
  await Player.at(server.url, 'Eve'),
];
const { id } = await ada.create({ game: '5vor12', seats: 2 });
await bob.ask('POST', `/api/tables/${id}/sit`, {});
const { id: other } = await ada.create({ game: 'rummikub', seats: 3, spectators: false });
const target = { table: id, others: [other] };

const codes = new Set<string>();
const statuses = new Set<number>();
const megabytes: number[] = [];
const PORTIONS = 10;
for (let n = 0; n < PORTIONS; n++) {
  const dice = seeded(`${seed}/${n}`);
  const [one, two, http] = await Promise.all([
    fuzzSocket(eve, target, dice, (count * 0.6) / PORTIONS),
    fuzzSocket(bob, target, dice, (count * 0.3) / PORTIONS),
    fuzzHttp(eve, target, dice, (count * 0.1) / PORTIONS),
  ]);
  for (const code of [...one.codes, ...two.codes]) codes.add(code);
  for (const status of http) statuses.add(status);
  megabytes.push(await memory());
}
const isAlive = (await fetch(`${server.url}/readyz`)).ok;
await server.kill('SIGTERM');
rmSync(data, { recursive: true });
console.log(JSON.stringify({ count, seed, codes: [...codes], statuses: [...statuses], megabytes, isAlive }));
process.stderr.write(errors);
process.exit(isAlive && errors === '' && [...statuses].every((status) => status < 500) ? 0 : 1);
