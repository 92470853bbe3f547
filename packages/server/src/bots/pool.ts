// Threads for what takes long: bots that think, and moves whose check is costly. Whatever takes long there, only its own
// table waits; and nobody gets more of their time by asking more often.
import { Worker } from 'node:worker_threads';
import type { Style } from '@crescendo/bots';
import type { AnyMove, AnyReason, AnyView, GameId } from '@crescendo/rules';
import { RequestError } from '../table/request-error.ts';
import { FairQueue, type Share } from './fair-queue.ts';

export interface BotJob {
  readonly game: GameId;
  readonly level: string;
  /** The playing style of the bot; left out: the neutral one. */
  readonly style?: Style | undefined;
  /** The view of the bot's seat, and nothing else. */
  readonly view: AnyView;
  readonly seed: string;
}

export interface CheckJob {
  readonly game: GameId;
  /** The view of the seat that wants to move. */
  readonly view: AnyView;
  readonly move: AnyMove;
}

/** The question for the move of the clock, where an unfinished one counts. */
export interface TimeUpJob {
  readonly game: GameId;
  /** The view of the seat whose time is up. */
  readonly view: AnyView;
  readonly draft: AnyMove;
}

export type Job =
  | ({ readonly kind: 'choose' } & BotJob)
  | ({ readonly kind: 'check' } & CheckJob)
  | ({ readonly kind: 'time-up' } & TimeUpJob);

export interface Answer {
  readonly move?: AnyMove;
  /** `null`: the move is legal. */
  readonly refusal?: AnyReason | null;
  readonly ms?: number;
  readonly error?: string;
}

interface PendingJob {
  readonly job: Job;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: Error) => void;
}

/** From source, a thread first has to learn TypeScript. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? './worker.js' : './thread.js', import.meta.url);

/** Chooses moves for bots. They are legal. */
export interface Bots {
  choose(job: BotJob, share: Share): Promise<AnyMove>;
  /** Moves that wait for a thread. */
  readonly waiting?: number;
  close(): Promise<void>;
}

/** Answers of the rules that may take long. */
export interface Checks {
  /** The reason why a move is refused; `null`: it is legal. */
  check(job: CheckJob, share: Share): Promise<AnyReason | null>;
  /** The move that the clock makes. It is legal. */
  timeUp(job: TimeUpJob, share: Share): Promise<AnyMove>;
  close(): Promise<void>;
}

class ThreadPool {
  readonly #threads: number;
  readonly #maxMs: number;
  readonly #queue = new FairQueue<PendingJob>(() => performance.now());
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #busy = new Map<Worker, (answer: Answer | Error) => void>();
  #closed = false;

  /** `maxMs`: a job that takes longer fails. */
  constructor(threads: number, maxMs: number) {
    this.#threads = threads;
    this.#maxMs = maxMs;
  }

  ask(job: Job, share: Share): Promise<Answer> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('the pool is closed'));
      this.#queue.push({ job, done, failed }, share);
      this.#next();
    });
  }

  /** Jobs that wait for a thread. */
  get waiting(): number {
    return this.#queue.length;
  }

  waitingFor(payer: string): number {
    return this.#queue.waitingFor(payer);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue.clear()) failed(new Error('the pool is closed'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#threads ? this.#spawn() : undefined);
    if (worker === undefined) return;
    const next = this.#queue.shift();
    if (next !== undefined) this.#ask(worker, next.item, next.share);
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
    worker.on('exit', () => onExit(new Error('the thread has exited')));
    this.#all.add(worker);
    return worker;
  }

  #ask(worker: Worker, { job, done, failed }: PendingJob, share: Share): void {
    const finish = (answer: Answer | Error): void => {
      clearTimeout(timer);
      this.#busy.delete(worker);
      if (answer instanceof Error) {
        this.#all.delete(worker);
        this.#queue.charge(share, this.#maxMs);
        void worker.terminate();
        failed(answer);
      } else {
        this.#idle.push(worker);
        this.#queue.charge(share, answer.ms ?? 0);
        if (answer.error === undefined) done(answer);
        else failed(new Error(answer.error));
      }
      this.#next();
    };
    const timer = setTimeout(() => finish(new Error('it took too long')), this.#maxMs);
    timer.unref();
    this.#busy.set(worker, finish);
    worker.postMessage(job);
  }
}

const MAX_THINKING_MS = 60_000;

export class BotPool implements Bots {
  readonly #pool: ThreadPool;
  readonly #onSpent: (ms: number) => void;

  constructor(threads: number, onSpent: (ms: number) => void = () => {}) {
    this.#pool = new ThreadPool(threads, MAX_THINKING_MS);
    this.#onSpent = onSpent;
  }

  async choose(job: BotJob, share: Share): Promise<AnyMove> {
    const { move, ms = 0 } = await this.#pool.ask({ kind: 'choose', ...job }, share);
    this.#onSpent(ms);
    if (move === undefined) throw new Error('the bot has not answered');
    return move;
  }

  get waiting(): number {
    return this.#pool.waiting;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

const MAX_CHECK_MS = 15_000;
/** More of one address are not even queued. */
const MAX_CHECKS = 4;

/** One thread, started when it is first needed. */
export class CheckPool implements Checks {
  readonly #pool = new ThreadPool(1, MAX_CHECK_MS);

  async check(job: CheckJob, share: Share): Promise<AnyReason | null> {
    if (this.#pool.waitingFor(share.payer) >= MAX_CHECKS) throw new RequestError('too-fast');
    const { refusal } = await this.#pool.ask({ kind: 'check', ...job }, share);
    if (refusal === undefined) throw new Error('the check has no answer');
    return refusal;
  }

  /** Never refused: the clock asks once for a decision. */
  async timeUp(job: TimeUpJob, share: Share): Promise<AnyMove> {
    const { move } = await this.#pool.ask({ kind: 'time-up', ...job }, share);
    if (move === undefined) throw new Error('the clock has no move');
    return move;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
