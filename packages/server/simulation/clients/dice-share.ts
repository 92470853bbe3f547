// A client's contribution to the dice: some commit to it first and reveal it when all have, others send it at once.
import { commitmentOf, type TableState } from '@crescendo/protocol';
import type { Dice } from '@crescendo/rules';

export class DiceShare {
  readonly #dice: Dice;
  readonly #commitsFirst: boolean;
  /** By commitment. */
  readonly #shares = new Map<string, string>();
  readonly #answered = new Set<string>();

  constructor(dice: Dice) {
    this.#dice = dice;
    this.#commitsFirst = dice() < 0.5;
  }

  /** For sitting down. */
  first(): { readonly entropy: string } | { readonly commitment: string } {
    const entropy = Array.from({ length: 64 }, () => Math.floor(this.#dice() * 16).toString(16)).join('');
    if (!this.#commitsFirst) return { entropy };
    const commitment = commitmentOf(entropy);
    this.#shares.set(commitment, entropy);
    return { commitment };
  }

  /** For sitting down again, once for each version: to reveal the share, or to commit to a new one. */
  next({ table, seat, version }: TableState): object | undefined {
    const own = seat === null ? undefined : table.seating[seat];
    const key = `${table.id} ${version}`;
    if (!this.#commitsFirst || table.status !== 'open' || own === undefined || this.#answered.has(key))
      return undefined;
    this.#answered.add(key);
    if (own.commitment === undefined) return this.first();
    const isFull =
      table.fixed === true ||
      (table.dice === undefined && table.seating.every(({ kind, ready }) => kind !== 'free' && ready));
    const entropy = this.#shares.get(own.commitment);
    return isFull && !own.revealed && entropy !== undefined ? { entropy } : undefined;
  }
}
