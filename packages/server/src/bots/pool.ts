// Bots think in threads of their own: however long one takes, no table waits for it but its own.
import { Worker } from 'node:worker_threads';
import type { AnyTypes } from '@crescendo/rules';

export interface BotJob {
  readonly game: string;
  readonly level: string;
  /** All a bot ever gets: what its seat may know. */
  readonly view: AnyTypes;
  readonly seed: string;
}

interface Waiting {
  readonly job: BotJob;
  readonly done: (move: AnyTypes) => void;
  readonly failed: (error: Error) => void;
}

interface Answer {
  readonly move?: AnyTypes;
  readonly ms?: number;
  readonly error?: string;
}

const MAX_THINKING_MS = 60_000;

/** From source, a thread first has to learn TypeScript. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? './worker.js' : './thread.js', import.meta.url);

export class BotPool {
  readonly #threads: number;
  readonly #spent: (ms: number) => void;
  readonly #queue: Waiting[] = [];
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #busy = new Map<Worker, (answer: Answer | Error) => void>();
  #closed = false;

  constructor(threads: number, spent: (ms: number) => void = () => {}) {
    this.#threads = threads;
    this.#spent = spent;
  }

  choose(job: BotJob): Promise<AnyTypes> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('the bots have gone home'));
      this.#queue.push({ job, done, failed });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue.splice(0)) failed(new Error('the bots have gone home'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#threads ? this.#hire() : undefined);
    if (worker !== undefined) this.#ask(worker, this.#queue.shift()!);
  }

  #hire(): Worker {
    const worker = new Worker(THREAD);
    worker.unref();
    const lose = (error: Error): void => {
      this.#all.delete(worker);
      this.#busy.get(worker)?.(error);
    };
    worker.on('message', (answer: Answer) => this.#busy.get(worker)?.(answer));
    worker.on('error', (error) => lose(error as Error));
    worker.on('exit', () => lose(new Error('the thread has ended')));
    this.#all.add(worker);
    return worker;
  }

  #ask(worker: Worker, { job, done, failed }: Waiting): void {
    const finish = (answer: Answer | Error): void => {
      clearTimeout(timer);
      this.#busy.delete(worker);
      if (answer instanceof Error) {
        this.#all.delete(worker);
        void worker.terminate();
        failed(answer);
      } else {
        this.#idle.push(worker);
        this.#spent(answer.ms ?? 0);
        if (answer.move !== undefined) done(answer.move);
        else failed(new Error(answer.error));
      }
      this.#next();
    };
    const timer = setTimeout(() => finish(new Error('the bot thought for too long')), MAX_THINKING_MS);
    timer.unref();
    this.#busy.set(worker, finish);
    worker.postMessage(job);
  }
}
