// crescendo arena: a round robin on all cores that can be interrupted and resumed.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { winChancesOf } from '@crescendo/bots';
import { titleOf } from '@crescendo/rules';
import { checkSeats, readArguments, readGame, readInteger, readOptions } from '../arguments.ts';
import { CliError } from '../cli-error.ts';
import { readText, writeText } from '../files.ts';
import { progress } from '../progress.ts';
import { type Job, type JobResult, jobsOf, readEntrant } from './jobs.ts';
import { luckTimeOf, pairings, standings } from './results.ts';

const FLAGS = {
  game: { type: 'string' },
  bots: { type: 'string', default: 'expert,strong,casual,beginner,greedy,random' },
  games: { type: 'string', default: '100' },
  seats: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '' },
  threads: { type: 'string' },
  save: { type: 'string' },
  adjusted: { type: 'boolean', default: false },
  stable: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

interface Saved {
  readonly plan: string;
  readonly outcomes: readonly JobResult[];
}

export const arenaCommand = async (args: readonly string[]): Promise<number> => {
  const { values } = readArguments(args, FLAGS, 0);
  const game = readGame(values.game);
  const bots = [...new Set(values.bots.split(',').map((id) => id.trim()))];
  if (bots.length < 2) throw new CliError((words) => words.twoBots);
  for (const text of bots) await readEntrant(game, text);
  const options = readOptions(game, values.options);
  const seats = checkSeats(game, readInteger('seats', values.seats, 2), values.options);
  const games = readInteger('games', values.games, 1, 10_000_000);
  const threads = values.threads ? readInteger('threads', values.threads, 1, 256) : availableParallelism();
  if (values.adjusted && (await winChancesOf(game)) === undefined)
    throw new CliError((words) => words.noReview.notLearnt(titleOf(game.id)));
  const [isAdjusted, isStable] = [values.adjusted, values.stable];
  const jobs = jobsOf({
    game: game.id,
    options,
    seats,
    seed: values.seed,
    bots,
    games,
    isAdjusted,
    isStable,
  });
  const ways = [...(isAdjusted ? ['adjusted by kinds of luck'] : []), ...(isStable ? ['stable'] : [])];
  const plan = JSON.stringify([game.id, options, seats, values.seed, ...ways]);
  const done = values.save ? readSaved(values.save, plan) : [];
  const outcomes = await playAll(jobs, done, threads, (now) => {
    if (values.save) writeText(values.save, JSON.stringify({ plan, outcomes: now } satisfies Saved));
  });
  const result = {
    game: game.id,
    seats,
    games,
    pairings: pairings(outcomes),
    standings: standings(bots, outcomes, seats),
    ...(isAdjusted && { luckTime: luckTimeOf(outcomes) }),
  };
  process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : table(result, isStable));
  return 0;
};

/** The results an earlier run with the same settings has saved. */
const readSaved = (file: string, plan: string): readonly JobResult[] => {
  if (!existsSync(file)) return [];
  let saved: Saved;
  try {
    saved = JSON.parse(readText(file)) as Saved;
  } catch {
    throw new CliError((words) => words.notFromArena(file));
  }
  if (saved.plan !== plan) throw new CliError((words) => words.otherSettings(file));
  return saved.outcomes;
};

const SAVE_EVERY_MS = 5000;

