// Text from anywhere → a record, or the first thing that is wrong with it. Never throws, never half a game.

import { required } from '../../assert.ts';
import type { AnyEvent, AnyGame, OptionValues, SeriesOptions } from '../../game.ts';
import { itemAt } from '../../lists.ts';
import { parseOptions } from '../../options.ts';
import type { GameRecord } from '../game-record.ts';
import { type Lookup, parseEvent, parseSeat, type RecordError } from '../record.ts';

const MAX_LENGTH = 4_000_000;
/** A commitment, a seed and a share for each seat are far fewer. */
const MAX_FAIR_LINES = 100;
const HEADER = ['game', 'seats', 'options', 'series', 'first', 'name', 'fair', 'result'] as const;
type HeaderWord = (typeof HEADER)[number];

type ErrorDetails = RecordError extends infer F
  ? F extends unknown
    ? Omit<F, 'line' | 'column'>
    : never
  : never;

interface Line {
  readonly number: number;
  readonly word: string;
  readonly rest: string;
  /** The column at which `rest` begins, counted from 1. */
  readonly column: number;
}

/** Thrown and caught in this file only. */
class RecordSyntaxError extends Error {
  readonly details: RecordError;
  constructor(line: number, column: number, error: ErrorDetails) {
    super(error.code);
    this.details = { line, column, ...error } as RecordError;
  }
}

export const parseRecord = (
  text: string,
  lookup: Lookup,
): { readonly record: GameRecord } | { readonly error: RecordError } => {
  try {
    return { record: read(text, lookup) };
  } catch (error) {
    if (error instanceof RecordSyntaxError) return { error: error.details };
    throw error;
  }
};

const read = (text: string, lookup: Lookup): GameRecord => {
  if (text.length > MAX_LENGTH) throw new RecordSyntaxError(1, 1, { code: 'too-long', limit: MAX_LENGTH });
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const version = /^crescendo (\S+)\s*$/.exec(itemAt(lines, 0))?.[1];
  if (version === undefined) throw new RecordSyntaxError(1, 1, { code: 'not-a-record' });
  if (version !== '1') throw new RecordSyntaxError(1, 11, { code: 'unknown-version', version });
  const gap = lines.findIndex((line, i) => i > 0 && line.trim() === '');
  const end = gap < 0 ? lines.length : gap;
  const header = split(lines, 1, end);
  const { game, seats, ...rest } = readHeader(header, lookup);
  const events = split(lines, end, lines.length).map((line) => readEvent(game, seats, line));
  return { game: game.id, seats, ...rest, events };
};

const split = (lines: readonly string[], from: number, to: number): Line[] =>
  lines.slice(from, to).flatMap((text, i) => {
    if (text.startsWith('#') || text.trim() === '') return [];
    const [, word = '', space = ''] = required(/^(\S*)(\s*)/.exec(text));
    const start = word.length + space.length;
    return [{ number: from + i + 1, word, rest: text.slice(start).trimEnd(), column: start + 1 }];
  });

const readHeader = (lines: readonly Line[], lookup: Lookup) => {
  const found = new Map<HeaderWord, Line>();
  for (const line of lines) {
    const word = HEADER.find((known) => known === line.word);
    if (word === undefined)
      throw new RecordSyntaxError(line.number, 1, { code: 'unknown-line', word: line.word });
    if (found.has(word) && word !== 'name' && word !== 'fair')
      throw new RecordSyntaxError(line.number, 1, { code: 'repeated-line', word });
    found.set(word, line);
  }
  const need = (word: HeaderWord): Line => {
    const line = found.get(word);
    if (line === undefined) throw new RecordSyntaxError(1, 1, { code: 'missing-line', word });
    return line;
  };
  const game = readGame(need('game'), lookup);
  const seats = readSeats(need('seats'), game);
  const [options, series, first, result] = (['options', 'series', 'first', 'result'] as const).map((word) =>
    found.get(word),
  );
  return {
    game,
    seats,
    options: options ? readOptions(options, game) : game.options,
    series: series ? readSeries(series) : null,
    ...(first && { first: readFirst(first, seats) }),
    names: readNames(
      lines.filter(({ word }) => word === 'name'),
      seats,
    ),
    fairness: readFairness(lines.filter(({ word }) => word === 'fair')),
    result: result ? readResult(result, seats) : null,
  };
};

const badValue = (line: Line, offset = 0): RecordSyntaxError =>
  new RecordSyntaxError(line.number, line.column + offset, { code: 'bad-value', word: line.word });

