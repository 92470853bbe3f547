// `npm run bench -w packages/server [-- rush|steady|idle|nodes|compare|worst|abuse]`: servers and clients as processes of their own on the loopback.
// Ends by itself. What others do on the same machine shows in the figures.
import { itemAt } from '@crescendo/rules';
import type { ServerProcess } from '../test/support/server-process.ts';
import { abuse } from './abuse/abuse.ts';
import { compare } from './compare/compare.ts';
import { nodesBench } from './nodes.ts';
import { load, onFile } from './processes.ts';
import { processorMs } from './processor.ts';
import { worstCases } from './worst.ts';

/** The load, and what it cost the servers for each move, their start and the warming up included. */
const costed = async (
  servers: readonly ServerProcess[],
  settings: object,
): Promise<Record<string, unknown>> => {
  const spentBy = ({ child }: ServerProcess): number => processorMs(child.pid);
  const before = servers.map(spentBy);
  const figures = await load('rush', servers, settings);
  const spent = servers.reduce((sum, server, n) => sum + spentBy(server) - itemAt(before, n), 0);
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
  nodes: nodesBench,
  compare,
  worst: worstCases,
  abuse,
};

const [first, ...others] = process.argv.slice(2);
const wanted =
  first === undefined
    ? ['rush', 'steady', 'idle', 'nodes']
    : first === 'abuse'
      ? [first]
      : [first, ...others];
for (const name of wanted) {
  const bench = BENCHES[name];
  if (bench === undefined)
    throw new Error(`There is no bench “${name}”: choose from ${Object.keys(BENCHES).join(', ')}.`);
  await bench();
}
