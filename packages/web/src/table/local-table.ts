// A table on this device. The rules run here; the bots in a Worker; every event is kept as soon as it has happened.
import {
  type AnyGame,
  type AnyTypes,
  type Event,
  formatRecord,
  inSeries,
  type Refusal,
  refuse,
  type Seat,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { duration } from '../app/motion.ts';
import { requestBotMove } from './bot-client.ts';
import { DecisionClock } from './decision-clock.ts';
import { addFinishedGame } from './finished-games.ts';
import type { GameSetup } from './game-setup.ts';
import type { GameTable, Moment } from './game-table.ts';
import { type SavedGame, saveGame } from './saved-games.ts';
import { Story } from './story.ts';

interface LocalTableConfig {
  readonly id: string;
  readonly setup: GameSetup;
  readonly base: AnyGame;
  /** What has happened already, when a kept game goes on. */
  readonly events?: readonly Event<AnyTypes>[];
  readonly draft?: unknown;
  /** Who asks the bots; tests bring their own. */
  readonly think?: typeof requestBotMove;
  /** The move for a seat whose time is up, where the board has one. */
  readonly timeUp?: (view: AnyTypes, draft: unknown) => AnyTypes | undefined;
}

/** How long a bot seems to think, so that one can follow. */
const PACE = 650;

export class LocalTable implements GameTable {
  readonly id: string;
  readonly setup: GameSetup;
  readonly game: AnyGame;
  readonly base: AnyGame;
  readonly viewer: Signal<Viewer>;
  readonly length: Signal<number>;
  readonly cover = signal<Seat | undefined>(undefined);
  readonly draft: Signal<unknown>;
  readonly botError = signal<string | undefined>(undefined);
  readonly roundOver = signal<number | undefined>(undefined);
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  readonly online = undefined;
  readonly clock;
  readonly #story: Story;
  readonly #sitting: LocalTableConfig;
  readonly #ticking: DecisionClock;
  #closed = false;
  /** Grows when the game goes another way, so that a bot's late answer is left aside. */
  #course = 0;
  readonly #stopKeeping: () => void;

  constructor(sitting: LocalTableConfig) {
    const { id, setup, base, events = [], draft } = sitting;
    this.#sitting = sitting;
    this.id = id;
    this.setup = setup;
    this.base = base;
    this.game = setup.series === null ? base : inSeries(base, setup.series);
    this.ownSeats = signal(this.#humans);
    this.#story = new Story(this.game, setup);
    this.draft = signal(draft);
    this.#ticking = new DecisionClock(() => this.#timeIsUp());
    this.clock = computed(() => this.#ticking.clock.value);
    for (const event of events) {
      const reason = refuse(this.game, this.#state, event);
      if (reason) throw new Error(`event ${this.#story.events.length + 1}: ${reason.code}`);
      this.#story.take(event);
    }
    this.#story.settle();
    this.length = signal(this.#story.length);
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
    return this.#story.state;
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
    const open = JSON.stringify(
      (this.game.view(this.#state, null) as AnyTypes).game ?? this.game.view(this.#state, null),
    );
    return this.#humans.some((seat) => {
      const view: AnyTypes = this.game.view(this.#state, seat);
      return JSON.stringify({ ...(view.game ?? view), seat: null }) !== open;
    });
  }

  moment(number: number): Moment {
    return this.#story.moment(number, this.viewer.value);
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
    const last = this.#story.events.findLastIndex((event) => event.kind === 'move' && event.seat === seat);
    return last < 0 ? undefined : last;
  }

  undo(): void {
    const to = this.#lastOwn();
    if (to === undefined) return;
    this.#course++;
    this.#story.goBack(to);
    this.draft.value = undefined;
    this.botError.value = undefined;
    this.roundOver.value = undefined;
    this.length.value = this.#story.length;
    this.#save();
    this.#goOn();
  }

  retryBot(): void {
    this.botError.value = undefined;
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
        events: this.#story.events,
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

  #happen(event: Event<AnyTypes>): void {
    this.#course++;
    const before = this.#state;
    this.#story.take(event);
    this.#story.settle();
    this.#save();
    if (this.#roundEnded(before)) this.roundOver.value = this.#story.length - 1;
    else this.#passOn();
    this.length.value = this.#story.length;
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
      if (course === this.#course) this.botError.value = String(error);
    }
  }

  #think(seat: Seat, level: 'beginner' | 'casual' | 'strong' | 'expert'): Promise<AnyTypes> {
    const view: AnyTypes = this.game.view(this.#state, seat);
    const seed = `${this.setup.seed}:${this.#story.events.length}:${seat}`;
    const think = this.#sitting.think ?? requestBotMove;
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
    const view: AnyTypes = this.game.view(this.#state, seat);
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
      decisions: this.#story.events.filter(({ kind }) => kind === 'move').length,
      over: this.#turn.kind === 'over',
      ...(this.draft.peek() !== undefined && { draft: this.draft.peek() }),
      updated: Date.now(),
    };
    saveGame(saved);
    addFinishedGame(saved);
  }
}
