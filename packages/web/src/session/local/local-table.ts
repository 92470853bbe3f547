// A table on this device. The rules run here, the bots in a Worker; the game is saved after every event.
import {
  type AnyEvent,
  type AnyGame,
  type AnyMatch,
  type AnyMove,
  type AnyView,
  formatRecord,
  type GameTypes,
  type Help,
  helpLines,
  itemAt,
  lessonLine,
  type MoveSource,
  NO_HELP,
  type Refusal,
  type Seat,
  takenBackLine,
  type Viewer,
} from '@crescendo/rules';
import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { pause } from '../../shell/motion.ts';
import type { requestBotMove } from '../../workers/bot-client.ts';
import { GameSaver } from '../saved/game-saver.ts';
import { styleAt } from '../setup/bot-style.ts';
import type { GameSetup } from '../setup/game-setup.ts';
import { newGameId } from '../setup/new-game-id.ts';
import type {
  DeviceControls,
  FollowTime,
  HandOver,
  Moment,
  OnlyMove,
  PlayableTable,
  RunningClock,
  TimeUpMove,
} from '../table.ts';
import { BotHost } from './bot-host.ts';
import { DecisionClock } from './decision-clock.ts';
import { DeviceViewer } from './device-viewer.ts';
import { LocalMatch } from './local-match.ts';

interface LocalTableConfig {
  readonly id: string;
  readonly setup: GameSetup;
  readonly game: AnyGame;
  /** The events so far, when a saved game goes on. */
  readonly events?: readonly AnyEvent[];
  readonly draft?: unknown;
  /** The number of events after which something was taken back, each time it was. */
  readonly takenBack?: readonly number[];
  /** The number of hints asked for before: earlier versions saved nothing else of them. */
  readonly hints?: number | undefined;
  readonly help?: Help;
  /** The finished game that this one goes on from. */
  readonly from?: string | undefined;
  /** The way to ask bots; tests bring their own. */
  readonly requestMove?: typeof requestBotMove;
  readonly timeUp?: TimeUpMove;
  readonly followTime?: FollowTime;
  readonly onlyMove?: OnlyMove;
}

/** The time that a bot seems to think, so that people can follow, where the board does not say how long that takes. */
const PACE_MS = 650;
/** The pause where several decide together: there is nothing to follow. */
const TOGETHER_MS = 150;

const humanSeats = ({ players }: GameSetup): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

/** Returns the help that there was before so many events; a hint that was seen stays known. */
const helpBefore = ({ asked, followed }: Help, length: number): Help => ({
  asked: asked.map((one) => ({ ...one, length: Math.min(one.length, length) })),
  followed: followed.filter((place) => place < length),
});

export class LocalTable implements PlayableTable, DeviceControls {
  readonly id: string;
  readonly setup: GameSetup;
  readonly game: AnyGame;
  readonly viewer: Signal<Viewer>;
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  readonly length: Signal<number>;
  readonly draft: Signal<unknown>;
  readonly roundOver = signal<number | undefined>(undefined);
  readonly clock: ReadonlySignal<RunningClock | undefined>;
  readonly handOver: ReadonlySignal<HandOver | undefined>;
  readonly botError: ReadonlySignal<string | undefined>;
  readonly device: DeviceControls = this;
  readonly online = undefined;
  readonly #match: LocalMatch;
  readonly #saver: GameSaver;
  readonly #bots: BotHost;
  readonly #clock: DecisionClock;
  readonly #viewer: DeviceViewer;
  readonly isContinued: boolean;
  #takenBack: readonly number[];
  readonly #earlierHints: number;
  #help: Help;
  /** The moves that were shown to this seat for what it has to decide, the first one first. */
  #shown: { readonly seat: Seat; readonly moves: readonly string[] } | undefined;
  /** The moments in which a clock decided, and whose it was. */
  readonly #timeUps = new Map<number, Seat>();
  readonly #timeUp: TimeUpMove | undefined;
  readonly #followTime: FollowTime | undefined;
  readonly #onlyMove: OnlyMove | undefined;
  readonly #stopSaving: () => void;
  #closed = false;