/** Run from source, a thread must first register the TypeScript loader. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? './worker.js' : './thread.js', import.meta.url);

const playAll = async (
  jobs: readonly Job[],
  done: readonly JobResult[],
  threads: number,
  save: (outcomes: readonly JobResult[]) => void,
): Promise<readonly JobResult[]> => {
  const known = new Map(done.map((outcome) => [outcome.key, outcome]));
  const open = jobs.filter(({ key }) => !known.has(key));
  const bar = progress('arena', jobs.length);
  let saved = performance.now();
  const worker = async (): Promise<void> => {
    const thread = new Worker(THREAD);
    try {
      for (let job = open.shift(); job !== undefined; job = open.shift()) {
        const outcome = await ask(thread, job);
        known.set(outcome.key, outcome);
        await bar.at(known.size);
        if (performance.now() - saved < SAVE_EVERY_MS) continue;
        saved = performance.now();
        save([...known.values()]);
      }
    } finally {
      await thread.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, open.length) }, worker));
  bar.end();
  save([...known.values()]);
  // In the order of the jobs, so that the sums do not depend on which thread was faster.
  return jobs.flatMap(({ key }) => known.get(key) ?? []);
};

const ask = (thread: Worker, job: Job): Promise<JobResult> =>
  new Promise((resolve, reject) => {
    const answered = (outcome: JobResult): void => {
      thread.off('error', failed);
      resolve(outcome);
    };
    const failed = (error: Error): void => {
      thread.off('message', answered);
      reject(error);
    };
    thread.once('message', answered);
    thread.once('error', failed);
    thread.postMessage(job);
  });

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const between = (share: number, interval: number): string =>
  `${percent(share).padStart(8)} ±${(100 * interval).toFixed(1).padStart(4)}`;

/** The share of wins of an average player, by which `wins` and `rating` are measured. */
const fairShare = (seats: number): string =>
  `Fair share: ${percent(1 / seats)} of the games, one seat of ${seats}. Rating: 400 · log10 of wins per seat held.`;

interface Result {
  readonly seats: number;
  readonly pairings: ReturnType<typeof pairings>;
  readonly standings: ReturnType<typeof standings>;
  readonly luckTime?: number;
}

/** Compares the time for counting luck with the games it saves: an interval of half the width is that of four times as many. */
const costOfLuck = (luckTime: number, { pairings }: Pick<Result, 'pairings'>): string => {
  const ratio = pairings.length === 1 ? pairings[0]?.adjusted?.ratio : undefined;
  const gain =
    ratio === undefined
      ? ''
      : ` All of it took as long as ${(1 + luckTime).toFixed(1)} times as many games, and tells as much as ${(1 / ratio ** 2).toFixed(1)} times as many.`;
  return `Counting luck took ${luckTime.toFixed(1)} times as long as the games.${gain}\n`;
};

const table = (result: Result, isStable: boolean): string => {
  const { seats, pairings, standings, luckTime } = result;
  const rows = standings.map(
    ({ bot, rating, msPerMove, msLongest }) =>
      `${bot.padEnd(16)}${String(rating).padStart(6)}${msPerMove.toFixed(3).padStart(12)}${msLongest.toFixed(1).padStart(10)}`,
  );
  const isAdjusted = pairings.some(({ adjusted }) => adjusted !== undefined);
  const pairs = pairings.map(({ one, other, games, share, interval, mirrored, adjusted, meanScores }) => {
    const columns = [
      between(share, interval),
      ...(isStable ? [mirrored ? narrowed(share, mirrored) : ' '.repeat(22)] : []),
      ...(adjusted ? [narrowed(adjusted.share, adjusted)] : []),
    ];
    const scores = meanScores.map((score) => score.toFixed(1).padStart(7)).join(' :');
    return `${one.padEnd(16)}${other.padEnd(16)}${columns.join('  ')}   ${scores}   n = ${games}`;
  });
  const wins = `    wins     ${isStable ? '    with shared luck  width ' : ''}${isAdjusted ? '    with equal luck  width ' : ''}`;
  return `${'bot'.padEnd(16)}${'rating'.padStart(6)}${'ms a move'.padStart(12)}${'longest'.padStart(10)}\n${rows.join('\n')}\n\n${'one'.padEnd(16)}${'other'.padEnd(16)}${wins}   mean scores\n${pairs.join('\n')}\n\n${fairShare(seats)}\n${luckTime === undefined ? '' : costOfLuck(luckTime, result)}`;
};

/** The interval, and how wide it is beside the plain one. */
const narrowed = (
  share: number,
  { interval, ratio }: { readonly interval: number; readonly ratio: number },
) => `${between(share, interval)}   × ${ratio.toFixed(2)}`;
