// The player's own move on its way to the server. It is stored until the server has answered, so that it survives a
// reload; its id lets it count once, however often it is sent.
import type { ErrorBody } from '@crescendo/protocol';
import { MoveRefused, newMoveId } from '@crescendo/protocol/connection';
import type { AnyGame, AnyMove } from '@crescendo/rules';
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { openConnection } from '../../server/connection.ts';
import { readStoredJson, removeStored, writeStored } from '../../shell/storage/storage.ts';

const StoredMove = v.object({
  id: v.string(),
  text: v.string(),
  /** The decision it was made for. */
  decided: v.number(),
});
type StoredMove = v.InferOutput<typeof StoredMove>;

export class PendingMove {
  readonly move = signal<AnyMove | undefined>(undefined);
  readonly moveError = signal<ErrorBody | undefined>(undefined);
  readonly #table: string;
  readonly #game: AnyGame;

  constructor(table: string, game: AnyGame) {
    this.#table = table;
    this.#game = game;
  }

  send(move: AnyMove, decided: number): void {
    const stored: StoredMove = { id: newMoveId(), text: this.#game.notation.move.format(move), decided };
    writeStored(this.#key, JSON.stringify(stored));
    void this.#transmit(stored, move);
  }

  /** A move made before the page was closed, unless the game has gone on since. */
  resend(decided: number): void {
    const stored = readStoredJson(this.#key, StoredMove);
    const move = stored && this.#game.notation.move.parse(stored.text);
    if (stored && move && stored.decided === decided) void this.#transmit(stored, move);
    else removeStored(this.#key);
  }

  /** The server has made it, or will not. */
  settle(): void {
    this.move.value = undefined;
    removeStored(this.#key);
  }

  get #key(): string {
    return `sent.${this.#table}`;
  }

  async #transmit({ id, text, decided }: StoredMove, move: AnyMove): Promise<void> {
    this.move.value = move;
    try {
      await openConnection().move(this.#table, text, { id, decided });
    } catch (error) {
      if (!(error instanceof MoveRefused)) return;
      this.moveError.value = error.body;
      this.settle();
    }
  }
}
