// Train the network by self-play:
// npx tsx packages/bots/training/qwinto/train.ts --seed 1 --rounds N --games G --rate R --whims W --pool near|wide --threads T --out FILE
// The weights depend on seed, rounds, games, rate, whims and pool; never on the number of threads, nor on stopping and going on.
import { isMainThread, workerData } from 'node:worker_threads';
import { type Crew, hire, type Shared, SUMS, work } from './crew.ts';
import { readFloats } from './floats.ts';
import { makeMemory, REGIONS } from './layout.ts';
import type { Pool } from './learn.ts';
import { initialise, readCheckpoint, regionOf, writeCheckpoint, writeWeights } from './store.ts';

const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1]!;
};

const seed = option('seed', '1');
const rounds = Number(option('rounds', '1000'));
const games = Number(option('games', '6'));
const top = Number(option('rate', '0.002'));
/** How often a seat writes something else than the best, to see what comes of it. */
const whims = Number(option('whims', '0.12'));
const pool: Pool = option('pool', 'near') === 'wide' ? 'wide' : 'near';
const out = option('out', 'weights.json');
/** Weights to go on from, with a new schedule. */
const from = option('from', '');
const checkpoint = option('checkpoint', `${out}.checkpoint`);
const every = Number(option('measure', '500'));
const stop = Number(option('stop-after', 'Infinity'));

/** Adam's rate: down along a cosine, and corrected for moments that began at zero. */
const rateAt = (round: number): number => {
  const rate = top * (0.03 + 0.97 * 0.5 * (1 + Math.cos((Math.PI * round) / rounds)));
  return (rate * Math.sqrt(1 - 0.999 ** round)) / (1 - 0.9 ** round);
};

const report = async (crew: Crew, round: number, recent: Float64Array, seconds: number): Promise<void> => {
  const m = await crew.run({
    kind: 'measure',
    seed: `measure:${round}`,
    games: Number(option('measure-games', '10')),
  });
  const share = (sums: Float64Array, at: number, of: number, digits = 1): string =>
    (sums[at]! / sums[of]!).toFixed(digits);
  const loss = [1, 2, 3].map((head) => share(recent, head, 0, 3)).join(' ');
  console.log(
    `round ${round} ${seconds.toFixed(0)} s; ${recent[5]} games, ${recent[0]} samples, ${share(recent, 4, 5)} turns, ` +
      `loss ${loss}, solo while learning ${share(recent, 6, 7)}; mean weights: solo ${share(m, 0, 1)}, ` +
      `beats slack ${share(m, 2, 3, 2)}, old ${share(m, 4, 5, 2)}, scores ${share(m, 6, 7)} of two (${m[1]} games each)`,
  );
};

const train = async (): Promise<void> => {
  const memory = makeMemory();
  let round = readCheckpoint(memory, checkpoint) ?? 0;
  if (round === 0) initialise(memory, seed, from === '' ? undefined : readFloats(from).weights);
  const after = from === '' ? '' : ` --from (${readFloats(from).command}, round ${readFloats(from).round})`;
  const save = (): void => {
    const command = `train.ts --seed ${seed} --rounds ${rounds} --games ${games} --rate ${top} --whims ${whims} --pool ${pool}${after}`;
    writeCheckpoint(memory, checkpoint, round);
    writeWeights(memory, out, { seed, round, command });
  };
  const crew = hire(memory, Number(option('threads', '1')), new URL(import.meta.url));
  const recent = new Float64Array(SUMS);
  const renew = Math.max(20, Math.floor(rounds / 30));
  const began = Date.now();
  const seconds = (): number => (Date.now() - began) / 1000;
  while (round < rounds && seconds() < stop) {
    if (round % renew === 0) regionOf(memory, REGIONS.old).set(regionOf(memory, REGIONS.mean));
    const sums = await crew.run({ kind: 'learn', seed: `${seed}:${round}`, games, whims, pool });
    round++;
    const blend = Math.max(0.002, 1 / (1 + round * 0.2));
    await crew.run({ kind: 'step', scale: 1 / sums[0]!, rate: rateAt(round), blend });
    for (let i = 0; i < SUMS; i++) recent[i]! += sums[i]!;
    if (round % every !== 0 && round !== rounds) continue;
    await report(crew, round, recent, seconds());
    recent.fill(0);
    save();
  }
  save();
  await crew.dismiss();
};

if (isMainThread) await train();
else work(workerData as Shared);
