// Learn the win chance of 5 vor 12 by playing against itself; first the linear tables of the strong bot, then the net.
//   npx tsx packages/bots/training/5vor12/train.ts --seed 1 --out /tmp/5vor12
// The weights depend on seed, games, rounds, lanes, lessons and rate; never on the number of threads. `--part linear` or
// `--part net` does one of the two alone: neither needs the other.

import { parseArgs } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { LINEAR, NET, newModel } from '../../src/5vor12/model.ts';
import { hire, type Shared, sharedFloats, work } from './crew.ts';
import { newPupil } from './pupil.ts';
import { read, saveModel, sizeOf, sow, write } from './store.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: 'both' },
    /** Games of the linear part. */
    games: { type: 'string', default: '100000' },
    /** Rounds of the net, lanes in each, games of each lane. */
    rounds: { type: 'string', default: '1700' },
    lanes: { type: 'string', default: '12' },
    lessons: { type: 'string', default: '20' },
    rate: { type: 'string', default: '0.002' },
    threads: { type: 'string', default: '2' },
    out: { type: 'string', default: '/tmp/5vor12' },
  },
});

/** The same for the first half, then down to nearly nothing. */
const decayed = (rate: number, done: number): number =>
  done < 0.5 ? rate : rate * Math.max(0.03, 1 - (done - 0.5) * 2);

const reporter = (name: string, every: number) => {
  const began = Date.now();
  let [error, seen] = [0, 0];
  return (done: number, off: number): void => {
    error += off;
    if (++seen < every) return;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    console.log(`${name} ${done}, ${seconds} s, error ${(error / seen).toFixed(4)}`);
    [error, seen] = [0, 0];
  };
};

const trainLinear = (): void => {
  const model = newModel(LINEAR);
  const pupil = newPupil(model, 0.9);
  const report = reporter('linear game', 5000);
  const games = Number(values.games);
  for (let game = 0; game < games; game++)
    report(game + 1, pupil.lesson(`${values.seed}/linear/${game}`, decayed(0.006, game / games)));
  saveModel(`${values.out}-linear.bin`, model);
};

const trainNet = async (): Promise<void> => {
  const model = newModel(NET);
  sow(model, values.seed);
  const common = sharedFloats(sizeOf(model));
  write(model, common);
  const crew = hire(common, Number(values.lanes), Number(values.threads), 0.85, new URL(import.meta.url));
  const report = reporter('net round', 50);
  const rounds = Number(values.rounds);
  for (let round = 0; round < rounds; round++) {
    const rate = decayed(Number(values.rate), round / rounds);
    const off = await crew.run({ seed: `${values.seed}/net/${round}`, games: Number(values.lessons), rate });
    report(round + 1, off);
  }
  await crew.dismiss();
  read(model, common);
  saveModel(`${values.out}-net.bin`, model);
};

if (isMainThread) {
  if (values.part !== 'net') trainLinear();
  if (values.part !== 'linear') await trainNet();
} else work(workerData as Shared);
