// The terminal as keyboard and screen. It is always left as it was found.
import { writeSync } from 'node:fs';
import { emitKeypressEvents } from 'node:readline';

/**
 * `up`, `enter`, `tab`, `escape`, `backspace` …, or the character typed. `resize` when the window changed, `stale`
 * when a table on a server has moved on without this player.
 */
export type Key = string;

interface Press {
  readonly name?: string;
  readonly sequence?: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
}

const NAMED = new Set(['up', 'down', 'left', 'right', 'tab', 'escape', 'backspace', 'delete', 'home', 'end']);

const keyOf = (char: string | undefined, press: Press): Key | undefined => {
  if (press.ctrl) return press.name === 'h' ? 'backspace' : `ctrl-${press.name}`;
  if (press.name === 'return' || press.name === 'enter') return 'enter';
  if (press.name === 'tab') return press.shift ? 'shift-tab' : 'tab';
  if (press.name !== undefined && NAMED.has(press.name))
    return press.shift && press.name.length > 3 ? `shift-${press.name}` : press.name;
  return char !== undefined && [...char].length === 1 && char >= ' ' ? char : undefined;
};

const OPEN = '\u001b[?1049h\u001b[?25l\u001b[H\u001b[2J';
const CLOSE = '\u001b[0m\u001b[?25h\u001b[?1049l';
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** True for an interactive terminal that can draw. Otherwise the program reads and writes lines. */
export const canDraw = (): boolean =>
  Boolean(process.stdin.isTTY && process.stdout.isTTY) && process.env.TERM !== 'dumb';

/** The screen and keyboard of a person. */
export interface Screen {
  readonly columns: number;
  readonly rows: number;
  /** The next key, as soon as there is one. */
  key(): Promise<Key>;
  /** Waits for a moment; any key ends the wait, and is returned. */
  pause(ms: number): Promise<Key | undefined>;
  draw(lines: readonly string[]): void;
}

export class Terminal implements Screen {
  #isOpen = false;
  #queue: Key[] = [];
  #listener: ((key: Key) => void) | undefined;
  #drawn: readonly string[] = [];

  get columns(): number {
    return process.stdout.columns || 80;
  }

  get rows(): number {
    return process.stdout.rows || 24;
  }

  open(): void {
    emitKeypressEvents(process.stdin);
    process.stdin.setRawMode(true);
    process.stdin.on('keypress', this.#onKey);
    process.stdin.on('end', this.#onHangUp);
    process.stdout.on('resize', this.#onResize);
    process.on('exit', this.#restore);
    for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code));
    process.on('SIGCONT', this.#onContinue);
    process.stdin.resume();
    this.#isOpen = true;
    process.stdout.write(OPEN);
  }

  close(): void {
    this.#restore();
    process.off('exit', this.#restore);
    process.off('SIGCONT', this.#onContinue);
    process.stdin.off('keypress', this.#onKey);
    process.stdin.pause();
  }

  key(): Promise<Key> {
    const waiting = this.#queue.shift();
    if (waiting !== undefined) return Promise.resolve(waiting);
    return new Promise((resolve) => {
      this.#listener = resolve;
    });
  }

  pause(ms: number): Promise<Key | undefined> {
    if (this.#queue.length > 0) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const end = (key?: Key): void => {
        clearTimeout(timer);
        this.#listener = undefined;
        resolve(key);
      };
      const timer = setTimeout(end, ms);
      this.#listener = end;
    });
  }

  draw(lines: readonly string[]): void {
    const shown = lines.slice(0, this.rows);
    const changed = shown.map((line, row) =>
      line === this.#drawn[row] ? '' : `\u001b[${row + 1};1H${line}\u001b[0m\u001b[K`,
    );
    const rest = shown.length < this.rows ? `\u001b[${shown.length + 1};1H\u001b[J` : '';
    this.#drawn = shown;
    process.stdout.write(changed.join('') + rest);
  }

  #press(key: Key): void {
    const listener = this.#listener;
    this.#listener = undefined;
    if (listener) listener(key);
    else if (this.#queue.at(-1) !== key || key !== 'resize') this.#queue.push(key);
  }

  readonly #onKey = (char: string | undefined, press: Press): void => {
    const key = keyOf(char, press);
    if (key === 'ctrl-c') process.exit(SIGNALS.SIGINT);
    if (key === 'ctrl-z') this.#suspend();
    else if (key !== undefined) this.#press(key);
  };

  readonly #onHangUp = (): void => process.exit(SIGNALS.SIGHUP);

  readonly #onResize = (): void => {
    this.#drawn = [];
    this.#press('resize');
  };

  #suspend(): void {
    this.#restore();
    process.kill(process.pid, 'SIGTSTP');
  }

  readonly #onContinue = (): void => {
    if (this.#isOpen) return;
    process.stdin.setRawMode(true);
    this.#isOpen = true;
    process.stdout.write(OPEN);
    this.#onResize();
  };

  // Written synchronously: nothing asynchronous is written any more when the process exits.
  readonly #restore = (): void => {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    try {
      process.stdin.setRawMode(false);
      writeSync(1, CLOSE);
    } catch {
      // The terminal is gone: there is nothing to restore.
    }
  };
}
