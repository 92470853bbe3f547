import type { AnyGame, AnyView, Turn } from '@crescendo/rules';

/** A table as one seat sees it. */
export interface SeenTable {
  readonly game: AnyGame;
  /** The game's own view, also in a series. */
  readonly view: AnyView;
  readonly turn: Turn;
  /** The number of events so far. */
  readonly events: number;
  /** The number of decisions the seat has made. */
  readonly decided: number;
  readonly record: string;
}