  constructor(config: LocalTableConfig) {
    const { id, setup, game, events = [], draft, takenBack = [], from, requestMove } = config;
    this.id = id;
    this.setup = setup;
    this.game = game;
    this.#timeUp = config.timeUp;
    this.#followTime = config.followTime;
    this.#onlyMove = config.onlyMove;
    this.#match = new LocalMatch(game, setup, events);
    this.isContinued = from !== undefined;
    this.#takenBack = takenBack;
    this.#help = config.help ?? NO_HELP;
    this.#earlierHints = Math.max(0, (config.hints ?? 0) - this.#help.asked.length);
    this.#saver = new GameSaver(id, setup, from);
    this.#bots = new BotHost(setup, requestMove);
    this.botError = this.#bots.error;
    this.#clock = new DecisionClock(() => this.#timeIsUp());
    this.clock = this.#clock.running;
    const seats = humanSeats(setup);
    this.#playWithoutChoice(new DeviceViewer(seats, this.#current), undefined);
    this.#viewer = new DeviceViewer(seats, this.#current);
    this.viewer = this.#viewer.viewer;
    this.handOver = this.#viewer.handOver;
    this.ownSeats = signal(this.#viewer.seats);
    this.length = signal(this.#match.moments.length);
    this.draft = signal(draft);
    this.#stopSaving = this.#saveDrafts();
    if (events.length === 0) this.#save();
    this.#goOn();
  }

  get #current(): AnyMatch {
    return this.#match.current;
  }

  moment(number: number): Moment {
    return this.#match.moments.moment(number, this.viewer.value);
  }

  timeUpOf(number: number): Seat | undefined {
    return this.#timeUps.get(number);
  }

  sourceOf(seat: Seat, number: number): MoveSource {
    const last = this.#match.moments.lastMoveOf(seat, number);
    return last !== undefined && this.#timeUps.get(last) === seat ? 'clock' : 'person';
  }

  play(move: AnyMove): Refusal<GameTypes> | undefined {
    const seat = this.viewer.value;
    if (seat === null || this.handOver.value) return { code: 'not-your-turn' };
    const event: AnyEvent = { kind: 'move', seat, move };
    const refusal = this.#current.checkOwn(seat, move);
    if (refusal) return refusal;
    this.draft.value = undefined;
    this.#follow(seat, move);
    this.#take(event);
    return undefined;
  }

  /** Makes the moves of those who have nothing to choose: they are not asked to take the device. `holder` has it already. */
  #playWithoutChoice(viewer: DeviceViewer, holder: Viewer | undefined): void {
    if (viewer.seats.length < 2) return;
    for (;;) {
      const seat = viewer.nextSeat(this.#current);
      const move =
        seat === undefined || seat === holder ? undefined : this.#onlyMove?.(this.#current.view(seat));
      if (seat === undefined || move === undefined) return;
      this.#match.take({ kind: 'move', seat, move });
    }
  }

  /** Remembers whether the move is the one that was shown. */
  #follow(seat: Seat, move: AnyMove): void {
    const shown = this.#shown?.seat === seat ? this.#shown.moves : [];
    const [first, ...more] = shown;
    const isFollowed = first === this.game.notation.move.format(move);
    if (isFollowed) this.#help = { ...this.#help, followed: [...this.#help.followed, this.#current.length] };
    this.#shown = isFollowed ? { seat, moves: more } : undefined;
  }

