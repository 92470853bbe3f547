// A table as the page knows it, wherever the game is played: on this device or on a server. Reading a table and acting at
// it are two interfaces: the page of a finished game reads only, and no table offers what it cannot do.
import type {
  AnyGame,
  AnyMove,
  AnyNews,
  AnyView,
  GameTypes,
  MatchView,
  MoveSource,
  Refusal,
  Seat,
  SeatEvent,
  Turn,
  Viewer,
} from '@crescendo/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { OnlineControls } from './online-controls.ts';
import type { GameSetup } from './setup/game-setup.ts';

/** The table between two decisions, as one viewer sees it. */
export interface Moment extends MatchView<GameTypes> {
  /** The news since the moment before, in order. */
  readonly news: readonly AnyNews[];
  readonly turn: Turn;
  /** The number of decisions the viewer has made before: while it stays the same, so does the decision to make. */
  readonly decided: number;
}

export interface RunningClock {
  readonly seat: Seat;
  readonly secondsLeft: number;
}

/** Something that was noticed after this many moves, while the page was open. */
export interface LogNote {
  readonly moves: number;
  /** In the language of the moment. */
  readonly text: () => string;
}

/** Reading a table: every moment of a game, for one viewer. */
export interface TableReader {
  readonly id: string;
  /** The players and the game. At a server's table it changes when people come and go. */
  readonly setup: GameSetup;
  /** The game itself, never a series of it. */
  readonly game: AnyGame;
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seats of the people at this device. */
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  /** The number of moments so far; the last is the present. */
  readonly length: ReadonlySignal<number>;
  /** The moment of this number, as the viewer sees it. */
  moment(number: number): Moment;
  /** The seat whose time was up in this moment, so that its move was made for it; `undefined`: nobody's, or not known. */
  timeUpOf?(number: number): Seat | undefined;
  /** Returns the source of the latest move of this seat up to this moment; without this, the player who sits there. */
  sourceOf?(seat: Seat, number: number): MoveSource;
  /** The events of the seats beside the moves, in order. */
  readonly seatEvents?: ReadonlySignal<readonly SeatEvent[]>;
  /** The spectators who came and the connections that were lost, as far as this page has seen. */
  readonly asides?: ReadonlySignal<readonly LogNote[]>;
}

/** The actions of the user at a table, wherever it is. */
export interface TableActions {
  /** Makes this move for the viewer, or says why not. */
  play(move: AnyMove): Refusal<GameTypes> | undefined;
  /** The move that the viewer has begun and not yet played. */
  readonly draft: Signal<unknown>;
  /** Goes on after a round of a series. */
  nextRound(): void;
  /** The whole game as text; `undefined` while it is still a secret. */
  record(name: (seat: Seat) => string): string | undefined;
  /** The page is leaving this table. */
  close(): void;
}

/** Several people share the device, and somebody else is asked: until this seat has taken it, nobody moves. */
export interface HandOver {
  readonly seat: Seat;
  /** Tells whether the next view has secrets, so that nothing is shown meanwhile. */
  readonly isCovered: boolean;
}

/** The controls that only a table on this device offers. */
export interface DeviceControls {
  /** `undefined`: the viewer has the device. */
  readonly handOver: ReadonlySignal<HandOver | undefined>;
  /** The person who was asked has the device. */
  takeDevice(): void;
  canUndo(): boolean;
  /** Back to the viewer's last decision since they took the device; not once the game is over. */
  undo(): void;
  /** A hint is shown: the result then says nothing about the player's strength. */
  countHint(): void;
  /** A move is shown to the viewer, by a hint or the guide, step by step: a review praises or blames nobody for making it. */
  noteShown(moves: readonly AnyMove[]): void;
  /** The number of times something was taken back. */
  readonly takenBack: number;
  /** Tells whether this game goes on from a finished one: then its result does not count. */
  readonly isContinued: boolean;
  /**
   * Leaves the finished game as it is and saves another one before the viewer's last real choice; returns its id.
   * `isForced` tells whether there is nothing to choose in a view.
   */
  continueElsewhere(isForced: (view: AnyView) => boolean): string | undefined;
  /** The reason why a bot does not move (it could not be loaded); the page offers to try again. */
  readonly botError: ReadonlySignal<string | undefined>;
  retryBot(): void;
  /** The user has seen enough: a bot that waits so that people can follow waits no longer. */
  hurry(): void;
}

/** A game being played: what the table page needs. */
export interface PlayableTable extends TableReader, TableActions {
  /** The moment in which a round of a series has just ended; the next one waits until it has been looked at. */
  readonly roundOver: ReadonlySignal<number | undefined>;
  readonly clock: ReadonlySignal<RunningClock | undefined>;
  /** `undefined` at a server's table. */
  readonly device: DeviceControls | undefined;
  /** `undefined` at a table on this device. */
  readonly online: OnlineControls | undefined;
}

/** The move for a seat whose time is up, where the board has one. */
export type TimeUpMove = (view: AnyView, draft: unknown) => AnyMove | undefined;

/** The move of a seat that has no choice and loses nothing by it, where the board has one. */
export type OnlyMove = (view: AnyView) => AnyMove | undefined;

/** Returns the time to follow the latest news, where the board says so. */
export type FollowTime = (news: readonly AnyNews[]) => number | undefined;
