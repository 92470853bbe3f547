// Measures what chance did to each seat, by its own view. At every chance event the chance to win after it is compared
// with its expectation: the mean over all possible outcomes, as the seat could know them. So luck is 0 on average, however
// good or bad the chances are.
import {
  type AnyState,
  type AnyView,
  type GameTypes,
  itemAt,
  range,
  type Seat,
  seeded,
} from '@crescendo/rules';
import type { WinChances } from '../win-chances/chances.ts';
import type { Chances, ReviewedGame } from './games/reviewed-game.ts';
import type { Round } from './rounds.ts';
import { equalButSeat, settled } from './tables.ts';

export interface Luck {
  /** The luck of each seat in an event, by its own view; `null`: it was no chance event, or is not counted separately. */
  readonly events: readonly (readonly number[] | null)[];
  /** The chances of every seat as each viewer sees them: before the first event, then after each. Before a chance event it is the mean of what may come. */
  readonly seen: readonly (readonly (readonly number[])[])[];
  /** The same with what only others could see, by their views. */
  readonly wholes: readonly (readonly number[] | null)[];
  /** The variance of each seat's luck in these events. */
  readonly variance: readonly number[];
}

export interface LuckSettings {
  readonly chancesOf: (view: AnyView) => WinChances;
  readonly reviewed: ReviewedGame<GameTypes>;
  /** For the deals that are compared with the one that was. */
  readonly seed: string;
}

/** The total luck of a seat in these events. */
export const sumOf = (events: Luck['events'], seat: Seat): number =>
  events.reduce((sum, event) => sum + (event === null ? 0 : itemAt(event, seat)), 0);

/** Deals to compare with. */
const DEALS = 100;

/** Sums up what might have come, as one viewer sees it: the mean chance of every seat, and the variance of the viewer's. */
const spread = (list: readonly (readonly [chances: readonly number[], weight: number])[], viewer: Seat) => {
  const mean = itemAt(list, 0)[0].map(() => 0);
  let [total, squares] = [0, 0];
  for (const [chances, weight] of list) {
    total += weight;
    for (const [seat, chance] of chances.entries()) mean[seat]! += weight * chance;
    squares += weight * itemAt(chances, viewer) ** 2;
  }
  for (const seat of mean.keys()) mean[seat]! /= total;
  return { mean, variance: Math.max(0, squares / total - itemAt(mean, viewer) ** 2) };
};

type Spread = ReturnType<typeof spread>;

export class LuckCounter {
  readonly #round: Round;
  readonly #settings: LuckSettings;
  readonly #chances = (view: AnyView): readonly number[] => this.#settings.chancesOf(view).chances;

  constructor(round: Round, settings: LuckSettings) {
    this.#round = round;
    this.#settings = settings;
  }

  /**
   * Estimates the chances of every seat as each viewer sees them: even while tiles are dealt, and before other chance events as
   * they were at the last decision.
   */
  quickly(): Luck['seen'] {
    const { seats, states, events, game } = this.#round;
    const { isDealing } = this.#settings.reviewed;
    const even = range(seats).map(() => 1 / seats);
    let views: readonly (readonly number[])[] = range(seats).map(() => even);
    return states.map((state, i) => {
      if (events[i]?.kind === 'chance' || isDealing?.(state)) return views;
      views = this.#certain(state, this.#byView(state, equalButSeat(game, state, seats)));
      return views;
    });
  }

