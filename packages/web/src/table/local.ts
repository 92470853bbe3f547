// A table on this device. The rules run here; the bots in a Worker; every event is kept as soon as it has happened.
import {
  type AnyGame,
  type AnyTypes,
  type Event,
  formatRecord,
  freshNews,
  inSeries,
  type Refusal,
  refuse,
  roll,
  type Seat,
  seeded,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import { computed, effect, type Signal, signal, untracked } from '@preact/signals';
import { duration } from '../app/settings.ts';
import { type SavedGame, saveGame } from './saved.ts';
import type { Setup } from './setup.ts';
import type { Moment, Table } from './table.ts';
import { thinkOfMove } from './think.ts';
import { Ticking } from './ticking.ts';

interface Sitting {
  readonly id: string;
  readonly setup: Setup;
  readonly base: AnyGame;
  /** What has happened already, when a kept game goes on. */
  readonly events?: readonly Event<AnyTypes>[];
  readonly draft?: unknown;
  /** Who asks the bots; tests bring their own. */
  readonly think?: typeof thinkOfMove;
  /** The move for a seat whose time is up, where the board has one. */
  readonly timeUp?: (view: AnyTypes, draft: unknown) => AnyTypes | undefined;
}

/** How long a bot seems to think, so that one can follow. */
const PACE = 650;

export class LocalTable implements Table {
  readonly id: string;
  readonly setup: Setup;
  readonly game: AnyGame;
  readonly base: AnyGame;
  readonly viewer: Signal<Viewer>;
  readonly length: Signal<number>;
  readonly cover = signal<Seat | undefined>(undefined);
  readonly draft: Signal<unknown>;
  readonly trouble = signal<string | undefined>(undefined);
  readonly roundOver = signal<number | undefined>(undefined);
  readonly clock;
  readonly #events: Event<AnyTypes>[] = [];
  /** The state before the first event, then after each. */
  readonly #states: AnyTypes[];
  /** Where each moment ends: its number of events. */
  #ends: number[] = [];
  readonly #sitting: Sitting;
  readonly #ticking: Ticking;
  /** Moments that have been looked at already: what has happened stays as it was. */
  readonly #seen = new Map<string, Moment>();
  #closed = false;
  /** Grows when the game goes another way, so that a bot's late answer is left aside. */
  #course = 0;
  readonly #stopKeeping: () => void;

  constructor(sitting: Sitting) {
    const { id, setup, base, events = [], draft } = sitting;
    this.#sitting = sitting;
    this.id = id;
    this.setup = setup;
    this.base = base;
    this.game = setup.series === null ? base : inSeries(base, setup.series);
    this.#states = [this.game.setup(setup.players.length, setup.options)];
    this.draft = signal(draft);
    this.#ticking = new Ticking(() => this.#timeIsUp());
    this.clock = computed(() => this.#ticking.clock.value);
    for (const event of events) {
      const reason = refuse(this.game, this.#state, event);
      if (reason) throw new Error(`event ${this.#events.length + 1}: ${reason.code}`);
      this.#apply(event);
    }
    this.#settle();
    this.#ends = this.#momentsIn();
    this.length = signal(this.#ends.length);
    this.viewer = signal(this.#firstViewer());
    if (this.#humans.length > 1 && this.#nextHuman() !== undefined && this.#hasSecrets())
      this.cover.value = this.#nextHuman();
    let wasDraft = this.draft.peek();
    this.#stopKeeping = effect(() => {
      const now = this.draft.value;
      if (now === wasDraft) return;
      wasDraft = now;
      untracked(() => this.#save());
    });
    if (events.length === 0) this.#save();
    this.#goOn();
  }

  get #state(): AnyTypes {
    return this.#states.at(-1);
  }

  get #turn(): Turn {
    return this.game.turn(this.#state);
  }

  get #humans(): readonly Seat[] {
    return this.setup.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  #nextHuman(): Seat | undefined {
    const turn = this.#turn;
    return turn.kind === 'players' ? turn.seats.find((seat) => this.#humans.includes(seat)) : undefined;
  }

  #firstViewer(): Viewer {
    return this.#nextHuman() ?? this.#humans[0] ?? null;
  }

  /** Does any human see now what another may not? */
  #hasSecrets(): boolean {
    const open = JSON.stringify(this.game.view(this.#state, null).game ?? this.game.view(this.#state, null));
    return this.#humans.some((seat) => {
      const view = this.game.view(this.#state, seat);
      return JSON.stringify({ ...(view.game ?? view), seat: null }) !== open;
    });
  }

  moment(number: number): Moment {
    const viewer = this.viewer.value;
    const known = this.#seen.get(`${viewer}:${number}`);
    if (known) return known;
    const moment = this.#look(number, viewer);
    this.#seen.set(`${viewer}:${number}`, moment);
    return moment;
  }

  #look(number: number, viewer: Viewer): Moment {
    const end = this.#ends[number]!;
    const start = number === 0 ? 0 : this.#ends[number - 1]!;
    const news: AnyTypes[] = [];
    for (let i = start; i < end; i++) {
      const after = this.#states[i + 1];
      news.push(...freshNews(this.#states[i], after, this.game.view(after, viewer)));
    }
    const state = this.#states[end];
    const seen = this.game.view(state, viewer);
    const inSeries = this.setup.series !== null;
    return {
      view: inSeries ? seen.game : seen,
      news,
      turn: this.game.turn(state),
      decided: this.#events.slice(0, end).filter((event) => event.kind === 'move' && event.seat === viewer)
        .length,
      rounds: inSeries ? seen.rounds : undefined,
      previous: inSeries && seen.fresh && !seen.over ? (seen.previous ?? undefined) : undefined,
    };
  }

  uncover(): void {
    const seat = this.cover.value;
    if (seat === undefined) return;
    this.viewer.value = seat;
    this.cover.value = undefined;
    this.#startClock();
  }

  play(move: AnyTypes): Refusal<AnyTypes> | undefined {
    const seat = this.viewer.value;
    if (seat === null || this.cover.value !== undefined) return { code: 'not-your-turn' };
    const event: Event<AnyTypes> = { kind: 'move', seat, move };
    const reason = refuse(this.game, this.#state, event);
    if (reason) return reason;
    this.draft.value = undefined;
    this.#happen(event);
    return undefined;
  }

  canUndo(): boolean {
    return this.length.value > 0 && this.#lastOwn() !== undefined;
  }

  /** The number of events before the only human's last decision. At a table with others nothing is taken back. */
  #lastOwn(): number | undefined {
    if (this.#humans.length !== 1) return undefined;
    const seat = this.#humans[0]!;
    const last = this.#events.findLastIndex((event) => event.kind === 'move' && event.seat === seat);
    return last < 0 ? undefined : last;
  }

  undo(): void {
    const to = this.#lastOwn();
    if (to === undefined) return;
    this.#course++;
    this.#events.length = to;
    this.#states.length = to + 1;
    this.#seen.clear();
    this.#ends = this.#momentsIn();
    this.draft.value = undefined;
    this.trouble.value = undefined;
    this.roundOver.value = undefined;
    this.length.value = this.#ends.length;
    this.#save();
    this.#goOn();
  }

  retry(): void {
    this.trouble.value = undefined;
    this.#goOn();
  }

  record(name: (seat: Seat) => string): string {
    const { game, options, series, players } = this.setup;
    const turn = this.#turn;
    return formatRecord(
      {
        game,
        seats: players.length,
        options,
        series,
        names: players.map((_, seat) => name(seat)),
        fairness: {},
        result: turn.kind === 'over' ? { scores: turn.scores, winners: turn.winners } : null,
        events: this.#events,
      },
      () => this.base,
    );
  }

  close(): void {
    this.#closed = true;
    this.#course++;
    this.#ticking.stop();
    this.#stopKeeping();
  }

  /** Dice for the event to come: going back and doing the same again brings the same luck. */
  #dice(purpose: string) {
    return seeded(`${this.setup.seed}:${this.#events.length}:${purpose}`);
  }

  #apply(event: Event<AnyTypes>): void {
    const after = this.game.apply(this.#state, event);
    this.#events.push(event);
    this.#states.push(after);
  }

  /** Let chance decide until somebody must. */
  #settle(): void {
    while (this.#turn.kind === 'chance') this.#apply(roll(this.game, this.#state, this.#dice('chance')));
  }

  /** A moment ends after a decision and all the chance that follows it. */
  #momentsIn(): number[] {
    const ends = this.#events.flatMap((event, i) => (event.kind === 'move' ? [i] : []));
    return [...ends, this.#events.length];
  }

  #happen(event: Event<AnyTypes>): void {
    this.#course++;
    const before = this.#state;
    this.#apply(event);
    this.#settle();
    this.#ends = this.#momentsIn();
    this.#save();
    if (this.#roundEnded(before)) this.roundOver.value = this.#ends.length - 1;
    else this.#passOn();
    this.length.value = this.#ends.length;
    this.#goOn();
  }

  #roundEnded(before: AnyTypes): boolean {
    return (
      this.setup.series !== null && !this.#state.over && this.#state.rounds.length > before.rounds.length
    );
  }

  nextRound(): void {
    if (this.roundOver.value === undefined) return;
    this.roundOver.value = undefined;
    this.#passOn();
    this.#goOn();
  }

  /** On one device the next person takes it, behind a cover where there is something to hide. */
  #passOn(): void {
    const next = this.#nextHuman();
    if (next === undefined || next === this.viewer.value) return;
    if (this.#humans.length > 1 && this.#hasSecrets()) this.cover.value = next;
    else this.viewer.value = next;
  }

  #goOn(): void {
    const turn = this.#turn;
    this.#ticking.stop();
    if (this.#closed || turn.kind !== 'players' || this.roundOver.value !== undefined) return;
    const bot = turn.seats.find((seat) => this.setup.players[seat]!.kind === 'bot');
    if (bot === undefined) this.#startClock();
    else void this.#letBotPlay(bot, turn.seats.length > 1);
  }

  async #letBotPlay(seat: Seat, together: boolean): Promise<void> {
    const course = this.#course;
    const player = this.setup.players[seat]!;
    if (player.kind !== 'bot') return;
    const pause = new Promise((resolve) =>
      setTimeout(resolve, together ? duration(150) : duration(PACE) || 200),
    );
    try {
      const move = await this.#think(seat, player.level);
      await pause;
      if (course === this.#course) this.#happen({ kind: 'move', seat, move });
    } catch (error) {
      if (course === this.#course) this.trouble.value = String(error);
    }
  }

  #think(seat: Seat, level: 'beginner' | 'casual' | 'strong' | 'expert'): Promise<AnyTypes> {
    const view = this.game.view(this.#state, seat);
    const seed = `${this.setup.seed}:${this.#events.length}:${seat}`;
    const think = this.#sitting.think ?? thinkOfMove;
    return think(this.base.id, this.setup.series === null ? view : view.game, level, seed);
  }

  #startClock(): void {
    const seat = this.#nextHuman();
    if (this.setup.clock > 0 && seat !== undefined && this.cover.value === undefined)
      this.#ticking.start(seat, this.setup.clock);
  }

  async #timeIsUp(): Promise<void> {
    const seat = this.#nextHuman();
    if (seat === undefined) return;
    const course = this.#course;
    const view = this.game.view(this.#state, seat);
    const inner = this.setup.series === null ? view : view.game;
    const own = this.#sitting.timeUp?.(inner, this.draft.value) ?? this.game.timeUp?.(view);
    const move = own ?? (await this.#think(seat, 'casual'));
    if (course !== this.#course) return;
    this.draft.value = undefined;
    this.#happen({ kind: 'move', seat, move });
  }

  #save(): void {
    const saved: SavedGame = {
      version: 1,
      id: this.id,
      setup: this.setup,
      record: this.record(() => ''),
      decisions: this.#events.filter(({ kind }) => kind === 'move').length,
      over: this.#turn.kind === 'over',
      ...(this.draft.peek() !== undefined && { draft: this.draft.peek() }),
      updated: Date.now(),
    };
    saveGame(saved);
  }
}
