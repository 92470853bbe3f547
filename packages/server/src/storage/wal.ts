// The write-ahead log of a SQLite file. Other threads wait for the disk, so that nobody else has to.
import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

/** Resolves once everything written to this file is on the disk. */
export type Sync = (fd: number) => Promise<void>;

/** Once the log has this many bytes, it is copied into the database meanwhile. */
const LARGE = 16_777_216;
/** Once it has this many, writes wait for the rest of that: only a complete copy lets the log begin anew. */
const TOO_LARGE = 33_554_432;

/** From source, a thread first has to learn TypeScript. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './checkpoint-worker.js' : './checkpoint-thread.js',
  import.meta.url,
);

export class Wal {
  readonly #file: string;
  readonly #fd: number;
  readonly #sync: Sync;
  #thread: Worker | undefined;
  #copying: Promise<void> | undefined;
  /** Since the log was last short. */
  #isCopied = false;

  /** The log exists: something has been written since the file was opened. */
  constructor(file: string, sync: Sync = promisify(fdatasync)) {
    this.#file = file;
    this.#sync = sync;
    syncFolder(dirname(file));
    this.#fd = openSync(`${file}-wal`, 'r+');
  }

  /** Everything committed so far is on the disk. Rejects if it may not be. */
  sync(): Promise<void> {
    return this.#sync(this.#fd);
  }

  /** Keep the log short; called between two writes, which wait until it resolves. */
  async tidy(bytes: number): Promise<void> {
    if (bytes < LARGE) {
      this.#isCopied = false;
      return;
    }
    if (!this.#isCopied) {
      this.#isCopied = true;
      this.#copying = this.#copy();
    }
    if (bytes < TOO_LARGE) return;
    // Pages written during the first copy are not part of it, but they are few.
    await this.#copying;
    await this.#copy();
  }

  async close(): Promise<void> {
    await this.#copying;
    const thread = this.#thread;
    // Ended from outside, the thread would leave its connection open.
    if (thread !== undefined)
      await new Promise((resolve) => {
        thread.ref();
        thread.once('exit', resolve);
        thread.postMessage('close');
      });
    closeSync(this.#fd);
  }

  /** A failed copy loses nothing: the log keeps everything, and the next one tries again. */
  #copy(): Promise<void> {
    const thread = this.#thread ?? this.#start();
    return new Promise((resolve) => {
      const done = (): void => {
        thread.off('message', done).off('exit', done);
        resolve();
      };
      thread.on('message', done).on('exit', done);
      thread.postMessage('copy');
    });
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { workerData: this.#file });
    const forget = (): void => {
      this.#thread = undefined;
    };
    thread.on('error', forget).on('exit', forget);
    thread.unref();
    this.#thread = thread;
    return thread;
  }
}

/** A new file is only found again after a power cut if its folder is on the disk too. */
const syncFolder = (folder: string): void => {
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};
