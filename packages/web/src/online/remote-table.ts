// A table on a server, by the eyes of whoever looks at it here. The server plays by the rules and keeps everything;
// what is not yet there (a move on its way, a draft) is kept here, and survives a reload.
import type { ErrorBody, History, TableState } from '@crescendo/protocol';
import { MoveRefused, newMoveId } from '@crescendo/protocol/connection';
import {
  type AnyGame,
  type AnyTypes,
  inSeries,
  type Refusal,
  type Seat,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import { readStoredJson, removeStored, writeStored } from '../app/storage.ts';
import type { GameSetup } from '../table/game-setup.ts';
import type { GameTable, Moment } from '../table/game-table.ts';
import { momentOf } from '../table/moment.ts';
import type { OnlineControls } from '../table/online-controls.ts';
import { request, requestText } from './api.ts';
import { connected, openConnection } from './connection.ts';
import { setupFromTable } from './remote-setup.ts';
import { ServerClocks } from './server-clocks.ts';
import type { TableSubscription } from './table-subscription.ts';

type HistoryStep = History['steps'][number];

interface SentMove {
  readonly id: string;
  readonly text: string;
  /** The decision it was made for. */
  readonly decided: number;
}

export const readHistory = (id: string, after: number): Promise<History> =>
  request<History>('GET', `/api/tables/${id}/history?views=1&after=${after}`);

export class RemoteTable implements GameTable {
  readonly id: string;
  readonly game: AnyGame;
  readonly base: AnyGame;
  readonly viewer: Signal<Viewer>;
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  readonly length: Signal<number>;
  readonly cover = signal<Seat | undefined>(undefined);
  readonly roundOver = signal<number | undefined>(undefined);
  readonly botError = signal<string | undefined>(undefined);
  readonly draft: Signal<unknown>;
  readonly clock;
  readonly online: OnlineControls;
  readonly #subscription: TableSubscription;
  readonly #info;
  readonly #sent = signal<AnyTypes | undefined>(undefined);
  readonly #refused = signal<ErrorBody | undefined>(undefined);
  readonly #running: ServerClocks;
  readonly #setup: ReadonlySignal<GameSetup>;
  readonly #stopKeeping: () => void;
  #moments: Moment[] = [];
  /** The version of the last moment. */
  #version = 0;
  #record: string | undefined;
  #isCatchingUp = false;
  #closed = false;

  /** `state` and `history` were asked for at about the same time; what came between is read again. */
  constructor(
    subscription: TableSubscription,
    base: AnyGame,
    state: TableState,
    history: History,
    timeUp?: TimeUp,
  ) {
    const { table } = state;
    this.id = table.id;
    this.base = base;
    this.game = table.series === null ? base : inSeries(base, table.series);
    this.#subscription = subscription;
    this.#info = signal(table);
    this.#setup = computed(() => setupFromTable(this.#info.value));
    this.viewer = signal(history.seat);
    this.ownSeats = computed(() => (this.viewer.value === null ? [] : [this.viewer.value]));
    this.#take(history.steps);
    this.length = signal(this.#moments.length);
    this.draft = signal(this.#keptDraft());
    this.#running = new ServerClocks((seat) => this.#almostUp(seat, timeUp));
    this.#running.set(state, subscription.receivedAt);
    this.clock = this.#running.clock;
    this.online = {
      info: this.#info,
      connected: connected,
      sentMove: this.#sent,
      rejection: this.#refused,
      clocks: this.#running.clocks,
      talk: subscription.talk,
      say: (said) => subscription.say(said),
    };
    subscription.onState = (next) => this.#hear(next);
    this.#stopKeeping = effect(() => {
      const draft = this.draft.value;
      untracked(() => this.#keepDraft(draft));
    });
    this.#sendAgain();
    this.#hear(state);
    void this.#readRecord();
  }

  get setup(): GameSetup {
    return this.#setup.value;
  }

  get #last(): Moment {
    return this.#moments.at(-1)!;
  }

  moment(number: number): Moment {
    // Another seat sees another story, even where it is as long.
    void this.viewer.value;
    return this.#moments[number] ?? this.#last;
  }

  #take(steps: readonly HistoryStep[]): void {
    const viewer = this.viewer.peek();
    for (const { version, by, told, view, turn } of steps) {
      if (version <= this.#version || view === undefined || turn === undefined) continue;
      const before = this.#moments.at(-1)?.decided ?? 0;
      this.#push(version, {
        seen: view,
        news: told,
        turn,
        decided: before + (viewer !== null && by === viewer ? 1 : 0),
      });
    }
  }

  #push(
    version: number,
    seen: { seen: AnyTypes; news: readonly AnyTypes[]; turn: TableState['turn']; decided: number },
  ): void {
    const isSeries = this.#info.peek().series !== null;
    this.#moments.push(momentOf({ ...seen, isSeries, turn: seen.turn as Turn }));
    this.#version = version;
  }

  #hear(state: TableState): void {
    if (this.#closed) return;
    this.#info.value = state.table;
    this.#running.set(state, this.#subscription.receivedAt);
    if (state.seat !== this.viewer.peek()) void this.#catchUp(true);
    else if (state.moment > this.#moments.length + 1 || this.#isCatchingUp) void this.#catchUp();
    else if (state.moment === this.#moments.length + 1)
      this.#grow(() =>
        this.#push(state.version, {
          seen: state.view,
          news: state.told,
          turn: state.turn,
          decided: state.decided,
        }),
      );
  }

  /** Something was missed, or is now seen from another seat: read the story. */
  async #catchUp(anew = false): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    try {
      const { seat, steps } = await readHistory(this.id, anew ? 0 : this.#version);
      if (this.#closed) return;
      this.#grow(() => {
        if (anew) {
          this.viewer.value = seat;
          this.#moments = [];
          this.#version = 0;
        }
        this.#take(steps);
      });
      this.#lookAgain(0);
    } catch {
      this.#lookAgain(1000);
    }
  }

  /** What came over the line meanwhile may be more, or seen from another seat. */
  #lookAgain(wait: number): void {
    const state = this.#subscription.state.peek();
    const isSame = state?.seat === this.viewer.peek();
    setTimeout(
      () => {
        this.#isCatchingUp = false;
        const now = this.#subscription.state.peek();
        if (now) this.#hear(now);
      },
      isSame ? wait : Math.max(wait, 300),
    );
  }

  #grow(change: () => void): void {
    batch(() => {
      const before = this.#moments.at(-1);
      const count = this.#moments.length;
      change();
      if (before?.decided !== this.#last.decided) {
        this.draft.value = undefined;
        this.#settle();
      }
      const ended = this.#moments.findLastIndex((moment, i) => i >= count && moment.previous !== undefined);
      if (ended >= 0 && this.viewer.peek() !== null && count > 0) this.roundOver.value = ended;
      this.length.value = this.#moments.length;
    });
    void this.#readRecord();
  }

  uncover(): void {}

  play(move: AnyTypes): Refusal<AnyTypes> | undefined {
    const { view, turn, decided } = this.#last;
    const seat = this.viewer.peek();
    const isTurn = turn.kind === 'players' && seat !== null && turn.seats.includes(seat);
    if (!isTurn || this.#sent.peek() !== undefined) return { code: 'not-your-turn' };
    const reason = this.base.check(view, move);
    if (reason) return reason;
    const sent = { id: newMoveId(), text: this.base.notation.move.format(move), decided };
    writeStored(`sent.${this.id}`, JSON.stringify(sent));
    void this.#send(sent, move);
    return undefined;
  }

  async #send({ id, text, decided }: SentMove, move: AnyTypes): Promise<void> {
    this.#sent.value = move;
    try {
      await openConnection().move(this.id, text, { id, decided });
    } catch (error) {
      if (!(error instanceof MoveRefused)) return;
      this.#refused.value = error.body;
      this.#settle();
    }
  }

  #settle(): void {
    this.#sent.value = undefined;
    removeStored(`sent.${this.id}`);
  }

  /** A move made before the page was closed, and perhaps never heard: its id lets it count once. */
  #sendAgain(): void {
    const sent = readStoredJson<SentMove>(`sent.${this.id}`);
    const move = sent && this.base.notation.move.parse(sent.text);
    if (sent && move && sent.decided === this.#last.decided) void this.#send(sent, move);
    else removeStored(`sent.${this.id}`);
  }

  /** The server knows no draft: what lies ready is played before it decides. */
  #almostUp(seat: Seat, timeUp: TimeUp | undefined): void {
    const { view } = this.#last;
    if (seat !== this.viewer.peek() || this.#sent.peek() !== undefined) return;
    const move = timeUp?.(view, this.draft.peek());
    if (move && move.type !== this.base.timeUp?.(view)?.type) this.play(move);
  }

  #keptDraft(): unknown {
    const kept = readStoredJson<{ decided: number; draft: unknown }>(`draft.${this.id}`);
    return kept?.decided === this.#last.decided ? kept.draft : undefined;
  }

  #keepDraft(draft: unknown): void {
    if (draft === undefined) removeStored(`draft.${this.id}`);
    else writeStored(`draft.${this.id}`, JSON.stringify({ decided: this.#last.decided, draft }));
  }

  canUndo(): boolean {
    return false;
  }

  undo(): void {}

  nextRound(): void {
    this.roundOver.value = undefined;
  }

  retryBot(): void {}

  async #readRecord(): Promise<void> {
    if (this.#record !== undefined || this.#last.turn.kind !== 'over') return;
    this.#record = await requestText(`/api/tables/${this.id}/record`).catch(() => undefined);
  }

  record(): string | undefined {
    return this.#record;
  }

  close(): void {
    this.#closed = true;
    this.#subscription.onState = () => {};
    this.#running.stop();
    this.#stopKeeping();
  }
}

export type TimeUp = (view: AnyTypes, draft: unknown) => AnyTypes | undefined;
