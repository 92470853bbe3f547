// A table as the page knows it, wherever it stands: on this device, or on a server.
import type { AnyGame, AnyTypes, Refusal, Seat, Turn, Viewer } from '@crescendo/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameSetup } from './game-setup.ts';
import type { OnlineControls } from './online-controls.ts';

/** The table between two decisions, by the eyes of one viewer. */
export interface Moment {
  /** Of the game itself; in a series, of the round going on. */
  readonly view: AnyTypes;
  /** What happened since the moment before, in order. */
  readonly news: readonly AnyTypes[];
  readonly turn: Turn;
  /** How many decisions the viewer has made before: while it stays the same, so does what there is to decide. */
  readonly decided: number;
  /** The rounds of a series that are counted; `undefined` without a series. */
  readonly rounds: readonly AnyTypes[] | undefined;
  /** The round before, finished, when this moment begins a new one. */
  readonly previous: AnyTypes | undefined;
}

export interface RunningClock {
  readonly seat: Seat;
  readonly secondsLeft: number;
}

export interface GameTable {
  readonly id: string;
  /** Who plays what. At a server's table it changes when people come and go. */
  readonly setup: GameSetup;
  /** What is played: the game, or a series of it. */
  readonly game: AnyGame;
  /** The game itself: what boards draw. */
  readonly base: AnyGame;
  /** Whose eyes look. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seats of the people at this device. */
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  /** The others at a server's table; `undefined` at a table on this device. */
  readonly online: OnlineControls | undefined;
  /** How many moments there have been; the last is the present. */
  readonly length: ReadonlySignal<number>;
  /** The moment of this number, for the viewer of now. */
  moment(number: number): Moment;
  /** The seat that has to take the device before anything is shown; `undefined`: nobody. */
  readonly cover: ReadonlySignal<Seat | undefined>;
  uncover(): void;
  /** The viewer makes this move; what comes back is why not. */
  play(move: AnyTypes): Refusal<AnyTypes> | undefined;
  canUndo(): boolean;
  /** Back to the viewer's last decision. */
  undo(): void;
  /** The moment in which a round of a series has just ended; the next one waits until it has been looked at. */
  readonly roundOver: ReadonlySignal<number | undefined>;
  nextRound(): void;
  readonly clock: ReadonlySignal<RunningClock | undefined>;
  /** What the viewer has begun and not yet played. */
  readonly draft: Signal<unknown>;
  /** Something is in the way (a bot that could not be loaded); the page offers to try again. */
  readonly botError: ReadonlySignal<string | undefined>;
  retryBot(): void;
  /** The whole game as text; `undefined` while it is still a secret. */
  record(name: (seat: Seat) => string): string | undefined;
  /** The page is leaving this table. */
  close(): void;
}
