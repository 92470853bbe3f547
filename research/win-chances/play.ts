// Games of the bots to learn from and to measure by, written down move by move: what is made of them can change, and
// replaying them costs next to nothing.
//   npx tsx research/win-chances/play.ts OUT SECONDS THREADS FIRST [GAME] [BOTS] [SET]
// plays for so long on so many threads, with games numbered from FIRST, and writes OUT/<game>-FIRST.br; only this game,
// these bots and this set, if they are named.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { itemAt, range } from '@crescendo/rules';
import { playGame } from './games.ts';
import { PLAN as WHOLE_PLAN } from './plan.ts';

const [out = '.', seconds = '60', threads = '2', first = '0', onlyGame, onlyBots, onlySet] = isMainThread
  ? process.argv.slice(2)
  : workerData.words;
const PLAN = WHOLE_PLAN.filter(
  ({ game, bots, set }) =>
    (!onlyGame || game === onlyGame) && (!onlyBots || bots === onlyBots) && (!onlySet || set === onlySet),
);
const raw = `${out}-raw`;
/** A thread starts as plain JavaScript and loads TypeScript by itself. */
const THREAD = `import('tsx/esm/api').then(({ register }) => { register(); return import('${import.meta.url}'); })`;

const work = async (): Promise<void> => {
  const { until, index } = workerData;
  const spent = PLAN.map(() => 0);
  const counts = PLAN.map(() => 0);
  while (Date.now() < until) {
    let next = 0;
    for (const [i, { share }] of PLAN.entries())
      if (spent[i]! / share < spent[next]! / itemAt(PLAN, next).share) next = i;
    const kind = itemAt(PLAN, next);
    const started = performance.now();
    const line = await playGame(kind, Number(first) + Number(threads) * counts[next]!++ + index);
    spent[next]! += performance.now() - started;
    if (line !== undefined) appendFileSync(`${raw}/${kind.game}-${first}-${index}.txt`, `${line}\n`);
  }
  parentPort?.postMessage({ spent, counts });
};

const direct = async (): Promise<void> => {
  mkdirSync(out, { recursive: true });
  mkdirSync(raw, { recursive: true });
  const started = Date.now();
  const shared = { until: started + 1000 * Number(seconds), words: process.argv.slice(2) };
  const totals = PLAN.map(() => ({ games: 0, ms: 0 }));
  await Promise.all(
    range(Number(threads)).map(
      (index) =>
        new Promise<void>((done, fail) => {
          const worker = new Worker(THREAD, { eval: true, workerData: { ...shared, index } });
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
    const parts = range(Number(threads))
      .map((i) => `${raw}/${game}-${first}-${i}.txt`)
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