  /** A seat that can win with its next move has won, as it sees it. */
  #certain(state: AnyState, views: readonly (readonly number[])[]): readonly (readonly number[])[] {
    const { game } = this.#round;
    const { winsNow } = this.#settings.reviewed;
    if (winsNow === undefined) return views;
    return views.map((chances, seat) =>
      winsNow(game.view(state, seat)) ? chances.map((_, other) => (other === seat ? 1 : 0)) : chances,
    );
  }

  /** Yields after every event. */
  *count(): Generator<void, Luck> {
    const { seats, states, events, game } = this.#round;
    const { isDealing } = this.#settings.reviewed;
    const everybody = range(seats);
    const dealing = (i: number) => isDealing?.(itemAt(states, i)) === true;
    const variance = everybody.map(() => 0);
    const lucks: (readonly number[] | null)[] = [];
    const wholes: (readonly number[] | null)[] = [];
    const none = () => {
      lucks.push(null);
      wholes.push(null);
    };
    /** By view: what each viewer thinks of every seat. */
    let now: readonly (readonly number[])[] = [];
    let expected: readonly Spread[] = [];
    const seen: (readonly (readonly number[])[])[] = [];
    const add = (open: boolean, before: readonly Spread[], after: readonly (readonly number[])[]) => {
      seen[seen.length - 1] = before.map(({ mean }) => mean);
      const by = (viewer: Seat, seat: Seat) => after[viewer]![seat]! - before[viewer]!.mean[seat]!;
      const own = everybody.map((seat) => by(seat, seat));
      for (const seat of everybody) variance[seat]! += before[seat]!.variance;
      lucks.push(own);
      wholes.push(
        open ? own : everybody.map((seat) => everybody.reduce((sum, viewer) => sum + by(viewer, seat), 0)),
      );
    };
    for (let i = 0; i <= events.length; i++) {
      const state = itemAt(states, i);
      const open = equalButSeat(game, state, seats);
      const last = i === 0 ? undefined : events[i - 1];
      const wasDealing = i > 0 && dealing(i - 1);
      if (dealing(i)) {
        // All that is dealt counts at once, when it lies there.
        if (!wasDealing || last?.kind === 'move') expected = this.#deals(state, open);
        now = expected.map(({ mean }) => mean);
        if (last) none();
      } else {
        now = this.#byView(state, open);
        if (last?.kind !== 'chance') {
          if (last) none();
        } else if (wasDealing) add(open, expected, now);
        else {
          const before = itemAt(states, i - 1);
          const wasOpen = open && equalButSeat(game, before, seats);
          add(wasOpen, this.#outcomes(before, last, now, wasOpen), now);
        }
      }
      seen.push(dealing(i) ? now : this.#certain(state, now));
      yield;
    }
    return { events: lucks, wholes, seen, variance };
  }

  /** The chances in every viewer's view of this state; all the same if nothing is hidden. */
  #byView(state: AnyState, open: boolean): readonly (readonly number[])[] {
    const { game, seats } = this.#round;
    if (!open) return range(seats).map((seat) => this.#value(game.view(state, seat)));
    const chances = this.#value(game.view(state, 0));
    return range(seats).map(() => chances);
  }

  #value(view: AnyView): readonly number[] {
    const { chancesOf, reviewed } = this.#settings;
    return reviewed.worthOf?.(view, this.#chances) ?? chancesOf(view).chances;
  }

  #outcomes(
    state: AnyState,
    event: { readonly kind: 'chance'; readonly outcome: object },
    after: readonly (readonly number[])[],
    open: boolean,
  ): readonly Spread[] {
    const { game, seats } = this.#round;
    const { reviewed } = this.#settings;
    const chances = reviewed.merged?.(game.chances(state)) ?? game.chances(state);
    const viewed = (viewer: Seat): Spread => {
      const known: Chances<GameTypes> =
        reviewed.chancesFor?.(game.view(state, viewer), event, chances) ?? chances;
      if (known.length === 1) return { mean: [...itemAt(after, viewer)], variance: 0 };
      const list = known.map(([outcome, weight]) => {
        const then = game.apply(state, { kind: 'chance', outcome });
        return [this.#value(game.view(then, viewer)), weight] as const;
      });
      return spread(list, viewer);
    };
    if (!open) return range(seats).map(viewed);
    // Everybody sees the same, so only the variances differ.
    const list = chances.map(
      ([outcome, weight]) =>
        [this.#value(game.view(game.apply(state, { kind: 'chance', outcome }), 0)), weight] as const,
    );
    return range(seats).map((seat) => spread(list, seat));
  }

  /** The deals that are possible from here on, as each seat may know them; the same for all if they know the same. */
  #deals(state: AnyState, open: boolean): readonly Spread[] {
    const { game, seats } = this.#round;
    const deals = (viewer: Seat): readonly AnyState[] => {
      const dice = seeded(this.#settings.seed);
      return range(DEALS).map(() => settled(game, game.imagine(game.view(state, viewer), dice), dice));
    };
    const shared = open ? deals(0) : undefined;
    return range(seats).map((seat) => {
      const dealt = shared ?? deals(seat);
      return spread(
        dealt.map((one) => [this.#value(game.view(one, seat)), 1] as const),
        seat,
      );
    });
  }
}
