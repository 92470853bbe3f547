// Pupils side by side, each a lane of its own: all begin a round with the same weights, and what they have learnt is laid
// together after it. Lanes do not know of threads, so the weights do not depend on how many there are.
import { parentPort, Worker } from 'node:worker_threads';
import { NET, newModel } from '../../src/5vor12/model.ts';
import { newPupil } from './pupil.ts';
import { read, write } from './store.ts';

/** What all threads see: the common weights, and what each lane made of them. */
export interface Shared {
  readonly common: Float32Array;
  readonly lanes: readonly Float32Array[];
  readonly errors: Float64Array;
  /** The lanes of this thread. */
  readonly own: readonly number[];
  readonly lambda: number;
}

export interface Round {
  readonly seed: string;
  /** Games of each lane. */
  readonly games: number;
  readonly rate: number;
}

/** A thread's life. */
export const work = ({ common, lanes, errors, own, lambda }: Shared): void => {
  const pupils = own.map((lane) => {
    const model = newModel(NET);
    return { lane, model, pupil: newPupil(model, lambda) };
  });
  parentPort!.on('message', ({ seed, games, rate }: Round) => {
    for (const { lane, model, pupil } of pupils) {
      read(model, common);
      errors[lane] = 0;
      for (let game = 0; game < games; game++)
        errors[lane]! += pupil.lesson(`${seed}/${lane}/${game}`, rate) / games;
      write(model, lanes[lane]!);
    }
    parentPort!.postMessage('done');
  });
};

/** Each weight moves by the mean of those who moved it. */
const merge = (common: Float32Array, lanes: readonly Float32Array[]): void => {
  for (let i = 0; i < common.length; i++) {
    const base = common[i]!;
    let sum = 0;
    let many = 0;
    for (const lane of lanes) {
      const moved = lane[i]! - base;
      if (moved === 0) continue;
      sum += moved;
      many++;
    }
    if (many > 0) common[i] = base + sum / many;
  }
};

export interface Crew {
  /** One round of all lanes; answers the mean square of their errors. */
  run(round: Round): Promise<number>;
  dismiss(): Promise<void>;
}

export const sharedFloats = (size: number): Float32Array => new Float32Array(new SharedArrayBuffer(4 * size));

/** `common` must be shared memory. */
export const hire = (
  common: Float32Array,
  count: number,
  threads: number,
  lambda: number,
  script: URL,
): Crew => {
  const lanes = Array.from({ length: count }, () => sharedFloats(common.length));
  const errors = new Float64Array(new SharedArrayBuffer(8 * count));
  const workers = Array.from({ length: Math.min(threads, count) }, (_, index) => {
    const own = lanes.flatMap((_lane, lane) => (lane % threads === index ? [lane] : []));
    const workerData: Shared = { common, lanes, errors, own, lambda };
    // Node 20 does not hand tsx on to its threads; a bundle needs none.
    const source = `import('tsx/esm/api').then(({ register }) => { register(); return import('${script}'); })`;
    return script.pathname.endsWith('.ts')
      ? new Worker(source, { eval: true, workerData })
      : new Worker(script, { workerData });
  });
  const ask = (worker: Worker, round: Round): Promise<void> =>
    new Promise((done, fail) => {
      worker.once('message', () => done());
      worker.once('error', fail);
      worker.postMessage(round);
    });
  return {
    run: async (round) => {
      await Promise.all(workers.map((worker) => ask(worker, round)));
      for (const worker of workers) worker.removeAllListeners('error');
      merge(common, lanes);
      return errors.reduce((sum, error) => sum + error, 0) / count;
    },
    dismiss: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
};