  /** An event happens, and everybody is told. */
  #take(event: AnyEvent): void {
    this.#bots.cancel();
    const rounds = this.#current.rounds.length;
    this.#match.take(event);
    this.#playWithoutChoice(this.#viewer, this.viewer.peek());
    this.#save();
    const hasRoundEnded = this.#current.turn.kind !== 'over' && this.#current.rounds.length > rounds;
    if (hasRoundEnded) this.roundOver.value = this.#match.moments.length - 1;
    else this.#viewer.passOn(this.#current);
    this.length.value = this.#match.moments.length;
    this.#goOn();
  }

  /** Asks the next bot for its move, or starts the clock of the next person. */
  #goOn(): void {
    const { turn } = this.#current;
    this.#clock.stop();
    if (this.#closed || turn.kind !== 'players' || this.roundOver.value !== undefined) return;
    const bot = turn.seats.find((seat) => itemAt(this.setup.players, seat).kind === 'bot');
    if (bot === undefined) this.#startClock();
    else void this.#letBotPlay(bot, turn.seats.length > 1);
  }

  async #letBotPlay(seat: Seat, together: boolean): Promise<void> {
    const player = itemAt(this.setup.players, seat);
    if (player.kind !== 'bot') return;
    const { news } = this.moment(this.#match.moments.length - 1);
    const time = together ? TOGETHER_MS : (this.#followTime?.(news) ?? PACE_MS);
    const { level } = player;
    const style = styleAt(this.setup.players, seat);
    const move = await this.#bots.choose(this.#current, seat, { level, style, pause: pause(time) });
    if (move) this.#take({ kind: 'move', seat, move });
  }

  hurry(): void {
    this.#bots.hurry();
  }

  retryBot(): void {
    this.#bots.error.value = undefined;
    this.#goOn();
  }

  #startClock(): void {
    const seat = this.#viewer.nextSeat(this.#current);
    if (this.setup.clock > 0 && seat !== undefined && !this.handOver.value)
      this.#clock.start(seat, this.setup.clock);
  }

  async #timeIsUp(): Promise<void> {
    const match = this.#current;
    const seat = this.#viewer.nextSeat(match);
    if (seat === undefined) return;
    const own = this.#timeUp?.(match.view(seat), this.draft.value) ?? match.timeUp(seat);
    const move = own ?? (await this.#bots.choose(match, seat, { level: 'casual' }));
    if (!move) return;
    this.draft.value = undefined;
    this.#timeUps.set(this.#match.moments.length, seat);
    this.#take({ kind: 'move', seat, move });
  }

  nextRound(): void {
    if (this.roundOver.value === undefined) return;
    this.roundOver.value = undefined;
    this.#viewer.passOn(this.#current);
    this.#goOn();
  }

  takeDevice(): void {
    if (!this.handOver.value) return;
    this.#viewer.take(this.#current);
    this.#startClock();
  }

  canUndo(): boolean {
    return this.length.value > 0 && this.#viewer.beforeLastDecision(this.#current) !== undefined;
  }

  countHint(): void {
    const seat = this.viewer.value;
    if (seat === null) return;
    this.#help = { ...this.#help, asked: [...this.#help.asked, { seat, length: this.#current.length }] };
    this.#save();
  }

  noteShown(moves: readonly AnyMove[]): void {
    const seat = this.viewer.value;
    const { format } = this.game.notation.move;
    if (seat !== null) this.#shown = { seat, moves: moves.map((move) => format(move)) };
  }

  get takenBack(): number {
    return this.#takenBack.length;
  }

  undo(): void {
    const before = this.#viewer.beforeLastDecision(this.#current);
    // A finished game keeps its result; `continueElsewhere` leaves it alone.
    if (!before || this.#current.turn.kind === 'over') return;
    this.#bots.cancel();
    this.#match.goBackTo(before);
    this.#shown = undefined;
    this.#help = helpBefore(this.#help, this.#current.length);
    this.#takenBack = [...this.#takenBack, this.#current.length];
    this.draft.value = undefined;
    this.#bots.error.value = undefined;
    this.roundOver.value = undefined;
    this.#viewer.passOn(this.#current);
    this.length.value = this.#match.moments.length;
    for (const number of this.#timeUps.keys()) if (number >= this.length.peek()) this.#timeUps.delete(number);
    this.#save();
    this.#goOn();
  }

  continueElsewhere(isForced: (view: AnyView) => boolean): string | undefined {
    const seat = this.viewer.value;
    if (seat === null || !this.canUndo()) return undefined;
    let match = this.#current.takeBack(seat);
    while (match && isForced(match.view(seat))) match = match.takeBack(seat);
    if (!match) return undefined;
    const id = newGameId();
    const decisions = match.events.filter(({ kind }) => kind === 'move').length;
    const takenBack = [...this.#takenBack, match.length];
    const help = helpBefore(this.#help, match.length);
    new GameSaver(id, this.setup, this.id).save(match, { decisions, draft: undefined, takenBack, help });
    return id;
  }

  record(name: (seat: Seat) => string): string {
    const names = this.setup.players.map((_, seat) => name(seat));
    const fairness = {
      ...lessonLine(this.setup.lesson === true),
      ...takenBackLine(this.#takenBack),
      ...helpLines(this.#help),
    };
    return formatRecord(this.#current.record({ names, fairness }), () => this.game);
  }

  #save(): void {
    const { decisions } = this.#match.moments;
    this.#saver.save(this.#current, {
      decisions,
      draft: this.draft.peek(),
      takenBack: this.#takenBack,
      hints: this.#earlierHints + this.#help.asked.length,
      help: this.#help,
    });
  }

  /** A draft is saved when it changes, not when it is first read. */
  #saveDrafts(): () => void {
    let before = this.draft.peek();
    return effect(() => {
      const now = this.draft.value;
      if (now === before) return;
      before = now;
      untracked(() => this.#save());
    });
  }

  close(): void {
    this.#closed = true;
    this.#bots.cancel();
    this.#clock.stop();
    this.#stopSaving();
  }
}
