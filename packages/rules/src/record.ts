// One text for a whole game: database, wire, command line, golden files, bug reports, "share this game".
//
//   crescendo 1                      the first line, with the version of this format
//   game 5vor12                      then a header, a line each
//   seats 2
//   options start=four               only what differs from the defaults
//   series rounds=2 target=0 by=points
//   name A "Ada"
//   fair commitment "9f86d081"       fairness data, whatever there is
//   result 2 -4 winners A
//                                    an empty line, then the events, a line each:
//   * 13                             chance
//   A a1                             a move of seat A
//
// Lines that begin with # are remarks.
import type { AnyGame, AnyTypes, Event, Seat, SeriesOptions, Turn } from './game.ts';
import { type Refusal, refuse } from './match.ts';
import { formatOptions, type OptionFault } from './options.ts';
import { inSeries } from './series.ts';

export interface GameRecord {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly series: SeriesOptions | null;
  /** One for each seat, or none at all. */
  readonly names: readonly string[];
  readonly fairness: { readonly [key: string]: string };
  readonly result: { readonly scores: readonly number[]; readonly winners: readonly Seat[] } | null;
  readonly events: readonly Event<AnyTypes>[];
}

/** What is wrong with a text that should be a record, and where: line and column counted from 1. */
export type RecordFault = { readonly line: number; readonly column: number } & (
  | { readonly code: 'not-a-record' }
  | { readonly code: 'unknown-version'; readonly version: string }
  | { readonly code: 'too-long'; readonly limit: number }
  | { readonly code: 'unknown-line'; readonly word: string }
  | { readonly code: 'repeated-line'; readonly word: string }
  | { readonly code: 'missing-line'; readonly word: string }
  | { readonly code: 'misplaced-line'; readonly word: string }
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'bad-seats'; readonly min: number; readonly max: number }
  | { readonly code: 'bad-options'; readonly fault: OptionFault }
  | { readonly code: 'bad-value'; readonly word: string }
  | { readonly code: 'unknown-seat'; readonly seat: string }
  | { readonly code: 'bad-event'; readonly text: string }
);

export type Lookup = (id: string) => AnyGame | undefined;

export const formatSeat = (seat: Seat): string => String.fromCharCode(65 + seat);

export const parseSeat = (text: string, seats: number): Seat | undefined => {
  const seat = text.charCodeAt(0) - 65;
  return text.length === 1 && seat >= 0 && seat < seats ? seat : undefined;
};

/** The game of a record, as a series where it is one. */
export const gameOf = (record: GameRecord, lookup: Lookup): AnyGame => {
  const game = lookup(record.game);
  if (game === undefined) throw new Error(`unknown game ${record.game}`);
  return record.series === null ? game : inSeries(game, record.series);
};

export const formatEvent = (game: AnyGame, event: Event<AnyTypes>): string =>
  event.kind === 'chance'
    ? `* ${game.notation.chance.format(event.outcome)}`
    : `${formatSeat(event.seat)} ${game.notation.move.format(event.move)}`;

export const formatRecord = (record: GameRecord, lookup: Lookup): string => {
  const game = gameOf(record, lookup);
  const { series, result } = record;
  const options = formatOptions(game, record.options);
  const lines = [
    'crescendo 1',
    `game ${record.game}`,
    `seats ${record.seats}`,
    ...(options === '' ? [] : [`options ${options}`]),
    ...(series ? [`series rounds=${series.rounds} target=${series.target} by=${series.by}`] : []),
    ...record.names.map((name, seat) => `name ${formatSeat(seat)} ${JSON.stringify(name)}`),
    ...Object.entries(record.fairness).map(([key, value]) => `fair ${key} ${JSON.stringify(value)}`),
    ...(result
      ? [`result ${result.scores.join(' ')} winners ${result.winners.map(formatSeat).join(' ')}`]
      : []),
    '',
    ...record.events.map((event) => formatEvent(game, event)),
  ];
  return `${lines.join('\n')}\n`;
};

/** A whole game, legal to its last event; or where it goes wrong, with every state up to there. */
export interface Replay {
  readonly game: AnyGame;
  /** The set-up, then the state after each event that could happen. */
  readonly states: readonly object[];
  readonly turn: Turn;
  readonly fault:
    | { readonly code: 'refused'; readonly event: number; readonly reason: Refusal<AnyTypes> }
    | { readonly code: 'wrong-result'; readonly turn: Turn }
    | undefined;
}

/** Play a record again, checking every event and the result it claims. */
export const replayRecord = (record: GameRecord, lookup: Lookup): Replay => {
  const game = gameOf(record, lookup);
  const states: object[] = [game.setup(record.seats, record.options)];
  for (const [i, event] of record.events.entries()) {
    const state = states.at(-1)!;
    const reason = refuse(game, state, event);
    if (reason) return { game, states, turn: game.turn(state), fault: { code: 'refused', event: i, reason } };
    states.push(game.apply(state, event));
  }
  const turn = game.turn(states.at(-1)!);
  const { result } = record;
  const agrees =
    result === null ||
    (turn.kind === 'over' &&
      turn.scores.join() === result.scores.join() &&
      turn.winners.join() === result.winners.join());
  return { game, states, turn, fault: agrees ? undefined : { code: 'wrong-result', turn } };
};
