// npm run people -w @crescendo/bots -- --pairs careful:beginner,expert:strong [--seats 2] [--games N] [--threads N] [--seed S] [--half]
// Models of people (docs/people.md) and bots at Rummikub against each other: what the first of a pair wins, alone among players of
// the second kind, sitting on every seat in turn with the same dice; with --half each has half of the seats, so that equals have 50.
// Also how often the first one draws, how often in a row while it could lay something, and how many tiles its last play has.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Bot, itemAt, playOut, range, seeded } from '@crescendo/rules';
import { type Rummikub, rummikub } from '@crescendo/rules/rummikub';
import { PEOPLE } from '../people/rummikub.ts';
import type { Level } from '../src/game-bots.ts';
import { loadBots } from '../src/rummikub/index.ts';
import { bestPlay } from '../src/rummikub/model/from-view.ts';
import { seatingsOf } from './mirrored-games.ts';

const argument = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const PARTS = 16;
const seats = Number(argument('seats', '2'));
const isHalf = process.argv.includes('--half');
/** Each round plays every seating with the same dice. */
const seatings = isHalf
  ? seatingsOf(seats)
  : range(seats).map((one) => range(seats).map((seat) => seat === one));

interface Part {
  readonly pair: string;
  readonly shares: number[];
  turns: number;
  draws: number;
  /** The most draws in a row while something could be laid, and how many rows of four or more there were. */
  longest: number;
  longs: number;
  readonly last: number[];
}

/** `expert`, `expert+bold`, `collector`, `greedy`, or one of the people. */
const playerOf = async (name: string): Promise<Bot<Rummikub>> => {
  const { bots, styles, others } = await loadBots();
  const [id = '', style] = name.split('+');
  const styled = style === 'bold' || style === 'careful' ? styles?.[style][id as Level] : undefined;
  const player = styled ?? PEOPLE[id] ?? others?.[id] ?? bots[id as Level];
  if (player === undefined) throw new Error(`nobody is called ${name}`);
  return player;
};

const playPart = async (pair: string, part: number): Promise<Part> => {
  const [one, other] = await Promise.all(pair.split(':').map(playerOf));
  if (one === undefined || other === undefined) throw new Error(`${pair} is no pair`);
  const sum: Part = { pair, shares: [], turns: 0, draws: 0, longest: 0, longs: 0, last: [] };
  const rounds = Math.ceil(Number(argument('games', '400')) / seatings.length / PARTS);
  for (const n of range(rounds)) {
    let share = 0;
    for (const seating of seatings) {
      const waits = range(seats).map(() => 0);
      const last = range(seats).map(() => 0);
      const { turn } = playOut({
        game: rummikub,
        seats,
        options: rummikub.options,
        players: seating.map((isOne) => (isOne ? one : other)),
        dice: seeded(`${argument('seed', 'people')}/${part}/${n}`),
        limit: 4000,
        tell: (event, before) => {
          if (event.kind !== 'move' || !seating[event.seat]) return;
          const view = before.view(event.seat);
          if (view.phase !== 'turn') return;
          sum.turns++;
          if (event.move.type === 'play') {
            waits[event.seat] = 0;
            last[event.seat] = itemAt(view.racks, event.seat).length;
            return;
          }
          sum.draws++;
          const could = view.opened[event.seat] && bestPlay(view, 'tiles') !== undefined;
          waits[event.seat] = could ? waits[event.seat]! + 1 : 0;
          if (waits[event.seat] === 4) sum.longs++;
          sum.longest = Math.max(sum.longest, waits[event.seat]!);
        },
      });
      if (turn.kind !== 'over') continue;
      for (const seat of turn.winners) {
        if (!seating[seat]) continue;
        share += 1 / turn.winners.length;
        sum.last.push(last[seat]!);
      }
    }
    sum.shares.push(share / seatings.length);
  }
  return sum;
};

const report = (pair: string, parts: readonly Part[]): void => {
  const shares = parts.flatMap((part) => part.shares);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance =
    shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1);
  const total = (key: 'turns' | 'draws' | 'longs') => parts.reduce((sum, part) => sum + part[key], 0);
  const last = parts.flatMap((part) => part.last).toSorted((a, b) => a - b);
  const games = shares.length * seatings.length;
  const percent = (value: number) => (100 * value).toFixed(1);
  console.log(
    `| ${pair} | ${seats} | ${games} | ${percent(mean)} ± ${percent(1.96 * Math.sqrt(variance / shares.length))} | ` +
      `${percent(total('draws') / total('turns'))} | ${Math.max(...parts.map(({ longest }) => longest))} | ` +
      `${percent(total('longs') / games)} | ${last[last.length >> 1] ?? '–'} |`,
  );
};

const direct = async (): Promise<void> => {
  const pairs = argument('pairs', 'expert:strong').split(',');
  const jobs = pairs.flatMap((pair) => range(PARTS).map((part) => ({ pair, part })));
  const done: Part[] = [];
  let next = 0;
  const run = (job: { readonly pair: string; readonly part: number }): Promise<Part> =>
    new Promise((resolve, reject) => {
      const start = import.meta.url.endsWith('.ts')
        ? `import('tsx/esm/api').then(({ register }) => { register(); return import('${import.meta.url}'); })`
        : `import('${import.meta.url}')`;
      const worker = new Worker(start, { eval: true, workerData: job, argv: process.argv.slice(2) });
      worker.on('message', resolve);
      worker.on('error', reject);
    });
  console.log(
    '| pair | seats | games | wins | draws | longest wait | four and more in 100 games | last play |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  await Promise.all(
    range(Number(argument('threads', '2'))).map(async () => {
      while (next < jobs.length) done.push(await run(itemAt(jobs, next++)));
    }),
  );
  for (const pair of pairs)
    report(
      pair,
      done.filter((part) => part.pair === pair),
    );
};

if (isMainThread) await direct();
else parentPort?.postMessage(await playPart(workerData.pair, workerData.part));
