import type { Key, Screen } from './terminal.ts';

/** A screen whose wait for a key can be interrupted when the table changes. */
export class InterruptibleScreen implements Screen {
  readonly #screen: Screen;
  /** A key asked for and not yet pressed: it goes to the next caller. */
  #asked: Promise<Key> | undefined;
  #wake: ((key: Key) => void) | undefined;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  get columns(): number {
    return this.#screen.columns;
  }

  get rows(): number {
    return this.#screen.rows;
  }

  async key(): Promise<Key> {
    this.#asked ??= this.#screen.key();
    const woken = new Promise<Key>((resolve) => {
      this.#wake = resolve;
    });
    const key = await Promise.race([this.#asked.then((pressed) => ({ pressed })), woken]);
    this.#wake = undefined;
    if (typeof key === 'string') return key;
    this.#asked = undefined;
    return key.pressed;
  }

  async pause(ms: number): Promise<Key | undefined> {
    if (this.#asked === undefined) return this.#screen.pause(ms);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return undefined;
  }

  draw(lines: readonly string[]): void {
    this.#screen.draw(lines);
  }

  /** Act as if this key had been pressed, if something is waiting for one. */
  interrupt(key: Key): void {
    this.#wake?.(key);
  }
}
