// Lets the bots of a table on this device decide, at a pace people can follow.
import type { Level } from '@crescendo/bots';
import type { AnyMatch, AnyMove, Seat } from '@crescendo/rules';
import { signal } from '@preact/signals';
import { requestBotMove } from './bot-client.ts';

export class BotHost {
  /** Why the last request failed. */
  readonly error = signal<string | undefined>(undefined);
  readonly #seed: string;
  readonly #requestMove: typeof requestBotMove;
  /** Grows when the game goes another way: a late answer is then ignored. */
  #generation = 0;
  #endPause: (() => void) | undefined;

  constructor(seed: string, requestMove: typeof requestBotMove = requestBotMove) {
    this.#seed = seed;
    this.#requestMove = requestMove;
  }

  /** The bot's move after at least this long; `undefined` when it failed, or when it was cancelled meanwhile. */
  async choose(match: AnyMatch, seat: Seat, level: Level, pause = 0): Promise<AnyMove | undefined> {
    const generation = this.#generation;
    const isCurrent = (): boolean => generation === this.#generation;
    const seed = `${this.#seed}:${match.length}:${seat}`;
    try {
      const request = this.#requestMove(match.game.id, match.view(seat), level, seed);
      const [move] = await Promise.all([request, this.#wait(pause)]);
      return isCurrent() ? move : undefined;
    } catch (error) {
      if (isCurrent()) this.error.value = String(error);
      return undefined;
    }
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Somebody has seen enough: the bot answers as soon as it can. */
  hurry(): void {
    this.#endPause?.();
  }

  /** The game has gone on or back: nobody waits for the answer any more. */
  cancel(): void {
    this.#generation++;
  }
}
