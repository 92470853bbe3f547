import type { Seat, Viewer } from '../game.ts';

export type Options = {
  /** Counters of each seat, numbered from 1; a small board holds fewer (see `counterCount`). The booklet has 12. */
  readonly counters: number;
  /** Counters that lie open to choose from, while there are so many. */
  readonly open: number;
  /** The numbers on die and board: 20, or fewer for a shorter line of squares. */
  readonly numbers: number;
  /** No square of the rolled number is free: `nearest` square on each side, or `either` free one of that number. */
  readonly neighbourChoice: 'nearest' | 'either';
  /** True if a seat may leave its counters as they are, once all are on the board. */
  readonly passing: boolean;
  /** The rising block that wins; 0: all counters in order. */
  readonly goal: number;
  /** Rolls after which the longest rising block wins; 0: no limit. */
  readonly roundLimit: number;
};

/** A square of the line, counted from 0 in reading order. */
export type Square = number;

/** A number on a counter; 0 where there is none. */
export type Counter = number;

/** A seat's squares in reading order, 0 where one is free. */
export type Board = readonly Counter[];

export type Move =
  /** Put an open counter on the board. */
  | { readonly type: 'place'; readonly counter: Counter; readonly at: Square }
  /** All counters are on the board: take one off and put it elsewhere. */
  | { readonly type: 'move'; readonly counter: Counter; readonly at: Square }
  | { readonly type: 'pass' };

export type Chance =
  /** The next seat that lacks an open counter turns this one up. */
  | { readonly type: 'counter'; readonly counter: Counter }
  | { readonly type: 'roll'; readonly number: number };

export type Phase = 'turning' | 'rolling' | 'choose' | 'over';

/** The kind of move a roll asks for: a counter from the offer, or one from the board. */
export type Stage = 'placing' | 'moving';

/** The latest events, in order, since the last roll was carried out. `number` is the one printed on the square. */
export type News =
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly counter: Counter }
  | { readonly type: 'rolled'; readonly number: number }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly counter: Counter;
      readonly at: Square;
      readonly number: number;
    }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly counter: Counter;
      readonly from: Square;
      readonly at: Square;
      readonly number: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** All counters of this seat are in order. */
  | { readonly type: 'finito'; readonly seat: Seat }
  /** This seat's rising block is as long as was agreed. */
  | { readonly type: 'reached'; readonly seat: Seat; readonly length: number }
  | { readonly type: 'ended'; readonly ending: Ending };

export type Ending = 'finito' | 'goal' | 'limit';

interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly boards: readonly Board[];
  /** Counters each seat may choose from, lowest first. */
  readonly open: readonly (readonly Counter[])[];
  /** Counters of each seat that lie face down, lowest first: their set is public, their order is not. */
  readonly down: readonly (readonly Counter[])[];
  /** The last number rolled; 0 before the first roll. */
  readonly rolled: number;
  /** The number of rolls so far. */
  readonly rolls: number;
  readonly ending: Ending | null;
  readonly news: readonly News[];
}

export interface State extends Table {
  /** The choices of the seats for this roll, until all have chosen. */
  readonly pending: readonly (Move | null)[];
}

export interface View extends Table {
  readonly seat: Viewer;
  /** The viewer's own choice; the others' as `hidden`. */
  readonly pending: readonly (Move | 'hidden' | null)[];
}

export interface NotATarget {
  readonly code: 'not-a-target';
  /** The number rolled. */
  readonly number: number;
  readonly at: Square;
  /** The number on `at`. */
  readonly here: number;
  /**
   * A square of the rolled number is free, but `occupied`: a counter lies on `at`; `other-number`: it shows another.
   * None is free, and `taken`: `at` is not next to it; `nearer-free`: the other square of the same number is nearer.
   */
  readonly why: 'occupied' | 'other-number' | 'taken' | 'nearer-free';
  /** The squares to which a counter may go, and the numbers on them, each once. */
  readonly targets: readonly Square[];
  readonly numbers: readonly number[];
}

export type Reason =
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'already-chosen' }
  | { readonly code: 'not-now'; readonly stage: Stage }
  | { readonly code: 'must-place'; readonly open: readonly Counter[] }
  | { readonly code: 'must-move' }
  | {
      readonly code: 'not-open';
      readonly counter: Counter;
      readonly is: 'face-down' | 'on-board' | 'unknown';
      readonly open: readonly Counter[];
    }
  | { readonly code: 'not-on-board'; readonly counter: Counter; readonly highest: Counter }
  | { readonly code: 'off-board'; readonly at: Square }
  | NotATarget;

export interface Finito {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Chance: Chance;
  Reason: Reason;
  News: News;
}
