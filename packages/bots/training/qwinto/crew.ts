// The threads, and what they do: shards of a round are taken from a queue, so it does not matter how many threads there are.
import { parentPort, Worker } from 'node:worker_threads';
import { type Kernel, makeKernel } from './kernel.ts';
import { gradientAt, padAt, REGIONS, SHARDS, STRIDE, WEIGHTS } from './layout.ts';
import { learnShard, type Manner, makeLearner, measureShard } from './learn.ts';

export interface Step {
  readonly kind: 'step';
  readonly scale: number;
  readonly rate: number;
  readonly blend: number;
}

export type Job =
  | ({ readonly kind: 'learn'; readonly seed: string } & Manner)
  | { readonly kind: 'measure'; readonly seed: string; readonly games: number }
  | Step;

/** What all threads see, and which of them this is. */
export interface Shared {
  readonly memory: WebAssembly.Memory;
  /** The next shard to take. */
  readonly queue: Int32Array;
  readonly sums: Float64Array;
  readonly index: number;
}

/** So many figures are summed up over the shards; learn.ts says which. */
export const SUMS = 8;

/** A thread's life. */
export const work = ({ memory, queue, sums, index }: Shared): void => {
  const [now, old, mean] = [REGIONS.now, REGIONS.old, REGIONS.mean].map((region, i) =>
    makeKernel(memory, region, padAt(index * 3 + i)),
  );
  const learner = makeLearner(now!, old!);
  parentPort!.on('message', (job: Job) => {
    for (let shard = Atomics.add(queue, 0, 1); shard < SHARDS; shard = Atomics.add(queue, 0, 1)) {
      const own = sums.subarray(shard * SUMS, shard * SUMS + SUMS);
      if (job.kind === 'learn') {
        new Float32Array(memory.buffer, gradientAt(shard), WEIGHTS).fill(0);
        learnShard(learner, `${job.seed}:${shard}`, job, gradientAt(shard), own);
      } else if (job.kind === 'measure') measureShard(learner, mean!, `${job.seed}:${shard}`, job.games, own);
      else stepShard(now!, shard, job);
    }
    parentPort!.postMessage('done');
  });
};

/** The optimiser's step on one slice of the weights. */
const stepShard = (kernel: Kernel, shard: number, { scale, rate, blend }: Step): void => {
  const slice = Math.ceil(WEIGHTS / SHARDS / 4) * 16;
  const at = REGIONS.now + shard * slice;
  kernel.step(
    at,
    Math.min(at + slice, REGIONS.now + WEIGHTS * 4),
    REGIONS.first - REGIONS.now,
    REGIONS.second - REGIONS.now,
    REGIONS.mean - REGIONS.now,
    gradientAt(0) - REGIONS.now,
    STRIDE,
    SHARDS,
    scale,
    rate,
    blend,
  );
};

export interface Crew {
  /** Do a job in all shards; the sum of their figures. */
  run(job: Job): Promise<Float64Array>;
  dismiss(): Promise<void>;
}

export const hire = (memory: WebAssembly.Memory, threads: number, script: URL): Crew => {
  const queue = new Int32Array(new SharedArrayBuffer(4));
  const sums = new Float64Array(new SharedArrayBuffer(SHARDS * SUMS * 8));
  const workers = Array.from({ length: threads }, (_, index) => {
    const shared: Shared = { memory, queue, sums, index };
    // Node 20 does not hand tsx on to its threads; a bundle needs none.
    const source = `import('tsx/esm/api').then(({ register }) => { register(); return import('${script}'); })`;
    return script.pathname.endsWith('.ts')
      ? new Worker(source, { eval: true, workerData: shared })
      : new Worker(script, { workerData: shared });
  });
  const ask = (worker: Worker, job: Job): Promise<void> =>
    new Promise((done, fail) => {
      worker.once('message', () => done());
      worker.once('error', fail);
      worker.postMessage(job);
    });
  return {
    run: async (job) => {
      queue[0] = 0;
      await Promise.all(workers.map((worker) => ask(worker, job)));
      for (const worker of workers) worker.removeAllListeners('error');
      const total = new Float64Array(SUMS);
      for (let i = 0; i < SHARDS * SUMS; i++) total[i % SUMS]! += sums[i]!;
      return total;
    },
    dismiss: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
};
