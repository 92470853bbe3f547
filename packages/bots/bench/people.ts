// npm run people -w @crescendo/bots -- --game qwinto --pairs careful:beginner,expert:strong+bold [--seats 2,3] [--games N] [--seed S] [--half] [--wins] [--threads N]
// Models of people (docs/people.md) and bots against each other: what the first of a pair wins, alone among players of
// the second kind, sitting on every seat in turn with the same dice; with --half each has half of the seats, so that equals have 50.
// A game may have more to count, see people/contract.ts; `--wins` leaves that out, which is ten times as fast in Rummikub.

import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type AnyBot, type AnyGame, gameById, itemAt, playOut, range, seeded } from '@crescendo/rules';
import type { Counts, GamePeople, Watch } from '../people/contract.ts';
import { STYLES } from '../src/game-bots.ts';
import { botFor } from '../src/registry.ts';
import { gamesOf, numbersOf, percent } from './arguments.ts';
import { seatingsOf } from './mirrored-games.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    pairs: { type: 'string', default: 'careful:beginner,careful:casual,by-feeling:beginner' },
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'people' },
    half: { type: 'boolean', default: false },
    wins: { type: 'boolean', default: false },
    threads: { type: 'string', default: '1' },
  },
});
/** Each part of the games has dice of its own, so the number of threads changes nothing. */
const PARTS = 16;
const LIMIT = 20_000;

interface Job {
  readonly game: string;
  readonly pair: string;
  readonly seats: number;
  readonly part: number;
}

interface Part extends Job {
  /** Of each round, which plays every seating with the same dice. */
  readonly shares: readonly number[];
  readonly counts: Counts;
}

const seatings = (seats: number): readonly (readonly boolean[])[] =>
  values.half ? seatingsOf(seats) : range(seats).map((one) => range(seats).map((seat) => seat === one));

const peopleOf = async (game: AnyGame): Promise<GamePeople> => import(`../people/${game.id}.ts`);

const watchOf = async (game: AnyGame): Promise<Watch | undefined> =>
  values.wins ? undefined : (await peopleOf(game)).WATCH;

/** One of the people, or a bot: `expert`, `expert+bold`, `collector`, `greedy`. */
const playerOf = async (game: AnyGame, name: string): Promise<AnyBot> => {
  const { PEOPLE } = await peopleOf(game);
  const [id = '', style] = name.split('+');
  const player =
    PEOPLE[id] ??
    (await botFor(
      game,
      id,
      STYLES.find((each) => each === style),
    ));
  if (player === undefined) throw new Error(`nobody is called ${name}`);
  return player;
};

const joined = (all: readonly Counts[]): Counts => {
  const lists: { [name: string]: number[] } = {};
  for (const counts of all)
    for (const [name, numbers] of Object.entries(counts)) {
      lists[name] ??= [];
      lists[name].push(...numbers);
    }
  return lists;
};

interface Table {
  readonly game: AnyGame;
  readonly one: AnyBot;
  readonly other: AnyBot;
  readonly watch: Watch | undefined;
}

const playGame = ({ game, one, other, watch }: Table, seating: readonly boolean[], seed: string) => {
  const watched = watch?.start(seating);
  const { turn } = playOut({
    game,
    seats: seating.length,
    options: game.options,
    players: seating.map((isOne) => (isOne ? one : other)),
    dice: seeded(seed),
    limit: LIMIT,
    ...(watched && { tell: watched.see }),
  });
  const winners = turn.kind === 'over' ? turn.winners : [];
  const share = winners.filter((seat) => seating[seat]).length / Math.max(1, winners.length);
  return { share, counts: watched?.end(winners) ?? {} };
};

const playPart = async (job: Job): Promise<Part> => {
  const game = gameById(job.game);
  const [first, ...rest] = job.pair.split(':');
  // `beginner:just-right:705`
  const second = rest.join(':');
  if (game === undefined || first === undefined || second === '') throw new Error(`${job.pair} is no pair`);
  const [one, other] = await Promise.all([playerOf(game, first), playerOf(game, second)]);
  const table: Table = { game, one, other, watch: await watchOf(game) };
  const all = seatings(job.seats);
  const rounds = range(Math.ceil(Number(values.games) / all.length / PARTS)).map((n) =>
    all.map((seating) => playGame(table, seating, `${values.seed}/${job.part}/${n}`)),
  );
  return {
    ...job,
    shares: rounds.map((games) => games.reduce((sum, { share }) => sum + share, 0) / all.length),
    counts: joined(rounds.flat().map(({ counts }) => counts)),
  };
};

const rowOf = ({ pair, seats }: Job, parts: readonly Part[], watch: Watch | undefined): string => {
  const shares = parts.flatMap((part) => part.shares);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance =
    shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1);
  const games = shares.length * seatings(seats).length;
  const wins = `${percent(mean)} ± ${percent(1.96 * Math.sqrt(variance / shares.length))}`;
  const more = watch?.cells(joined(parts.map(({ counts }) => counts)), games) ?? [];
  return `| ${[pair, seats, games, wins, ...more].join(' | ')} |`;
};

const inWorker = (job: Job): Promise<Part> =>
  new Promise((resolve, reject) => {
    const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${import.meta.url}'); })`;
    const worker = new Worker(start, { eval: true, workerData: job, argv: process.argv.slice(2) });
    worker.on('message', resolve);
    worker.on('error', reject);
  });

const playAll = async (jobs: readonly Job[]): Promise<readonly Part[]> => {
  const threads = Number(values.threads);
  const done: Part[] = [];
  let next = 0;
  const play = threads > 1 ? inWorker : playPart;
  await Promise.all(
    range(threads).map(async () => {
      while (next < jobs.length) done.push(await play(itemAt(jobs, next++)));
    }),
  );
  return done;
};

if (isMainThread) {
  for (const game of gamesOf(values.game)) {
    const watch = await watchOf(gameById(game)!);
    const columns = [game, 'seats', 'games', 'wins', ...(watch?.columns ?? [])];
    console.log(`| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`);
    for (const pair of values.pairs.split(','))
      for (const seats of numbersOf(values.seats)) {
        const parts = await playAll(range(PARTS).map((part) => ({ game, pair, seats, part })));
        console.log(rowOf({ game, pair, seats, part: 0 }, parts, watch));
      }
  }
} else parentPort?.postMessage(await playPart(workerData));
