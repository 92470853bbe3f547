// The worker thread of the pools: answers each job, or says why it cannot.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { botFor } from '@crescendo/bots';
import { GAMES_BY_ID, seeded } from '@crescendo/rules';
import type { Answer, BotJob, CheckJob, Job, TimeUpJob } from './pool.ts';

const LOW_PRIORITY = 10;

const choose = async ({ game: id, level, style, view, seed }: BotJob): Promise<Answer> => {
  const game = GAMES_BY_ID[id];
  const bot = await botFor(game, level, style);
  if (bot === undefined) throw new Error(`there is no bot “${level}” for ${id}`);
  const started = performance.now();
  const move = bot.choose(view, seeded(seed));
  // Checked here, so that the main thread need not.
  const refusal = game.check(view, move);
  if (refusal !== undefined) throw new Error(`the bot “${level}” chose an illegal move: ${refusal.code}`);
  return { move, ms: performance.now() - started };
};

const check = ({ game, view, move }: CheckJob): Answer => {
  const started = performance.now();
  const refusal = GAMES_BY_ID[game].check(view, move) ?? null;
  return { refusal, ms: performance.now() - started };
};

const timeUp = ({ game: id, view, draft }: TimeUpJob): Answer => {
  const started = performance.now();
  const game = GAMES_BY_ID[id];
  const move = game.clock?.timeUp(view, draft);
  // Checked here, so that the main thread need not.
  const refusal = move && game.check(view, move);
  if (move === undefined || refusal) throw new Error(`the clock made an illegal move: ${refusal?.code}`);
  return { move, ms: performance.now() - started };
};

const answer = async (job: Job): Promise<Answer> => {
  switch (job.kind) {
    case 'choose':
      return choose(job);
    case 'check':
      return check(job);
    case 'time-up':
      return timeUp(job);
  }
};

// The main thread comes first: everybody waits for it. On Linux a thread has a priority of its own, elsewhere the process.
if (process.platform === 'linux') setPriority(LOW_PRIORITY);

parentPort?.on('message', (job: Job) => {
  answer(job).then(
    (found) => parentPort?.postMessage(found),
    (error) => parentPort?.postMessage({ error: String(error) }),
  );
});
