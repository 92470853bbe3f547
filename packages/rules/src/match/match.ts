// The driver: a game being played, event by event. Page, terminal, server, bots' arenas and tools each hold a Match;
// none of them repeats "whose turn → chance → apply", and none of them knows whether it is one game or a series.
import { pickWeighted } from '../dice.ts';
import type {
  AnyGame,
  AnyState,
  AnyView,
  ChanceEvent,
  Dice,
  Event,
  Game,
  GameTypes,
  Seat,
  SeriesOptions,
  Turn,
  Viewer,
} from '../game.ts';
import { itemAt } from '../lists.ts';
import type { GameRecord } from '../record/game-record.ts';
import { inSeries, type RoundOver, type SeriesState, type SeriesView } from './series.ts';
import { DrawCounts, drawStable, type Luck, sourceOf } from './stable-draws.ts';

/** The reason why an event cannot happen now: it is somebody else's turn, or the game's own reason. */
export type Refusal<G extends GameTypes> =
  | { readonly code: 'over' }
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'not-chance' }
  | { readonly code: 'impossible-outcome' }
  /** A player asks for a move that only the clock makes. */
  | { readonly code: 'clocks-own' }
  | G['Reason'];

export interface MatchSetup<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly options: G['Options'];
  /** Several games in a row, counted together; `null`: one game. */
  readonly series?: SeriesOptions | null;
  /** The seat that begins, where the rules leave that free; see `Game.choosesFirst`. */
  readonly first?: Seat;
}

/** The part of a match that a viewer sees: the game on the table and, in a series, the rounds around it. */
export interface MatchView<G extends GameTypes> {
  /** In a series: of the round going on. */
  readonly view: G['View'];
  /** The rounds already counted; `undefined` without a series. */
  readonly rounds: readonly RoundOver[] | undefined;
  /** The round before, finished, while the new one has not been moved in; else `undefined`. */
  readonly previous: G['View'] | undefined;
}

/** Shared by all matches that grew out of one another; only the longest of them appends to it. */
interface Log<G extends GameTypes> {
  readonly setup: Required<MatchSetup<G>>;
  /** The game that is played: the game itself, or the series of it, which is a game as well. */
  readonly driven: AnyGame;
  /** The number of events that were forgotten before the first one here. */
  readonly start: number;
  readonly events: Event<G>[];
  /** The state before the first event, then after each. */
  readonly states: AnyState[];
  /** The number of outcomes that each queue of stable draws has given. */
  readonly draws: DrawCounts;
}

/**
 * A game with its options, all events so far and the state after each. Immutable: playing gives a new match, and the
 * old one stays as it was. Appending is cheap, because a match shares its history with the one it came from.
 */
export class Match<G extends GameTypes = GameTypes> {
  /** The number of events so far. */
  readonly length: number;
  /** The secret itself: what leaves it goes through `view`. In a series it is the state of the series. */
  readonly state: AnyState;
  readonly #log: Log<G>;
  /** Asked for many times, computed once. */
  #turn: Turn | undefined;

  private constructor(log: Log<G>, length: number, state: AnyState) {
    this.length = length;
    this.state = state;
    this.#log = log;
  }

  /** Before anything has happened. */
  static begin<G extends GameTypes>(wanted: MatchSetup<G>): Match<G> {
    const { game, seats, options, series = null } = wanted;
    const first = game.choosesFirst(options) ? (wanted.first ?? 0) : 0;
    const driven: AnyGame = series === null ? game : inSeries(game, series);
    const state = driven.setup(seats, options, first);
    const setup = { game, seats, options, series, first };
    const log = { setup, driven, start: 0, events: [], states: [state], draws: new DrawCounts() };
    return new Match(log, 0, state);
  }

  /** The game itself, never a series of it. */
  get game(): Game<G> {
    return this.#log.setup.game;
  }

  get seats(): number {
    return this.#log.setup.seats;
  }

  get options(): G['Options'] {
    return this.#log.setup.options;
  }

  get series(): SeriesOptions | null {
    return this.#log.setup.series;
  }

  /** The seat that was chosen to begin; 0 by default. */
  get first(): Seat {
    return this.#log.setup.first;
  }

  get turn(): Turn {
    this.#turn ??= this.#log.driven.turn(this.state);
    return this.#turn;
  }

  /** All events in order. */
  get events(): readonly Event<G>[] {
    return this.eventsSince(0);
  }

  /** The events after the first `since`. */
  eventsSince(since: number): readonly Event<G>[] {
    this.#remember(since);
    const { start, events } = this.#log;
    return events.slice(since - start, this.length - start);
  }

  /** The rounds of a series that are over; none without a series. */
  get rounds(): readonly RoundOver[] {
    return this.series === null ? [] : (this.state as SeriesState<G>).rounds;
  }

