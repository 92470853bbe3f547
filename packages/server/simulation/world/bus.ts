// Hints between nodes, as text like those of PostgreSQL: each may be late, overtaken, repeated or lost.
import type { Dice } from '@crescendo/rules';
import type { Hint } from '../../src/storage/engine.ts';
import { formatHint, packHints, unpackHints } from '../../src/storage/hints.ts';
import type { Process } from './process.ts';

/** The present misbehaviour of the bus. */
export interface BusQuality {
  readonly loss: number;
  readonly repetition: number;
  /** The longest delay of a hint. */
  readonly delay: number;
}

export const RELIABLE: BusQuality = { loss: 0, repetition: 0, delay: 10 };

export class Bus {
  quality = RELIABLE;
  readonly #dice: Dice;
  readonly #listeners = new Map<Process, (hint: Hint) => void>();

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** Until the process ends. */
  subscribe(process: Process, onHint: (hint: Hint) => void): void {
    this.#listeners.set(process, onHint);
    process.onEnd(() => this.#listeners.delete(process));
  }

  publish(from: Process, hint: Hint): void {
    const messages = packHints('sender', [formatHint(hint)]);
    for (const [to, onHint] of this.#listeners) {
      if (to === from) continue;
      const copies = this.#dice() < this.quality.loss ? 0 : this.#dice() < this.quality.repetition ? 2 : 1;
      for (let i = 0; i < copies; i++)
        to.after(1 + this.#dice() * this.quality.delay, () => {
          for (const message of messages) for (const one of unpackHints('receiver', message)) onHint(one);
        });
    }
  }
}
