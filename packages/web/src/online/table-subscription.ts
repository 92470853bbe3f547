// A server's table as it comes over the connection: the latest state, the talk, or why there is nothing to see.
import type { ServerMessage, TableState, TalkEntry } from '@crescendo/protocol';
import type { ReactionName } from '@crescendo/protocol/connection';
import { signal } from '@preact/signals';
import { type ApiErrorCode, request } from './api.ts';
import { openConnection, subscribeToTable } from './connection.ts';
import { shareDice } from './dice-share.ts';
import { rememberCommitment } from './remembered-dice.ts';

/** Errors that end the subscription; any other is about a single message. */
const ENDS: readonly string[] = ['unknown-table', 'no-spectators', 'too-many-tables'];

export class TableSubscription {
  readonly id: string;
  readonly state = signal<TableState | undefined>(undefined);
  /** When the newest state came, by `performance.now()`: its clocks have run on since. */
  receivedAt = 0;
  readonly ended = signal<ApiErrorCode | undefined>(undefined);
  readonly talk = signal<readonly TalkEntry[]>([]);
  /** Why something the player said was rejected: too fast, or talk is off. */
  readonly rejectedTalk = signal<ApiErrorCode | undefined>(undefined);
  /** Called with every state in order; a signal shows only the last of several. */
  onState: (state: TableState) => void = () => {};
  readonly #stop: () => void;

  constructor(id: string) {
    this.id = id;
    this.#stop = subscribeToTable(id, (message) => this.#hear(message));
    this.#readTalk();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'state') {
      const { type: _, ...state } = message;
      this.ended.value = undefined;
      this.receivedAt = performance.now();
      if (this.state.peek() === undefined && state.table.status !== 'over')
        rememberCommitment(this.id, state.table.commitment);
      this.state.value = state;
      this.onState(state);
      void shareDice(state.table);
    }
    if (message.type === 'talk') this.#add([message.line]);
    if (message.type !== 'error' || message.id !== undefined) return;
    if (ENDS.includes(message.code)) this.ended.value = message.code;
    else this.rejectedTalk.value = message.code;
  }

  #add(lines: readonly TalkEntry[]): void {
    const all = new Map([...this.talk.value, ...lines].map((line) => [line.n, line]));
    this.talk.value = [...all.values()].sort((a, b) => a.n - b.n);
  }

  #readTalk(): void {
    request<{ lines: readonly TalkEntry[] }>('GET', `/api/tables/${this.id}/talk`).then(
      ({ lines }) => this.#add(lines),
      () => {
        // Without the earlier talk, there is still what comes now.
      },
    );
  }

  say(said: string | { readonly reaction: ReactionName }): void {
    openConnection().say(this.id, said);
  }

  close(): void {
    this.#stop();
  }
}
