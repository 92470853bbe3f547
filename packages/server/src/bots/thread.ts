import { parentPort } from 'node:worker_threads';
import { botFor } from '@crescendo/bots';
import { gameById, seeded } from '@crescendo/rules';
import type { BotJob } from './pool.ts';

parentPort!.on('message', async ({ game, level, view, seed }: BotJob) => {
  try {
    const bot = await botFor(gameById(game)!, level);
    const started = performance.now();
    const move = bot!.choose(view, seeded(seed));
    parentPort!.postMessage({ move, ms: performance.now() - started });
  } catch (error) {
    parentPort!.postMessage({ error: String(error) });
  }
});
