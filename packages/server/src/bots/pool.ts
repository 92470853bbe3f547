// Bots run in worker threads: however long one takes, only its own table waits.
import { Worker } from 'node:worker_threads';
import type { AnyMove, AnyView, GameId } from '@crescendo/rules';

export interface BotJob {
  readonly game: GameId;
  readonly level: string;
  /** The view of the bot's seat, and nothing else. */
  readonly view: AnyView;
  readonly seed: string;
}

interface PendingJob {
  readonly job: BotJob;
  readonly done: (move: AnyMove) => void;
  readonly failed: (error: Error) => void;
}

interface Answer {
  readonly move?: AnyMove;
  readonly ms?: number;
  readonly error?: string;
}

const MAX_THINKING_MS = 60_000;

/** From source, a thread first has to learn TypeScript. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? './worker.js' : './thread.js', import.meta.url);

/** Whatever chooses moves for bots. */
export interface Bots {
  choose(job: BotJob): Promise<AnyMove>;
  close(): Promise<void>;
}

export class BotPool implements Bots {
  readonly #threads: number;
  readonly #onSpent: (ms: number) => void;
  readonly #queue: PendingJob[] = [];
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #busy = new Map<Worker, (answer: Answer | Error) => void>();
  #closed = false;

  constructor(threads: number, onSpent: (ms: number) => void = () => {}) {
    this.#threads = threads;
    this.#onSpent = onSpent;
  }

  choose(job: BotJob): Promise<AnyMove> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('the bot pool is closed'));
      this.#queue.push({ job, done, failed });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue.splice(0)) failed(new Error('the bot pool is closed'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    const [job] = this.#queue;
    if (job === undefined) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#threads ? this.#spawn() : undefined);
    if (worker === undefined) return;
    this.#queue.shift();
    this.#ask(worker, job);
  }

  #spawn(): Worker {
    const worker = new Worker(THREAD);
    worker.unref();
    const onExit = (error: Error): void => {
      this.#all.delete(worker);
      this.#busy.get(worker)?.(error);
    };
    worker.on('message', (answer: Answer) => this.#busy.get(worker)?.(answer));
    worker.on('error', (error) => onExit(error as Error));
    worker.on('exit', () => onExit(new Error('the bot thread has exited')));
    this.#all.add(worker);
    return worker;
  }

  #ask(worker: Worker, { job, done, failed }: PendingJob): void {
    const finish = (answer: Answer | Error): void => {
      clearTimeout(timer);
      this.#busy.delete(worker);
      if (answer instanceof Error) {
        this.#all.delete(worker);
        void worker.terminate();
        failed(answer);
      } else {
        this.#idle.push(worker);
        this.#onSpent(answer.ms ?? 0);
        if (answer.move !== undefined) done(answer.move);
        else failed(new Error(answer.error));
      }
      this.#next();
    };
    const timer = setTimeout(() => finish(new Error('the bot took too long')), MAX_THINKING_MS);
    timer.unref();
    this.#busy.set(worker, finish);
    worker.postMessage(job);
  }
}
