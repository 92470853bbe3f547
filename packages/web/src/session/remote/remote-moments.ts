// The moments of a server's table, one for each step that its messages or its history tell of.
import type { History, TableState } from '@crescendo/protocol';
import {
  type AnyNews,
  type AnyView,
  lastOf,
  type MoveSource,
  readFullView,
  type Seat,
  type SeriesOptions,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import type { Moment } from '../table.ts';

interface ServerStep {
  /** The view that the server sent: its rules made it, so it is taken for a view of this game. */
  readonly view: object;
  readonly turn: object;
  readonly news: readonly AnyNews[];
  readonly decided: number;
  readonly move: MadeMove | undefined;
}

/** The move that led to a moment; the first one has none. */
interface MadeMove {
  readonly seat: Seat;
  readonly by: MoveSource;
}

export class RemoteMoments {
  readonly #series: SeriesOptions | null;
  #moments: Moment[] = [];
  #moves: (MadeMove | undefined)[] = [];
  #version = 0;

  constructor(series: SeriesOptions | null) {
    this.#series = series;
  }

  get length(): number {
    return this.#moments.length;
  }

  /** The table's version in the last moment. */
  get version(): number {
    return this.#version;
  }

  get last(): Moment {
    return lastOf(this.#moments);
  }

  at(number: number): Moment {
    return this.#moments[number] ?? this.last;
  }

  /** The seat for which the clock made the move of this moment. */
  timeUpOf(number: number): Seat | undefined {
    const move = this.#moves[number];
    return move?.by === 'clock' ? move.seat : undefined;
  }

  /** Returns the source of the latest move of this seat up to this moment. */
  sourceOf(seat: Seat, number: number): MoveSource {
    for (let n = Math.min(number, this.#moves.length - 1); n > 0; n--)
      if (this.#moves[n]?.seat === seat) return this.#moves[n]?.by ?? 'person';
    return 'person';
  }

  /** Another viewer sees other moments: all of them are read again. */
  clear(): void {
    this.#moments = [];
    this.#moves = [];
    this.#version = 0;
  }

  addState({ version, view, turn, news, decided, lastMove }: TableState): void {
    if (view !== null && turn !== null)
      this.#add(version, { view, turn, news, decided, move: lastMove ?? undefined });
  }

  /** Steps of the history that are not here yet. */
  addHistory(steps: History['steps'], viewer: Viewer): void {
    for (const { version, by, news, view, turn, source = 'person' } of steps) {
      if (version <= this.#version || view === undefined || turn === undefined) continue;
      const before = this.#moments.at(-1)?.decided ?? 0;
      const isOwn = viewer !== null && by === viewer;
      this.#add(version, {
        view,
        turn,
        news,
        decided: before + (isOwn ? 1 : 0),
        move: by === null ? undefined : { seat: by, by: source },
      });
    }
  }

  /** The latest moment from this number on in which a round of a series has ended. */
  roundEndFrom(number: number): number | undefined {
    const found = this.#moments.findLastIndex(({ previous }, i) => i >= number && previous !== undefined);
    return found < 0 ? undefined : found;
  }

  #add(version: number, { view, turn, news, decided, move }: ServerStep): void {
    this.#moves.push(move);
    this.#moments.push({
      ...readFullView(this.#series, view as AnyView),
      news,
      turn: turn as Turn,
      decided,
    });
    this.#version = version;
  }
}
