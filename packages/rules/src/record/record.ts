// One text for a whole game: database, wire, command line, golden files, bug reports, "share this game".
//
//   crescendo 1                      the first line, with the version of this format
//   game 5vor12                      then a header, a line each
//   seats 2
//   options start=four               only what differs from the defaults
//   series rounds=2 target=0 by=points
//   first B                          who begins, where that was said and it is not A
//   name A "Ada"
//   fair commitment "9f86d081"       fairness data, whatever there is
//   fair taken-back "12 17"          after how many events something was taken back, if anything was
//   fair lesson "true"               its deal was chosen for somebody who learns the game, if it was
//   result 2 -4 winners A
//                                    an empty line, then the events, a line each:
//   * 13                             chance
//   A a1                             a move of seat A
//
// Lines that begin with # are remarks.
import { required } from '../assert.ts';
import type { AnyEvent, AnyGame, AnyReason, Seat, Turn } from '../game.ts';
import { type AnyMatch, Match } from '../match/match.ts';
import { formatOptions, type OptionError } from '../options.ts';
import type { GameRecord } from './game-record.ts';

/** An error in a text that should be a record, and its position: line and column counted from 1. */
export type RecordError = { readonly line: number; readonly column: number } & (
  | { readonly code: 'not-a-record' }
  | { readonly code: 'unknown-version'; readonly version: string }
  | { readonly code: 'too-long'; readonly limit: number }
  | { readonly code: 'too-many-lines'; readonly word: string; readonly limit: number }
  | { readonly code: 'unknown-line'; readonly word: string }
  | { readonly code: 'repeated-line'; readonly word: string }
  | { readonly code: 'missing-line'; readonly word: string }
  | { readonly code: 'misplaced-line'; readonly word: string }
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'bad-seats'; readonly min: number; readonly max: number }
  | { readonly code: 'bad-options'; readonly error: OptionError }
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

/** The game of a record. */
const gameOf = (record: GameRecord, lookup: Lookup): AnyGame =>
  required(lookup(record.game), `game ${record.game}`);

/** One line: `* ` and what chance decided, or the seat's letter and its move. */
export const formatEvent = (game: AnyGame, event: AnyEvent): string =>
  event.kind === 'chance'
    ? `* ${game.notation.chance.format(event.outcome)}`
    : `${formatSeat(event.seat)} ${game.notation.move.format(event.move)}`;

/** The reverse, of any text; `undefined` when it is not an event of this game with so many seats. */
export const parseEvent = (game: AnyGame, seats: number, line: string): AnyEvent | undefined => {
  const cut = line.indexOf(' ');
  if (cut < 1) return undefined;
  const [actor, text] = [line.slice(0, cut), line.slice(cut + 1)];
  if (actor === '*') {
    const outcome = game.notation.chance.parse(text);
    return outcome && { kind: 'chance', outcome };
  }
  const seat = parseSeat(actor, seats);
  const move = game.notation.move.parse(text);
  return seat === undefined || move === undefined ? undefined : { kind: 'move', seat, move };
};

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
    ...(record.first ? [`first ${formatSeat(record.first)}`] : []),
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

/** A whole game, legal to its last event; or where it goes wrong, with the match up to there. */
export interface Replay {
  readonly match: AnyMatch;
  readonly error:
    | { readonly code: 'refused'; readonly event: number; readonly reason: AnyReason }
    | { readonly code: 'wrong-result'; readonly turn: Turn }
    | undefined;
}

/** Play a record again, checking every event and the result it claims. */
export const replayRecord = (record: GameRecord, lookup: Lookup): Replay => {
  const { seats, options, series, first = 0, result } = record;
  let match = Match.begin({ game: gameOf(record, lookup), seats, options, series, first });
  for (const [i, event] of record.events.entries()) {
    const played = match.play(event);
    if ('refusal' in played) return { match, error: { code: 'refused', event: i, reason: played.refusal } };
    match = played.match;
  }
  const { turn } = match;
  const agrees =
    result === null ||
    (turn.kind === 'over' &&
      turn.scores.join() === result.scores.join() &&
      turn.winners.join() === result.winners.join());
  return { match, error: agrees ? undefined : { code: 'wrong-result', turn } };
};
