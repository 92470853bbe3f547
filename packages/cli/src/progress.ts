/** A progress bar on stderr if it is a terminal; otherwise nothing. */
interface Progress {
  /** Yields now and then, so that Ctrl-C is handled. */
  at(done: number): Promise<void> | undefined;
  end(): void;
}

const WIDTH = 30;
const EVERY_MS = 100;
const CLEAR = '\r\u001b[K';
const SIGINT_EXIT = 130;

export const progress = (label: string, of: number): Progress => {
  if (!process.stderr.isTTY) return { at: () => undefined, end: () => {} };
  let last = 0;
  const interrupted = (): void => {
    process.stderr.write(CLEAR);
    process.exit(SIGINT_EXIT);
  };
  process.on('SIGINT', interrupted);
  return {
    at: (done) => {
      const now = performance.now();
      if (now - last < EVERY_MS) return undefined;
      last = now;
      const full = Math.floor((done / of) * WIDTH);
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      process.stderr.write(`${CLEAR}${label} ${bar} ${done} / ${of}`);
      return new Promise((resolve) => setImmediate(resolve));
    },
    end: () => {
      process.off('SIGINT', interrupted);
      process.stderr.write(CLEAR);
    },
  };
};
