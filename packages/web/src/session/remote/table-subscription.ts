// A server's table as it comes over the connection: the latest state, the talk, or why there is nothing to see.
import { Evening, type ServerMessage, type TableState, type TalkEntry, TalkList } from '@crescendo/protocol';
import type { ReactionName } from '@crescendo/protocol/connection';
import { computed, signal } from '@preact/signals';
import { type ApiErrorCode, request } from '../../server/api.ts';
import { connected, openConnection, subscribeToTable } from '../../server/connection.ts';
import { shareDice } from './dice-share.ts';
import { saveCommitment } from './saved-dice.ts';

/** Errors that end the subscription; any other is about a single message. */
const ENDS: readonly string[] = ['unknown-table', 'no-spectators', 'removed', 'too-many-tables'];

type Draft = Extract<ServerMessage, { type: 'draft' }>;

export class TableSubscription {
  readonly id: string;
  readonly state = signal<TableState | undefined>(undefined);
  /** The time at which the newest state came, by `performance.now()`: its clocks have run on since. */
  receivedAt = 0;
  readonly ended = signal<ApiErrorCode | undefined>(undefined);
  readonly talk = signal<readonly TalkEntry[]>([]);
  /** The talk at the tables before, at a rematch. */
  readonly earlier = signal<readonly TalkEntry[]>([]);
  /** The tally of this evening, once it is known; `undefined` at the first table. */
  readonly evening = signal<Evening | undefined>(undefined);
  readonly #draft = signal<Draft | undefined>(undefined);
  /** The draft that another player prepares now. Without a connection it is unknown, and after the next move it is over. */
  readonly draft = computed(() => {
    const draft = this.#draft.value;
    const isNow = connected.value && draft?.moment === this.state.value?.moment;
    return isNow && draft?.draft ? { seat: draft.seat, text: draft.draft } : undefined;
  });
  /** The reason why the player's message was rejected: too fast, or talk is off. */
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
        saveCommitment(this.id, state.table.commitment);
      const before = this.state.peek()?.table.status;
      this.state.value = state;
      if (state.table.continues && before !== state.table.status) this.#readEvening();
      this.onState(state);
      void shareDice(state.table);
    }
    if (message.type === 'talk') this.#add([message.line]);
    if (message.type === 'draft') this.#draft.value = message;
    if (message.type !== 'error' || message.id !== undefined) return;
    if (ENDS.includes(message.code)) this.ended.value = message.code;
    else this.rejectedTalk.value = message.code;
  }

  #add(lines: readonly TalkEntry[]): void {
    const all = new Map([...this.talk.value, ...lines].map((line) => [line.n, line]));
    this.talk.value = [...all.values()].sort((a, b) => a.n - b.n);
  }

  #readTalk(): void {
    request('GET', `/api/tables/${this.id}/talk`, TalkList).then(
      ({ lines, earlier = [] }) => {
        this.#add(lines);
        this.earlier.value = earlier;
      },
      () => {
        // Without the earlier talk, there is still what comes now.
      },
    );
  }

  #readEvening(): void {
    request('GET', `/api/tables/${this.id}/evening`, Evening).then(
      (evening) => {
        this.evening.value = evening;
      },
      () => {
        // A result without a tally is still a result.
      },
    );
  }

  /** Sends the player's draft for the others to watch; `null`: nothing any more. */
  sendDraft(text: string | null): void {
    openConnection().draft(this.id, text);
  }

  say(said: string | { readonly reaction: ReactionName }): void {
    openConnection().say(this.id, said);
  }

  close(): void {
    this.#stop();
  }
}
