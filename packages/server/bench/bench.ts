// `npm run bench -w server [-- rush|steady|idle|nodes|soak]`: servers and clients as processes of their own on the loopback.
// Ends by itself. What others do on the same machine shows in the figures.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startPostgres } from '../src/testing/postgres.ts';
import { type ServerProcess, spawnServer } from '../src/testing/process.ts';

const run = promisify(execFile);
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));
const TSX = fileURLToPath(import.meta.resolve('tsx'));

const load = async (
  kind: string,
  servers: readonly ServerProcess[],
  settings: object,
): Promise<Record<string, unknown>> => {
  const urls = servers.map(({ url }) => url).join(',');
  const { stdout } = await run(
    process.execPath,
    ['--import', TSX, LOAD, kind, urls, JSON.stringify(settings)],
    {
      maxBuffer: 1e7,
    },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1)!);
};

const memory = async ({ url }: ServerProcess): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/crescendo_memory_bytes (\d+)/.exec(text)![1]) / 1e6);
};

const onFile = async (work: (server: ServerProcess) => Promise<void>): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'crescendo-bench-'));
  const server = await spawnServer({ CRESCENDO_DATA: data, PORT: '0' });
  try {
    await work(server);
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
};

/** Processor time of a process in milliseconds (Linux; elsewhere 0): a figure that others on the machine hardly change. */
const processor = ({ child }: ServerProcess): number => {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
};

/** The load, and what it cost the servers for each move, their start and the warming up included. */
const costed = async (servers: readonly ServerProcess[], settings: object): Promise<object> => {
  const before = servers.map(processor);
  const figures = await load('rush', servers, settings);
  const spent = servers.reduce((sum, server, n) => sum + processor(server) - before[n]!, 0);
  return { ...figures, processorMsPerMove: Math.round((spent / Number(figures.all)) * 1000) / 1000 };
};

const print = (name: string, figures: object): void => console.log(`${name} ${JSON.stringify(figures)}`);

const BENCHES: { readonly [name: string]: () => Promise<void> } = {
  rush: () =>
    onFile(async (server) =>
      print('sqlite, 100 clients as fast as they can', await costed([server], { clients: 100 })),
    ),
  // 200 players, one move each in 400 ms: 500 moves a second.
  steady: () =>
    onFile(async (server) =>
      print(
        'sqlite, about 500 moves per second',
        await costed([server], { clients: 200, pause: 240, seconds: 15 }),
      ),
    ),
  idle: () =>
    onFile(async (server) =>
      print('sqlite, idle', await load('idle', [server], { tables: Number(process.env.TABLES ?? 5000) })),
    ),
  nodes: async () => {
    for (const count of [1, 2, 3]) {
      const postgres = await startPostgres();
      const env = { DATABASE_URL: await postgres.database(), PORT: '0' };
      const servers: ServerProcess[] = [];
      for (let n = 0; n < count; n++) servers.push(await spawnServer(env));
      print(`postgres, ${count} node(s), 100 clients`, await costed(servers, { clients: 100 }));
      await Promise.all(servers.map((server) => server.kill()));
      await postgres.stop();
    }
  },
  soak: () =>
    onFile(async (server) => {
      const minutes = Number(process.env.MINUTES ?? 30);
      const megabytes: number[] = [];
      for (let n = 0; n < minutes; n++) {
        await load('rush', [server], { clients: 40, pause: 100, seconds: 55 });
        megabytes.push(await memory(server));
      }
      print(`sqlite, soak of ${minutes} minutes`, { megabytes });
    }),
};

const wanted = process.argv[2] === undefined ? ['rush', 'steady', 'idle', 'nodes'] : process.argv.slice(2);
for (const name of wanted) {
  const bench = BENCHES[name];
  if (bench === undefined)
    throw new Error(`There is no bench “${name}”: say ${Object.keys(BENCHES).join(', ')}.`);
  await bench();
}