  /** The reason why this event, perhaps from outside, cannot happen now; `undefined` when it can. */
  refuse(event: Event<G>): Refusal<G> | undefined {
    return refuse(this.#log.driven, this.state, event);
  }

  /** The match after this event, or why it cannot happen. */
  play(event: Event<G>): { readonly match: Match<G> } | { readonly refusal: Refusal<G> } {
    const refusal = this.refuse(event);
    return refusal === undefined ? { match: this.after(event) } : { refusal };
  }

  /** The match after an event that has been checked already: the bots' moves, our own log. */
  after(event: Event<G>): Match<G> {
    const log = this.#appendable();
    const state = log.driven.apply(this.state, event);
    log.states.push(state);
    log.events.push(event);
    return new Match(log, this.length + 1, state);
  }

  /** Let chance decide once. Throws when it is a player's turn. */
  roll(luck: Luck): ChanceEvent<G> {
    const { driven } = this.#log;
    if (typeof luck === 'function')
      return { kind: 'chance', outcome: pickWeighted(luck, driven.chances(this.state)) };
    const drawn = this.#draws(this.length).get(sourceOf(driven, this.state).queue) ?? 0;
    return { kind: 'chance', outcome: drawStable(driven, this.state, luck, drawn) };
  }

  /** Let chance decide until a player must, or the match is over. Dice are thrown once for each event. */
  settle(luck: Luck): Match<G> {
    let match: Match<G> = this;
    while (match.turn.kind === 'chance') match = match.after(match.roll(luck));
    return match;
  }

  /** The match when it had this many events. Playing on from there leaves this one as it is. */
  at(length: number): Match<G> {
    if (length < 0 || length > this.length) throw new RangeError(`no event ${length} of ${this.length}`);
    this.#remember(length);
    return new Match(this.#log, length, itemAt(this.#log.states, length - this.#log.start));
  }

  /** The match before this seat's last decision; `undefined` when it has made none. */
  takeBack(seat: Seat): Match<G> | undefined {
    const last = this.events.findLastIndex((event) => event.kind === 'move' && event.seat === seat);
    return last < 0 ? undefined : this.at(last);
  }

  /** The match when this seat was asked to decide: others who decide at the same time had not chosen yet. */
  atDecision(seat: Seat): Match<G> {
    const { start, events } = this.#log;
    let decision: Match<G> = this;
    for (let length = this.length - 1; length >= start; length--) {
      const event = itemAt(events, length - start);
      const before = this.at(length);
      const { turn } = before;
      if (event.kind !== 'move' || event.seat === seat) break;
      if (turn.kind !== 'players' || !turn.seats.includes(seat)) break;
      decision = before;
    }
    return decision;
  }

  /** The same match without the memory of what was before this event. `length` counts on. */
  forgetBefore(length: number): Match<G> {
    const { start, events, states } = this.#log;
    if (length <= start) return this;
    const [from, to] = [length - start, this.length - start];
    const draws = new DrawCounts(length, this.#draws(length));
    const kept = { events: events.slice(from, to), states: states.slice(from, to + 1), draws };
    return new Match({ ...this.#log, start: length, ...kept }, this.length, this.state);
  }

  /** A match that this viewer cannot tell from this one: what is hidden is drawn anew. Without memory of earlier events. */
  imagine(viewer: Viewer, dice: Dice): Match<G> {
    const state = this.#log.driven.imagine(this.fullView(viewer), dice);
    const { length } = this;
    const log = { ...this.#log, start: length, events: [], states: [state], draws: new DrawCounts(length) };
    return new Match(log, length, state);
  }

  /** Everything this viewer may know of the game on the table; in a series, of the round going on. */
  view(viewer: Viewer): G['View'] {
    return this.game.view(this.#round, viewer);
  }

  /** The same with, in a series, the rounds around it: what a server sends. `readFullView` takes it apart again. */
  fullView(viewer: Viewer): G['View'] | SeriesView<G> {
    return this.#log.driven.view(this.state, viewer);
  }

  /** The view as a picture in plain text; in a series with the round and the totals above it. */
  diagram(viewer: Viewer): string {
    return this.#log.driven.notation.diagram(this.fullView(viewer));
  }

  matchView(viewer: Viewer): MatchView<G> {
    return readFullView<G>(this.series, this.fullView(viewer));
  }

  /** The news after the first `since` events, in order, as this viewer may know it. */
  news(viewer: Viewer, since: number): readonly (G['News'] | RoundOver)[] {
    this.#remember(since);
    const { start, states } = this.#log;
    const news: (G['News'] | RoundOver)[] = [];
    for (let i = since - start; i < this.length - start; i++) {
      const [before, after] = [itemAt(states, i), itemAt(states, i + 1)];
      if (after.news.every((item) => before.news.includes(item))) continue;
      news.push(...newsBetween(before, after, this.#log.driven.view(after, viewer)));
    }
    return news;
  }

  /** The reason why this seat may not make this move; `undefined` when it may. */
  check(seat: Seat, move: G['Move']): Refusal<G> | undefined {
    return this.refuse({ kind: 'move', seat, move });
  }

  /** The reason why the player of this seat may not make this move, where `check` also accepts those of the clock. */
  checkOwn(seat: Seat, move: G['Move']): Refusal<G> | undefined {
    return clockRefusal(this.game, move) ?? this.check(seat, move);
  }

  /** The moves the rules list for this seat now. */
  moves(seat: Seat): Iterable<G['Move']> {
    return this.#log.driven.moves(this.fullView(seat));
  }

  /** The move the rules make for a seat whose time is up, where they say so. */
  timeUp(seat: Seat, draft?: G['Move']): G['Move'] | undefined {
    return this.#log.driven.clock?.timeUp(this.fullView(seat), draft);
  }

  /** Tells whether this seat sees anything now that a spectator may not. */
  hasSecret(seat: Seat): boolean {
    return JSON.stringify({ ...this.view(seat), seat: null }) !== JSON.stringify(this.view(null));
  }

  /** The number of moves this seat has made. */
  decisions(seat: Seat): number {
    return this.events.filter((event) => event.kind === 'move' && event.seat === seat).length;
  }

  /** Everything, ready to be written down. Hides nothing. */
  record({ names = [], fairness = {} }: Partial<Pick<GameRecord, 'names' | 'fairness'>> = {}): GameRecord {
    const { game, seats, options, series, first, events, turn } = this;
    const result = turn.kind === 'over' ? { scores: turn.scores, winners: turn.winners } : null;
    const begins = first > 0 ? { first } : {};
    return { game: game.id, seats, options, series, ...begins, names, fairness, result, events };
  }

  /** The state of the game on the table, without the series around it. */
  get #round(): G['State'] {
    return this.series === null ? this.state : (this.state as SeriesState<G>).game;
  }

  /** The log this match may append to: its own when it is the longest of those that share it, else a copy. */
  #appendable(): Log<G> {
    const { start, events, states } = this.#log;
    const here = this.length - start;
    if (events.length === here) return this.#log;
    const draws = new DrawCounts(start, this.#draws(start));
    return { ...this.#log, events: events.slice(0, here), states: states.slice(0, here + 1), draws };
  }

  /** The outcomes that each queue had given when the match had this many events. */
  #draws(length: number): ReadonlyMap<string, number> {
    const { start, driven, events, states, draws } = this.#log;
    return draws.after(length, (event) =>
      itemAt(events, event - start).kind === 'chance'
        ? sourceOf(driven, itemAt(states, event - start))
        : undefined,
    );
  }

  #remember(length: number): void {
    if (length < this.#log.start) throw new RangeError(`the events before ${this.#log.start} are forgotten`);
  }
}

export type AnyMatch = Match<GameTypes>;

/** For those who are sent views instead of holding a match: what `Match.fullView` gave, taken apart. */
export const readFullView = <G extends GameTypes>(
  series: SeriesOptions | null,
  full: G['View'] | SeriesView<G>,
): MatchView<G> => {
  if (series === null) return { view: full as G['View'], rounds: undefined, previous: undefined };
  const { game, rounds, fresh, over, previous } = full as SeriesView<G>;
  return { view: game, rounds, previous: fresh && !over && previous !== null ? previous : undefined };
};

/** For those who are sent views: the picture of what `Match.fullView` gave, as `Match.diagram` draws it. */
export const diagramOf = (game: AnyGame, series: SeriesOptions | null, full: AnyView): string =>
  (series === null ? game : (inSeries(game, series) as AnyGame)).notation.diagram(full);

/** The reason why this event cannot happen in this state; `undefined` when it can. */
export const refuse = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  event: Event<G>,
): Refusal<G> | undefined => {
  const turn = game.turn(state);
  if (turn.kind === 'over') return { code: 'over' };
  if (event.kind === 'move') {
    if (turn.kind !== 'players' || !turn.seats.includes(event.seat)) return { code: 'not-your-turn' };
    return game.check(game.view(state, event.seat), event.move);
  }
  if (turn.kind !== 'chance') return { code: 'not-chance' };
  const wanted = game.notation.chance.format(event.outcome);
  const known = game.chances(state).some(([outcome]) => game.notation.chance.format(outcome) === wanted);
  return known ? undefined : { code: 'impossible-outcome' };
};

/** The reason why no player makes this move: its kind belongs to the clock. `undefined` for any other move. */
export const clockRefusal = <G extends GameTypes>(
  { clock }: Game<G>,
  { type }: G['Move'],
): Refusal<G> | undefined => (clock?.moves.includes(type) ? { code: 'clocks-own' } : undefined);

/** The new items in `after`, as a viewer sees them: the list may begin with older news. */
const newsBetween = <G extends GameTypes>(
  before: AnyState,
  after: AnyState,
  seen: GameTypes['View'],
): readonly G['News'][] => {
  const fresh: G['News'][] = [];
  // Few items: to look through them is quicker than to make a set of them.
  for (const [i, item] of after.news.entries())
    if (!before.news.includes(item)) fresh.push(itemAt(seen.news, i));
  return fresh;
};
