// A table on a server, as the player at this device sees it. The server plays by the rules and stores everything; what it
// does not have yet (a move on its way, a draft) is stored here, and survives a reload.
import { History, type TableSeatEvent, type TableState } from '@crescendo/protocol';
import {
  type AnyGame,
  type AnyMove,
  clockRefusal,
  type GameTypes,
  type MoveSource,
  type Refusal,
  type Seat,
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
import { ApiError, request, requestText } from '../../server/api.ts';
import { connected } from '../../server/connection.ts';
import type { OnlineControls } from '../online-controls.ts';
import type { GameSetup } from '../setup/game-setup.ts';
import type { LogNote, Moment, PlayableTable, RunningClock, TimeUpMove } from '../table.ts';
import { DraftSender } from './drafts/draft-sender.ts';
import { readDraft, storeDraft } from './drafts/stored-draft.ts';
import { PendingMove } from './pending-move.ts';
import { RemoteMoments } from './remote-moments.ts';
import { setupFromTable } from './remote-setup.ts';
import { ServerClocks } from './server-clocks.ts';
import type { TableSubscription } from './table-subscription.ts';

/** The log of a page that is open for days does not grow forever. */
const MAX_ASIDES = 100;
/** After a failed request the history is asked for again. */
const RETRY_MS = 1000;
/** A new seat has a new history, which the server may still be writing. */
const NEW_SEAT_MS = 300;

/** A long history comes in parts, and no faster than the server allows. */
export const readHistory = async (id: string, after: number): Promise<History> => {
  const part = (from: number): Promise<History> =>
    request('GET', `/api/tables/${id}/history?views=1&after=${from}`, History);
  const { next, ...history } = await part(after);
  for (let from = next; from !== undefined; ) {
    try {
      const more = await part(from);
      history.steps.push(...more.steps);
      history.seatEvents?.push(...(more.seatEvents ?? []));
      from = more.next;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'too-fast') throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return after === 0 ? { ...history, steps: standing(history) } : history;
};

/** Drops the steps taken back: where a history comes in parts, one part may take back those of another. */
const standing = ({ steps, seatEvents = [] }: History): History['steps'] =>
  seatEvents
    .filter(({ change }) => change === 'took-back')
    .reduce(
      (left, taken) => [
        ...left.filter(({ version }) => version < taken.version).slice(0, taken.moves + 1),
        ...left.filter(({ version }) => version > taken.version),
      ],
      steps,
    );

/** The board's reading of a draft. */
interface DraftReader {
  readonly timeUp?: TimeUpMove;
  readonly sharedMove?: TimeUpMove;
}

/** The version at which a move was last taken back; 0: never. */
const lastTakeBack = (events: readonly TableSeatEvent[] = []): number =>
  events.findLast(({ change }) => change === 'took-back')?.version ?? 0;

export class RemoteTable implements PlayableTable {
  readonly id: string;
  readonly game: AnyGame;
  readonly viewer: Signal<Viewer>;
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  readonly length: Signal<number>;
  readonly roundOver = signal<number | undefined>(undefined);
  readonly seatEvents = signal<readonly TableSeatEvent[]>([]);
  readonly asides = signal<readonly LogNote[]>([]);
  readonly draft: Signal<unknown>;
  readonly clock: ReadonlySignal<RunningClock | undefined>;
  readonly device = undefined;
  readonly online: OnlineControls;
  readonly #subscription: TableSubscription;
  readonly #info;
  readonly #setup: ReadonlySignal<GameSetup>;
  readonly #moments: RemoteMoments;
  readonly #pending: PendingMove;
  readonly #clocks: ServerClocks;
  readonly #stopStoring: () => void;
  readonly #stopShowing: () => void;
  #record: string | undefined;
  #isCatchingUp = false;
  /** Grows when all moments were read again. */
  readonly #readings = signal(0);
  /** The version at which a move was last taken back, as far as the moments here know of it. */
  #takenBackAt = 0;
  #closed = false;

  /** `state` and `history` were requested at about the same time; what came between is read again. */
  constructor(
    subscription: TableSubscription,
    game: AnyGame,
    state: TableState,
    history: History,
    { timeUp, sharedMove }: DraftReader = {},
  ) {
    const { table } = state;
    this.id = table.id;
    this.game = game;
    this.#subscription = subscription;
    this.#info = signal(table);
    this.#setup = computed(() => setupFromTable(this.#info.value));
    this.viewer = signal(history.seat);
    this.ownSeats = computed(() => (this.viewer.value === null ? [] : [this.viewer.value]));
    this.#moments = new RemoteMoments(table.series);
    this.#moments.addHistory(history.steps, history.seat);
    this.#addSeatEvents(history.seatEvents);
    this.#takenBackAt = lastTakeBack(history.seatEvents);
    this.length = signal(this.#moments.length);
    this.draft = signal(readDraft(this.id, this.#moments.last.decided));
    this.#pending = new PendingMove(this.id, game);
    this.#clocks = new ServerClocks((seat) => this.#almostUp(seat, timeUp));
    this.#clocks.set(state, subscription.receivedAt);
    this.clock = this.#clocks.clock;
    this.online = {
      info: this.#info,
      connected,
      sentMove: this.#pending.move,
      moveError: this.#pending.moveError,
      clocks: this.#clocks.clocks,
      talk: subscription.talk,
      earlier: subscription.earlier,
      evening: subscription.evening,
      building: computed(() => {
        const draft = subscription.draft.value;
        const move = draft && game.notation.move.parse(draft.text);
        return draft && move && { seat: draft.seat, move };
      }),
      say: (said) => subscription.say(said),
      note: (text) => {
        const moves = this.#moments.length - 1;
        this.asides.value = [...this.asides.peek().slice(1 - MAX_ASIDES), { moves, text }];
      },
    };
    subscription.onState = (next) => this.#receive(next);
    this.#stopStoring = effect(() => {
      const draft = this.draft.value;
      untracked(() => storeDraft(this.id, this.#moments.last.decided, draft));
    });
    this.#stopShowing = this.#showDraft(sharedMove);
    this.#pending.resend(this.#moments.last.decided);
    this.#receive(state);
    void this.#readRecord();
  }

  get setup(): GameSetup {
    return this.#setup.value;
  }

  moment(number: number): Moment {
    // Another seat sees other moments, even where there are as many: who reads this follows the viewer.
    void this.viewer.value;
    void this.#readings.value;
    return this.#moments.at(number);
  }

  timeUpOf(number: number): Seat | undefined {
    void this.viewer.value;
    return this.#moments.timeUpOf(number);
  }

  sourceOf(seat: Seat, number: number): MoveSource {
    void this.viewer.value;
    return this.#moments.sourceOf(seat, number);
  }

  play(move: AnyMove): Refusal<GameTypes> | undefined {
    const { view, turn, decided } = this.#moments.last;
    const seat = this.viewer.peek();
    const isTurn = turn.kind === 'players' && seat !== null && turn.seats.includes(seat);
    if (!isTurn || this.#pending.move.peek() !== undefined) return { code: 'not-your-turn' };
    const reason = clockRefusal(this.game, move) ?? this.game.check(view, move);
    if (reason) return reason;
    this.#pending.send(move, decided);
    return undefined;
  }

  nextRound(): void {
    this.roundOver.value = undefined;
  }

  record(): string | undefined {
    return this.#record;
  }

  close(): void {
    this.#closed = true;
    this.#subscription.onState = () => {};
    this.#clocks.stop();
    this.#stopStoring();
    this.#stopShowing();
  }

  /** Sends the move that this player prepares where the others may watch it, or the clock decides by it. */
  #showDraft(sharedMove: DraftReader['sharedMove']): () => void {
    const sender = new DraftSender((text) => this.#subscription.sendDraft(text));
    let shownAt = -1;
    const stop = effect(() => {
      const draft = this.draft.value;
      const moment = this.length.value;
      const { drafts, clockDrafts } = this.#info.value;
      const isWanted = (drafts === true || clockDrafts === true) && connected.value;
      // A draft belongs to one moment and to one connection: what follows begins anew.
      if (!isWanted || moment !== shownAt) sender.forget();
      shownAt = moment;
      const { view, turn } = this.#moments.last;
      const seat = this.viewer.value;
      const isTurn = turn.kind === 'players' && seat !== null && turn.seats.includes(seat);
      const move = isWanted && isTurn ? sharedMove?.(view, draft) : undefined;
      sender.show(move ? this.game.notation.move.format(move) : null);
    });
    return () => {
      stop();
      sender.stop();
    };
  }

  #receive(state: TableState): void {
    if (this.#closed) return;
    this.#info.value = state.table;
    this.#addSeatEvents(state.seatEvents);
    this.#clocks.set(state, this.#subscription.receivedAt);
    const next = this.#moments.length + 1;
    const isTakenBack = lastTakeBack(state.seatEvents) > this.#takenBackAt;
    if (state.seat !== this.viewer.peek() || isTakenBack) void this.#catchUp(true);
    else if (state.moment > next || this.#isCatchingUp) void this.#catchUp();
    else if (state.moment === next) this.#grow(() => this.#moments.addState(state));
  }

  #addSeatEvents(events: readonly TableSeatEvent[] = []): void {
    const known = this.seatEvents.peek();
    const last = known.at(-1)?.version ?? 0;
    const fresh = events.filter(({ version }) => version > last);
    if (fresh.length > 0) this.seatEvents.value = [...known, ...fresh];
  }

  /** Something was missed, or is now seen from another seat: read the history. */
  async #catchUp(fromStart = false): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    try {
      const { seat, steps, seatEvents } = await readHistory(this.id, fromStart ? 0 : this.#moments.version);
      if (this.#closed) return;
      this.#grow(() => {
        if (fromStart) {
          this.viewer.value = seat;
          this.#moments.clear();
          this.seatEvents.value = [];
          this.#takenBackAt = lastTakeBack(seatEvents);
          this.#readings.value++;
        }
        this.#moments.addHistory(steps, this.viewer.peek());
        this.#addSeatEvents(seatEvents);
      });
      this.#receiveAgain(0);
    } catch {
      this.#receiveAgain(RETRY_MS);
    }
  }

  /** Receives the latest state: it may hold more by now, or be seen from another seat. */
  #receiveAgain(wait: number): void {
    const isSameSeat = this.#subscription.state.peek()?.seat === this.viewer.peek();
    setTimeout(
      () => {
        this.#isCatchingUp = false;
        const now = this.#subscription.state.peek();
        if (now) this.#receive(now);
      },
      isSameSeat ? wait : Math.max(wait, NEW_SEAT_MS),
    );
  }

  #grow(change: () => void): void {
    batch(() => {
      const { length, last } = this.#moments;
      change();
      if (last.decided !== this.#moments.last.decided) {
        this.draft.value = undefined;
        this.#pending.settle();
      }
      const ended = this.#moments.roundEndFrom(length);
      if (ended !== undefined && this.viewer.peek() !== null) this.roundOver.value = ended;
      this.length.value = this.#moments.length;
    });
    void this.#readRecord();
  }

  /** Plays a finished table before the server decides, where the edition lets it count. */
  #almostUp(seat: Seat, timeUp: TimeUpMove | undefined): void {
    const { view } = this.#moments.last;
    if (seat !== this.viewer.peek() || this.#pending.move.peek() !== undefined) return;
    const move = timeUp?.(view, this.draft.peek());
    if (move && move.type !== this.game.clock?.timeUp(view)?.type) this.play(move);
  }

  async #readRecord(): Promise<void> {
    if (this.#record !== undefined || this.#moments.last.turn.kind !== 'over') return;
    this.#record = await requestText(`/api/tables/${this.id}/record`).catch(() => undefined);
  }
}
