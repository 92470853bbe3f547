// Learn the win chance of 5 vor 12 by playing against itself, TD(lambda) on each seat's positions after its own moves.
// First the linear tables, quickly; then the net, starting from the tables' games.
//   npx tsx packages/bots/training/5vor12/train.ts --seed 1 --linear 100000 --games 70000 --out /tmp/5vor12
// Stopped and called again with the same words it goes on where it was.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seeded } from '@crescendo/rules';
import { newJudge } from '../../src/5vor12/judge.ts';
import { LINEAR, type Model, NET, newModel } from '../../src/5vor12/model.ts';
import { fill, type Learner, newLearner, newSample, type Sample } from './learner.ts';
import { selfPlay, shares } from './self-play.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    linear: { type: 'string', default: '100000' },
    games: { type: 'string', default: '70000' },
    out: { type: 'string', default: '/tmp/5vor12' },
    stop: { type: 'string', default: '999999' },
  },
});
const started = Date.now();

/** Small random weights, so that the parts of a net differ from the start. */
const sow = (model: Model, seed: string): void => {
  if (model.shape.isLinear) return;
  const dice = seeded(`${seed}/sow`);
  const spread = (array: Float32Array | Float64Array, size: number) => {
    for (let i = 0; i < array.length; i++) array[i] = (dice() * 2 - 1) * size;
  };
  spread(model.rows, 0.15);
  model.rows.fill(0, model.rows.length - model.shape.deep);
  for (const head of model.heads) {
    spread(head.weights, 0.3);
    spread(head.last, 0.3);
  }
};

const file = (phase: string) => `${values.out}-${phase}.bin`;

const save = (phase: string, games: number, learner: Learner): void => {
  const all = Float64Array.from([games, ...learner.arrays.flatMap((array) => Array.from(array))]);
  writeFileSync(file(phase), new Uint8Array(all.buffer));
};

const load = (phase: string, learner: Learner): number => {
  if (!existsSync(file(phase))) return 0;
  const bytes = readFileSync(file(phase));
  const all = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  let at = 1;
  for (const array of learner.arrays) {
    array.set(all.subarray(at, at + array.length));
    at += array.length;
  }
  return all[0]!;
};

interface Phase {
  readonly name: string;
  readonly model: Model;
  readonly games: number;
  readonly rate: number;
  readonly lambda: number;
  /** For the first games another model plays, quicker than this one. */
  readonly leader?: { readonly model: Model; readonly games: number };
}

const train = ({ name, model, games, rate, lambda, leader }: Phase): void => {
  const learner = newLearner(model);
  sow(model, values.seed!);
  const judge = newJudge(model);
  const leading = leader && newJudge(leader.model);
  const samples: Sample[] = [];
  let used = 0;
  let error = 0;
  let learnt = 0;
  let seen = 0;
  const from = load(name, learner);
  let saved = Date.now();
  for (let game = from; game < games; game++) {
    const dice = seeded(`${values.seed}/${name}/${game}`);
    const which = dice();
    const seats = which < 0.6 ? 2 : which < 0.8 ? 3 : 4;
    const isLed = leading !== undefined && (game < leader!.games || dice() < 0.1);
    used = 0;
    const table = selfPlay(new Array(4).fill(isLed ? leading : judge), seats, dice, 0.02, {
      moved: (table, seat, cut) => {
        if (samples.length === used) samples.push(newSample());
        const sample = samples[used++]!;
        const by = isLed ? leading! : judge;
        fill(sample, table.seats, by.own, by.others, table.left);
        if (isLed) {
          judge.look(table);
          sample.value = judge.still();
        } else sample.value = by.still();
        sample.seat = seat;
        sample.cut = isLed ? -1 : cut;
      },
    });
    const target = shares(table);
    for (let i = used - 1; i >= 0; i--) {
      const sample = samples[i]!;
      sample.target = target[sample.seat]!;
      const seen = sample.cut >= 0 ? sample.cut : (1 - lambda) * sample.value + lambda * sample.target;
      target[sample.seat] = seen;
    }
    const done = game / games;
    const now = done < 0.5 ? rate : rate * Math.max(0.03, 1 - (done - 0.5) * 2);
    for (let i = 0; i < used; i++) {
      // Not in order: neighbours are alike. 10007 is prime and no game is so long.
      const e = learner.learn(samples[(i * 10007) % used]!, now);
      error += e * e;
      learnt++;
    }
    seen++;
    if (Date.now() - saved > 30_000 || game + 1 === games) {
      saved = Date.now();
      save(name, game + 1, learner);
      const seconds = (saved - started) / 1000;
      console.log(
        `${name} ${game + 1} games, ${seen} here, ${seconds.toFixed(0)} s, error ${(error / learnt).toFixed(4)}`,
      );
      error = 0;
      learnt = 0;
      if (seconds > Number(values.stop)) process.exit(0);
    }
  }
};

const linear = newModel(LINEAR);
train({ name: 'linear', model: linear, games: Number(values.linear), rate: 0.006, lambda: 0.9 });
const net = newModel(NET);
train({
  name: 'net',
  model: net,
  games: Number(values.games),
  rate: 0.001,
  lambda: 0.85,
  leader: { model: linear, games: Number(values.games) * 0.7 },
});
