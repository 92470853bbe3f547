// Games of the bots to learn from and to measure by, written down move by move: what is made of them can change, and
// replaying them costs next to nothing.
//   npx tsx packages/bots/training/win-chances/play.ts OUT SECONDS THREADS FIRST
// plays for so long on so many threads, with games numbered from FIRST, and writes OUT/<game>.br.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMainThread, parentPort, threadId, Worker, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { itemAt, range } from '@crescendo/rules';
import { playGame } from './games.ts';
import { PLAN } from './plan.ts';

const work = async (): Promise<void> => {
  const { out, until, threads, first } = workerData;
  const spent = PLAN.map(() => 0);
  const counts = PLAN.map(() => 0);
  while (Date.now() < until) {
    let next = 0;
    for (const [i, { share }] of PLAN.entries())
      if (spent[i]! / share < spent[next]! / itemAt(PLAN, next).share) next = i;
    const kind = itemAt(PLAN, next);
    const started = performance.now();
    const line = await playGame(kind, first + threads * counts[next]!++ + (threadId - 1));
    spent[next]! += performance.now() - started;
    if (line !== undefined) appendFileSync(`${out}/${kind.game}-${threadId}.txt`, `${line}\n`);
  }
  parentPort?.postMessage({ spent, counts });
};

const direct = async (): Promise<void> => {
  const [out = '.', seconds = '60', threads = '2', first = '0'] = process.argv.slice(2);
  const raw = `${out}-raw`;
  mkdirSync(out, { recursive: true });
  mkdirSync(raw, { recursive: true });
  const started = Date.now();
  const shared = {
    out: raw,
    until: started + 1000 * Number(seconds),
    threads: Number(threads),
    first: Number(first),
  };
  const totals = PLAN.map(() => ({ games: 0, ms: 0 }));
  await Promise.all(
    range(Number(threads)).map(
      () =>
        new Promise<void>((done, fail) => {
          const worker = new Worker(process.argv[1]!, { workerData: shared });
          worker.on('message', ({ spent, counts }) => {
            for (const [i, total] of totals.entries()) {
              total.games += counts[i];
              total.ms += spent[i];
            }
          });
          worker.on('error', fail);
          worker.on('exit', () => done());
        }),
    ),
  );
  for (const game of new Set(PLAN.map((kind) => kind.game))) {
    const parts = range(Number(threads) + 1)
      .map((i) => `${raw}/${game}-${i}.txt`)
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path));
    const text = Buffer.concat(parts);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 24 };
    writeFileSync(`${out}/${game}-${first}.br`, brotliCompressSync(text, { params }));
  }
  for (const [i, { game, seats, bots, set }] of PLAN.entries()) {
    const { games, ms } = itemAt(totals, i);
    console.log(`${game} ${seats} ${bots} ${set}: ${games} games, ${(ms / games).toFixed(0)} ms each`);
  }
  console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`);
};

if (isMainThread) await direct();
else await work();
