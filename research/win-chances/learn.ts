// Learns the chances of a game from the games that play.ts wrote down, and writes the shipped weights:
//   npx tsx research/win-chances/learn.ts GAME FOLDER [EPOCHS] [POSITIONS OF EACH GAME] [FILE] [UNITS] [open]
// With `open` they are those of somebody who sees all racks of Rummikub, for arenas. With `tune` it goes on from the shipped weights,
// with the games of that set: what a position after a weak move is worth to players who then go on well.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { isGameId, seeded, shuffled } from '@crescendo/rules';
import { weightsOf } from '../../packages/bots/src/win-chances/chances.ts';
import { WEIGHT_UNIT } from '../../packages/bots/src/win-chances/network.ts';
import { featuresFor } from './feature-readers.ts';
import { newLearner, normsOf, rowsOf } from './learner.ts';
import { isLearntFrom } from './plan.ts';
import { readRecords } from './records.ts';
import { samplesOf } from './samples.ts';

const [game = '', folder = '', epochs = '12', each = '16', out = '', units = '24', set = 'learn'] =
  process.argv.slice(2);
if (!isGameId(game)) throw new Error(`no game ${game}`);
const isOpen = set === 'open';
const isTuning = set === 'tune';
const RATE = isTuning ? 0.001 : 0.003;
const [WIDE, NARROW] = [Number(units), Number(units) / 2];

const features = await featuresFor(game);
const arch = [features.size, WIDE, NARROW] as const;
const started = Date.now();
const log = (text: string) => console.log(`${((Date.now() - started) / 1000).toFixed(0)} s ${text}`);
const records = readRecords(folder, game, set).filter((played) => isLearntFrom(game, played));
const samples = samplesOf(game, features, records, Number(each), isOpen);
log(`${records.length} games, ${samples.length} positions`);
const MODULES = {
  '5vor12': () => import('../../packages/bots/src/5vor12/weights/win-chances.ts'),
  finito: () => import('../../packages/bots/src/finito/weights/win-chances.ts'),
  qwinto: () => import('../../packages/bots/src/qwinto/weights/win-chances.ts'),
  rummikub: () => import('../../packages/bots/src/rummikub/weights/win-chances.ts'),
};
const shipped = isTuning ? await MODULES[game]() : undefined;
const { means, scales } = shipped?.HEADER ?? normsOf(samples, features.size);
const norms = { means, scales };
const rows = rowsOf(samples, arch, norms);
const some = (isHeldOut: boolean) =>
  samples.flatMap((sample, i) => (sample.isHeldOut === isHeldOut ? [i] : []));
const [taught, heldOut] = [some(false), Int32Array.from(some(true))];

const learner = newLearner(arch, `learn/${game}`);
if (shipped)
  learner.weights.set(Float64Array.from(weightsOf(shipped.WEIGHTS), (weight) => weight / WEIGHT_UNIT));
const dice = seeded(`order/${game}`);
const heldAtFirst = learner.lesson(rows, heldOut, 0);
log(`${heldAtFirst.toFixed(4)} held out at first`);
let best = { loss: Infinity, weights: learner.weights.slice(), epoch: 0 };
for (let epoch = 0; epoch < Number(epochs); epoch++) {
  const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * epoch) / Number(epochs)));
  const loss = learner.lesson(rows, Int32Array.from(shuffled(dice, taught)), rate);
  const held = learner.lesson(rows, heldOut, 0);
  if (held < best.loss) best = { loss: held, weights: learner.weights.slice(), epoch };
  log(`epoch ${epoch}: ${loss.toFixed(4)} learnt, ${held.toFixed(4)} held out`);
}

const whole = Int16Array.from(best.weights, (weight) =>
  Math.max(-32768, Math.min(32767, Math.round(weight * WEIGHT_UNIT))),
);
const largest = best.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
log(`epoch ${best.epoch} kept, largest weight ${largest.toFixed(2)}`);
const bytes = Buffer.alloc(2 * whole.length);
for (const [i, weight] of whole.entries()) bytes.writeInt16LE(weight, 2 * i);
const seats = records.map((record) => record.seats);
const header = {
  game,
  featureVersion: features.version,
  arch,
  seats: [Math.min(...seats), Math.max(...seats)],
  ...norms,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  command: `npx tsx research/win-chances/learn.ts ${game} FOLDER ${epochs} ${each} '' ${units}${set === 'learn' ? '' : ` ${set}`}`,
};
const text = `// Made by research/win-chances/learn.ts; not to be edited.
// biome-ignore-all format: made by a program
export const HEADER = ${JSON.stringify(header)} as const;
export const WEIGHTS = '${bytes.toString('base64')}';
`;
writeFileSync(
  out ||
    new URL(`../../packages/bots/src/${game}/weights/${isOpen ? 'open' : 'win'}-chances.ts`, import.meta.url),
  text,
);
