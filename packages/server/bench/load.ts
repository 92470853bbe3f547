// The clients' side of the bench, a process of its own: `tsx bench/load.ts <kind> <urls> <json>`; prints one JSON line.
import { itemAt } from '@crescendo/rules';
import { connected, newTable, newToken, Runner, summary } from './clients.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const [kind, urlList = '', settings = '{}'] = process.argv.slice(2);
const urls = urlList.split(',');
const { clients = 100, seconds = 10, pause = 0, tables = 5000 } = JSON.parse(settings);

/** Players in pairs, each as fast as the server answers, or with a pause. */
const rush = async (): Promise<object> => {
  const url = (n: number): string => itemAt(urls, n % urls.length);
  const tokens: string[] = [];
  for (let n = 0; n < clients; n++) tokens.push(await newToken(url(0)));
  const runners = tokens.map((token, n) => new Runner(url(n), token, `bench ${n}`, pause));
  for (let n = 0; n < clients; n += 2) {
    const pair = tokens.slice(n, n + 2);
    let made: Promise<string> | undefined;
    // The first of the two who is ready creates the next table for both.
    const next = (): Promise<string> => {
      const known = made ?? newTable(url(n), pair);
      made = made === undefined ? known : undefined;
      return known;
    };
    const first = await newTable(url(n), pair);
    for (const runner of runners.slice(n, n + 2)) await runner.play(first, next);
  }
  await sleep(2000);
  const warming = runners.reduce((sum, { times }) => sum + times.length, 0);
  for (const { times } of runners) times.length = 0;
  const started = performance.now();
  await sleep(seconds * 1000);
  const measured = summary(
    runners.flatMap(({ times }) => times),
    (performance.now() - started) / 1000,
  );
  for (const runner of runners) runner.close();
  return { kind, clients, pause, nodes: urls.length, ...measured, all: warming + measured.moves };
};

/** Open tables with two idle sockets each. */
const idle = async (): Promise<object> => {
  const url = itemAt(urls, 0);
  const tokens: string[] = [];
  for (let n = 0; n < 100; n++) tokens.push(await newToken(url));
  const sockets = [];
  for (let n = 0; n < tables; n++) {
    const pair = [itemAt(tokens, n % 100), itemAt(tokens, (n + 1) % 100)];
    const id = await newTable(url, pair);
    for (const token of pair) {
      const socket = await connected(url, token);
      socket.send(JSON.stringify({ type: 'watch', table: id }));
      sockets.push(socket);
    }
  }
  await sleep(3000);
  const text = await (await fetch(`${url}/metrics`)).text();
  const gauge = (name: string): number => Number(new RegExp(`crescendo_${name} (\\d+)`).exec(text)?.[1]);
  const result = {
    kind,
    tables: gauge('tables'),
    sockets: gauge('sockets'),
    megabytes: Math.round(gauge('memory_bytes') / 1e6),
  };
  for (const socket of sockets) socket.terminate();
  return result;
};

console.log(JSON.stringify(await (kind === 'idle' ? idle() : rush())));
process.exit(0);
