// Learn the tables that `strong` goes by, by playing against itself; the expert's net has train_net.py.
//   npx tsx research/5vor12/tables/train.ts --seed 1 --out /tmp/5vor12-tables.bin
import { parseArgs } from 'node:util';
import { newModel } from '../../../packages/bots/src/5vor12/value/tables.ts';
import { saveModel } from './store.ts';
import { newTdLearner } from './td-learner.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '100000' },
    out: { type: 'string', default: '/tmp/5vor12-tables.bin' },
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

const model = newModel();
const learner = newTdLearner(model, 0.9);
const report = reporter('game', 5000);
const games = Number(values.games);
for (let game = 0; game < games; game++)
  report(game + 1, learner.lesson(`${values.seed}/linear/${game}`, decayed(0.006, game / games)));
saveModel(values.out, model);
