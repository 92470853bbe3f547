// One game out of a match: the match itself, or a round of a series.
import {
  type AnyEvent,
  type AnyGame,
  type AnyMatch,
  type AnyState,
  type GameTypes,
  range,
  type SeriesState,
} from '@crescendo/rules';

export interface Round {
  readonly game: AnyGame;
  readonly seats: number;
  /** The number of events of the match before it. */
  readonly start: number;
  readonly events: readonly AnyEvent[];
  /** Before the first event, then after each. */
  readonly states: readonly AnyState[];
}

/** Counts the finished games of this match. */
export const roundCount = (match: AnyMatch): number =>
  match.series === null ? (match.turn.kind === 'over' ? 1 : 0) : match.rounds.length;

/** The state of the game that went on after `played` rounds, also when its last event has just ended it. */
const stateIn = (match: AnyMatch, played: number): AnyState => {
  if (match.series === null) return match.state;
  const { rounds, game, previous } = match.state as SeriesState<GameTypes>;
  return rounds.length === played || previous === null ? game : previous;
};

/** The round of this number, counted from 1, which must be over. */
export const roundOf = (match: AnyMatch, round: number): Round => {
  const { game, seats, series, length } = match;
  const played = round - 1;
  const whole = match.events;
  let [start, end] = [0, length];
  if (series !== null) {
    const ends = range(length + 1).filter(
      (i) => i > 0 && match.at(i).rounds.length > match.at(i - 1).rounds.length,
    );
    start = played === 0 ? 0 : ends[played - 1]!;
    end = ends[played]!;
  }
  // A round of a series begins in the state that the last one's end left behind.
  const states = range(end - start + 1).map((i) => stateIn(match.at(start + i), played));
  return { game, seats, start, events: whole.slice(start, end), states };
};
