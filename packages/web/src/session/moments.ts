// The moments of a match: each ends after a decision and all the chance that follows it.
import { type AnyMatch, itemAt, type Seat, type Viewer } from '@crescendo/rules';
import type { Moment } from './table.ts';

export class Moments {
  #match: AnyMatch;
  /** The number of events of the match in `#ends`. */
  #counted = 0;
  /** The number of events before each decision; the present ends with the match. */
  #ends: number[] = [];
  /** Moments already looked at: what has happened stays as it was. */
  readonly #cache = new Map<string, Moment>();

  constructor(match: AnyMatch) {
    this.#match = match;
    this.update(match);
  }

  /** The match has gone on, or back to an earlier point. */
  update(match: AnyMatch): void {
    if (match.length < this.#counted) {
      this.#ends = this.#ends.filter((end) => end < match.length);
      this.#cache.clear();
    } else
      for (const [i, event] of match.events.slice(this.#counted).entries())
        if (event.kind === 'move') this.#ends.push(this.#counted + i);
    this.#counted = match.length;
    this.#match = match;
  }

  get length(): number {
    return this.#ends.length + 1;
  }

  /** Returns the number of decisions made. */
  get decisions(): number {
    return this.#ends.length;
  }

  /** The latest moment up to this one that a move of this seat has led to. */
  lastMoveOf(seat: Seat, number: number): number | undefined {
    const { events } = this.#match;
    for (let n = Math.min(number, this.#ends.length); n > 0; n--) {
      const event = events[itemAt(this.#ends, n - 1)];
      if (event?.kind === 'move' && event.seat === seat) return n;
    }
    return undefined;
  }

  moment(number: number, viewer: Viewer): Moment {
    const end = this.#ends[number] ?? this.#match.length;
    const key = `${viewer}:${end}`;
    const moment = this.#cache.get(key) ?? this.#look(number, end, viewer);
    this.#cache.set(key, moment);
    return moment;
  }

  #look(number: number, end: number, viewer: Viewer): Moment {
    const match = this.#match.at(end);
    return {
      ...match.matchView(viewer),
      news: match.news(viewer, number === 0 ? 0 : itemAt(this.#ends, number - 1)),
      turn: match.turn,
      decided: viewer === null ? 0 : match.decisions(viewer),
    };
  }
}
