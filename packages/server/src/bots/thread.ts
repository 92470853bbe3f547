// The worker thread of the pool: answers each job with a move or an error.
import { parentPort } from 'node:worker_threads';
import { botFor } from '@crescendo/bots';
import { GAMES_BY_ID, seeded } from '@crescendo/rules';
import type { BotJob } from './pool.ts';

const choose = async ({ game, level, view, seed }: BotJob) => {
  const bot = await botFor(GAMES_BY_ID[game], level);
  if (bot === undefined) throw new Error(`there is no bot “${level}” for ${game}`);
  const started = performance.now();
  const move = bot.choose(view, seeded(seed));
  return { move, ms: performance.now() - started };
};

parentPort?.on('message', (job: BotJob) => {
  choose(job).then(
    (answer) => parentPort?.postMessage(answer),
    (error) => parentPort?.postMessage({ error: String(error) }),
  );
});
