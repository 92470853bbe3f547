// The contract of people/<game>.ts: models of people by name, and what else is worth counting in that game.
import type { AnyBot, AnyEvent, AnyMatch, Seat } from '@crescendo/rules';

/** Numbers by name; the lists of several games are joined. */
export interface Counts {
  readonly [name: string]: readonly number[];
}

export interface WatchedGame {
  see(event: AnyEvent, before: AnyMatch): void;
  end(winners: readonly Seat[]): Counts;
}

export interface Watch {
  readonly columns: readonly string[];
  /** Begins a game; only the seats that `isWatched` names count. */
  start(isWatched: readonly boolean[]): WatchedGame;
  /** A cell for every column. */
  cells(counts: Counts, games: number): readonly string[];
}

export interface GamePeople {
  readonly PEOPLE: { readonly [id: string]: AnyBot };
  readonly WATCH?: Watch;
}
