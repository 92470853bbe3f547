// A table of the server as it comes over the line: the newest state, what was said, or why there is nothing to see.
import type { ServerMessage, TableState, TalkEntry } from '@crescendo/protocol';
import type { ReactionName } from '@crescendo/protocol/connection';
import { signal } from '@preact/signals';
import { ask, type Why } from './ask.ts';
import { theLine, watchTable } from './line.ts';
import { noteCommitment } from './witness.ts';

/** What ends the looking; everything else is about a single message. */
const ENDS: readonly string[] = ['unknown-table', 'no-spectators', 'too-many-tables'];

export class Watching {
  readonly id: string;
  readonly state = signal<TableState | undefined>(undefined);
  /** When the newest state came, by `performance.now()`: its clocks have run on since. */
  heard = 0;
  readonly over = signal<Why | undefined>(undefined);
  readonly talk = signal<readonly TalkEntry[]>([]);
  /** Something one said was refused: too fast, or talk is off. */
  readonly hushed = signal<Why | undefined>(undefined);
  /** Told every state in its order; signals tell only the last of several. */
  onState: (state: TableState) => void = () => {};
  readonly #stop: () => void;

  constructor(id: string) {
    this.id = id;
    this.#stop = watchTable(id, (message) => this.#hear(message));
    this.#readTalk();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'state') {
      const { type: _, ...state } = message;
      this.over.value = undefined;
      this.heard = performance.now();
      if (this.state.peek() === undefined && state.table.status !== 'over')
        noteCommitment(this.id, state.table.commitment);
      this.state.value = state;
      this.onState(state);
    }
    if (message.type === 'talk') this.#add([message.line]);
    if (message.type !== 'error' || message.id !== undefined) return;
    if (ENDS.includes(message.code)) this.over.value = message.code;
    else this.hushed.value = message.code;
  }

  #add(lines: readonly TalkEntry[]): void {
    const all = new Map([...this.talk.value, ...lines].map((line) => [line.n, line]));
    this.talk.value = [...all.values()].sort((a, b) => a.n - b.n);
  }

  #readTalk(): void {
    ask<{ lines: readonly TalkEntry[] }>('GET', `/api/tables/${this.id}/talk`).then(
      ({ lines }) => this.#add(lines),
      () => {
        // Nothing was said that could be heard from here.
      },
    );
  }

  say(said: string | { readonly reaction: ReactionName }): void {
    theLine().say(this.id, said);
  }

  close(): void {
    this.#stop();
  }
}
