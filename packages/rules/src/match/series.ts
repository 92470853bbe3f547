// Several games in a row with a running score, as a game itself: everything that plays a game plays a series.
import type { AnyGame, Dice, Event, Game, GameTypes, Seat, SeriesOptions, Turn, Viewer } from '../game.ts';
import { itemAt } from '../lists.ts';
import { sourceOf } from './stable-draws.ts';

export interface RoundOver {
  readonly type: 'round-over';
  /** Counted from 1. */
  readonly round: number;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

interface Table<G extends GameTypes> {
  readonly seats: number;
  readonly options: G['Options'];
  readonly series: SeriesOptions;
  /** The seat that began the first round, if the rules leave that free. */
  readonly first: Seat;
  /** The rounds already counted. */
  readonly rounds: readonly RoundOver[];
  readonly over: boolean;
  /** True if a round has ended since the last move: then that is news. */
  readonly fresh: boolean;
}

export interface SeriesState<G extends GameTypes> extends Table<G> {
  /** As in every state; see `newsOf`. */
  readonly news: readonly (G['News'] | RoundOver)[];
  /** The game going on; the last one when all is over. */
  readonly game: G['State'];
  /** The game before it, finished, so that it can still be looked at. */
  readonly previous: G['State'] | null;
}

export interface SeriesView<G extends GameTypes> extends Table<G> {
  readonly seat: Viewer;
  readonly news: readonly (G['News'] | RoundOver)[];
  readonly game: G['View'];
  readonly previous: G['View'] | null;
}

/** The types of a series of a game. */
export interface SeriesOf<G extends GameTypes> {
  Options: G['Options'];
  State: SeriesState<G>;
  View: SeriesView<G>;
  Move: G['Move'];
  Chance: G['Chance'];
  Reason: G['Reason'];
  News: G['News'] | RoundOver;
}

/** The sum of each seat's scores. */
export const totals = (rounds: readonly RoundOver[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    rounds.reduce((sum, { scores }) => sum + itemAt(scores, seat), 0),
  );

/** Rounds of a series to a target that nobody may ever reach: an evening or two. */
const TARGET_ROUNDS = 50;

/**
 * The series as it is begun: where the booklet plays to no target, points may be lost as well as won, and a series to one has an
 * upper limit.
 */
export const limitedSeries = (game: Pick<AnyGame, 'series'>, series: SeriesOptions): SeriesOptions =>
  series.target > 0 && series.rounds === 0 && (game.series?.target ?? 0) === 0
    ? { ...series, rounds: TARGET_ROUNDS }
    : series;

const isDone = ({ rounds, target }: SeriesOptions, played: readonly RoundOver[], seats: number): boolean => {
  if (target > 0 && totals(played, seats).some((total) => total >= target)) return true;
  const limit = rounds > 0 ? rounds : target > 0 ? Infinity : seats;
  return played.length >= limit;
};

const result = ({
  seats,
  series,
  rounds,
}: Pick<Table<GameTypes>, 'seats' | 'series' | 'rounds'>): Extract<Turn, { readonly kind: 'over' }> => {
  const scores = totals(rounds, seats);
  const wins = scores.map((_, seat) => rounds.filter(({ winners }) => winners.includes(seat)).length);
  const rank = (seat: Seat): number =>
    series.by === 'wins' ? itemAt(wins, seat) * 1_000_000 + itemAt(scores, seat) : itemAt(scores, seat);
  const best = Math.max(...scores.map((_, seat) => rank(seat)));
  return { kind: 'over', scores, winners: scores.flatMap((_, seat) => (rank(seat) === best ? [seat] : [])) };
};

/** The result of a series with these rounds; `undefined` while it goes on. */
export const seriesResult = (
  table: Pick<Table<GameTypes>, 'seats' | 'series' | 'rounds'>,
): ReturnType<typeof result> | undefined =>
  isDone(table.series, table.rounds, table.seats) ? result(table) : undefined;

type WithNews<N> = { readonly news: readonly N[] };

/**
 * A round that just ended is told after what ended it, and before what has happened in the next. `game` and `previous`
 * are both states or both views of the same viewer, so that the news of a view are those of the state, item for item.
 */
const newsOf = <N extends { readonly type: string }>(
  { rounds, fresh, over }: Pick<Table<GameTypes>, 'rounds' | 'fresh' | 'over'>,
  game: WithNews<N>,
  previous: WithNews<N> | null,
): readonly (N | RoundOver)[] => {
  const last = rounds.at(-1);
  if (!fresh || last === undefined) return game.news;
  return over ? [...game.news, last] : [...(previous?.news ?? []), last, ...game.news];
};

const withNews = <G extends GameTypes>(state: Omit<SeriesState<G>, 'news'>): SeriesState<G> => ({
  ...state,
  news: newsOf<G['News']>(state, state.game, state.previous),
});

/** The optional groups of a game, for the states and views of a series of it. */
const groupsInSeries = <G extends GameTypes>(
  game: Game<G>,
): Pick<Game<SeriesOf<G>>, 'clock' | 'drafts' | 'stableDraws' | 'hints'> => {
  const { clock, drafts, hints } = game;
  return {
    ...(clock && { clock: { ...clock, timeUp: (view, draft) => clock.timeUp(view.game, draft) } }),
    ...(drafts && { drafts: { allows: (view, move) => drafts.allows(view.game, move) } }),
    stableDraws: {
      // Each round has its own queues: how long one round takes does not change the luck of the next.
      source: (state) => {
        const { queue, ...rest } = sourceOf(game, state.game);
        return { ...rest, queue: `${state.rounds.length} ${queue}` };
      },
      throwDice: (state, number) => game.stableDraws?.throwDice?.(state.game, number),
    },
    hints: {
      isCostly: (view, move) => hints?.isCostly?.(view.game, move) === true,
    },
  };
};

/** This game, played several times: the start moves one seat on each time, the scores are added up. */
export const inSeries = <G extends GameTypes>(game: Game<G>, series: SeriesOptions): Game<SeriesOf<G>> => ({
  id: game.id,
  seats: game.seats,
  options: game.options,
  optionKinds: game.optionKinds,
  newsKinds: { ...game.newsKinds, 'round-over': 'effect' },
  enumerable: game.enumerable,
  choosesFirst: game.choosesFirst,
  ...groupsInSeries(game),
  presets: {},
  series: undefined,

  setup: (seats, options, first = 0) => {
    const table = { seats, options, series, first, rounds: [], over: false, fresh: false };
    return withNews({ ...table, game: game.setup(seats, options, first), previous: null });
  },

  turn: (position) => (position.over ? result(position) : game.turn(position.game)),

  chances: (state) => game.chances(state.game),

  apply: (state, event) => {
    const after = game.apply(state.game, event as Event<G>);
    const turn = game.turn(after);
    if (turn.kind !== 'over')
      return withNews({ ...state, game: after, fresh: state.fresh && event.kind === 'chance' });
    const { scores, winners } = turn;
    const round: RoundOver = { type: 'round-over', round: state.rounds.length + 1, scores, winners };
    const next = { ...state, rounds: [...state.rounds, round], fresh: true };
    if (isDone(series, next.rounds, state.seats))
      return withNews({ ...next, over: true, game: after, previous: null });
    const first = (state.first + next.rounds.length) % state.seats;
    return withNews({ ...next, previous: after, game: game.setup(state.seats, state.options, first) });
  },

  audit: (state) => {
    game.audit(state.game);
    if (state.previous !== null) game.audit(state.previous);
  },

  view: (state, viewer) => {
    const inner = game.view(state.game, viewer);
    const previous = state.previous === null ? null : game.view(state.previous, viewer);
    return { ...state, seat: viewer, news: newsOf<G['News']>(state, inner, previous), game: inner, previous };
  },

  moves: (view) => (view.over ? [] : game.moves(view.game)),

  check: (view, move) => game.check(view.game, move),

  imagine: (view: SeriesView<G>, dice: Dice) => {
    const { seat: _seat, news: _news, ...table } = view;
    return withNews({
      ...table,
      game: game.imagine(view.game, dice),
      previous: view.previous === null ? null : game.imagine(view.previous, dice),
    });
  },

  notation: {
    move: game.notation.move,
    ...(game.notation.typed && { typed: game.notation.typed }),
    chance: game.notation.chance,
    diagram: (view) => {
      const sums = totals(view.rounds, view.seats);
      const score = `round ${view.rounds.length + (view.over ? 0 : 1)}   totals ${sums.join(' ')}`;
      return `${score}\n${game.notation.diagram(view.game)}`;
    },
  },
});