const readGame = (line: Line, lookup: Lookup): AnyGame => {
  const game = lookup(line.rest);
  if (game === undefined)
    throw new RecordSyntaxError(line.number, line.column, {
      code: 'unknown-game',
      game: line.rest.slice(0, 40),
    });
  return game;
};

const readSeats = (line: Line, { seats: { min, max } }: AnyGame): number => {
  const seats = Number(line.rest);
  if (/^\d+$/.test(line.rest) && seats >= min && seats <= max) return seats;
  throw new RecordSyntaxError(line.number, line.column, { code: 'bad-seats', min, max });
};

const readOptions = (line: Line, game: AnyGame): OptionValues => {
  const parsed = parseOptions(game, line.rest);
  if ('options' in parsed) return parsed.options;
  const { error } = parsed;
  const column =
    line.column + Math.max(0, line.rest.indexOf('option' in error ? error.option : error.preset));
  throw new RecordSyntaxError(line.number, column, { code: 'bad-options', error });
};

const readSeries = (line: Line): SeriesOptions => {
  const found = /^rounds=(\d{1,4}) target=(\d{1,6}) by=(points|wins)$/.exec(line.rest);
  if (!found) throw badValue(line);
  return { rounds: Number(found[1]), target: Number(found[2]), by: found[3] as 'points' | 'wins' };
};

const readFirst = (line: Line, seats: number): number => {
  const seat = parseSeat(line.rest, seats);
  if (seat === undefined)
    throw new RecordSyntaxError(line.number, line.column, {
      code: 'unknown-seat',
      seat: line.rest.slice(0, 20),
    });
  return seat;
};

const readNames = (lines: readonly Line[], seats: number): string[] => {
  const names: string[] = [];
  for (const line of lines) {
    const [letter = ''] = line.rest.split(' ', 1);
    const seat = parseSeat(letter, seats);
    if (seat === undefined || seat !== names.length)
      throw new RecordSyntaxError(line.number, line.column, {
        code: 'unknown-seat',
        seat: letter.slice(0, 20),
      });
    names.push(readString(line, letter.length + 1));
  }
  const last = lines.at(-1);
  if (last && names.length !== seats) throw badValue(last);
  return names;
};

const readFairness = (lines: readonly Line[]): Record<string, string> => {
  const surplus = lines[MAX_FAIR_LINES];
  if (surplus)
    throw new RecordSyntaxError(surplus.number, 1, {
      code: 'too-many-lines',
      word: 'fair',
      limit: MAX_FAIR_LINES,
    });
  const entries = lines.map((line): [string, string] => {
    const [key = ''] = line.rest.split(' ', 1);
    if (!/^[a-z][a-z0-9-]{0,40}$/.test(key)) throw badValue(line);
    return [key, readString(line, key.length + 1)];
  });
  const known = new Set<string>();
  const repeated = entries.findIndex(([key]) => known.size === known.add(key).size);
  if (repeated >= 0)
    throw new RecordSyntaxError(itemAt(lines, repeated).number, 1, { code: 'repeated-line', word: 'fair' });
  return Object.fromEntries(entries);
};

const readString = (line: Line, from: number): string => {
  try {
    const value: unknown = JSON.parse(line.rest.slice(from));
    if (typeof value === 'string') return value;
  } catch {
    // not JSON: said below
  }
  throw badValue(line, from);
};

const readResult = (line: Line, seats: number): GameRecord['result'] => {
  const words = line.rest.split(' ');
  const cut = words.indexOf('winners');
  const scores = words.slice(0, Math.max(0, cut));
  const winners = words.slice(cut + 1).map((letter) => parseSeat(letter, seats));
  if (cut < 0 || scores.length !== seats || !scores.every((score) => /^-?\d{1,7}$/.test(score)))
    throw badValue(line);
  if (winners.length === 0 || winners.some((seat) => seat === undefined)) throw badValue(line);
  return { scores: scores.map(Number), winners: winners as number[] };
};

const readEvent = (game: AnyGame, seats: number, line: Line): AnyEvent => {
  const event = parseEvent(game, seats, `${line.word} ${line.rest}`);
  if (event !== undefined) return event;
  if (line.word !== '*' && parseSeat(line.word, seats) === undefined) {
    const word = line.word.slice(0, 20);
    const isHeader = (HEADER as readonly string[]).includes(line.word);
    throw new RecordSyntaxError(
      line.number,
      1,
      isHeader ? { code: 'misplaced-line', word } : { code: 'unknown-seat', seat: word },
    );
  }
  throw new RecordSyntaxError(line.number, line.column, { code: 'bad-event', text: line.rest.slice(0, 60) });
};
