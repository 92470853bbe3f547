import { required } from '../assert.ts';
import { pick } from '../dice.ts';
import type { Dice, Event, Seat, Turn, Viewer } from '../game.ts';
import { itemAt } from '../lists.ts';
import { MAX_SEATS } from './chances.ts';
import { choices, clash } from './legal.ts';
import { score } from './score.ts';
import {
  type Faces,
  FIELDS,
  isComplete,
  isOnSheet,
  ROW_OF,
  ROWS,
  ROWS_FOR,
  type Sheet,
  sum,
  WIDTH,
} from './sheet.ts';
import type { Choice, Ending, News, Options, Qwinto, State, View } from './types.ts';

const NO_FACES: Faces = [0, 0, 0];
const EMPTY: Sheet = { numbers: FIELDS.map(() => 0), misthrows: 0 };

/** the points that this seat has from the start. */
const headStartOf = ({ headStart, headStartSeat }: Options, seat: Seat): number =>
  headStartSeat === seat + 1 ? headStart : 0;

const emptySheet = (options: Options, seat: Seat): Sheet => {
  const headStart = headStartOf(options, seat);
  return headStart > 0 ? { ...EMPTY, headStart } : EMPTY;
};

const sheetWith = (numbers: readonly number[], misthrows: number, headStart: number | undefined): Sheet =>
  headStart === undefined ? { numbers, misthrows } : { numbers, misthrows, headStart };

export const setup = (seats: number, options: Options, first: Seat = 0): State => {
  const random = options.firstSeat === 'random' && seats > 1;
  return {
    seats,
    options,
    phase: random ? 'first' : 'dice',
    active: random ? 0 : first,
    colours: null,
    faces: NO_FACES,
    rolls: 0,
    sheets: Array.from({ length: seats }, (_, seat) => emptySheet(options, seat)),
    ending: null,
    news: [],
    pending: [],
  };
};

/** The state with some parts new; every part is named, since a literal is much quicker than a spread. */
const change = (state: State, now: Partial<State>): State => ({
  seats: state.seats,
  options: state.options,
  phase: now.phase ?? state.phase,
  active: now.active ?? state.active,
  colours: now.colours === undefined ? state.colours : now.colours,
  faces: now.faces ?? state.faces,
  rolls: now.rolls ?? state.rolls,
  sheets: now.sheets ?? state.sheets,
  ending: now.ending ?? state.ending,
  news: now.news ?? state.news,
  pending: now.pending ?? state.pending,
});

const CHANCE: Turn = { kind: 'chance' };

/** `PLAYERS[mask]`: the seats whose bit is set decide. */
const PLAYERS: readonly Turn[] = Array.from({ length: 1 << MAX_SEATS }, (_, mask) => ({
  kind: 'players',
  seats: Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => mask & (1 << seat)),
}));

export const turn = (position: State | View): Turn => {
  switch (position.phase) {
    case 'first':
    case 'rolling':
      return CHANCE;
    case 'dice':
    case 'keep':
      return itemAt(PLAYERS, 1 << position.active);
    case 'over':
      return result(position);
    case 'write': {
      let mask = 0;
      for (let seat = 0; seat < position.seats; seat++)
        if (position.pending[seat] === null) mask |= 1 << seat;
      return itemAt(PLAYERS, mask);
    }
  }
};

/** Points so far. */
export const progress = ({ sheets, options }: State | View): readonly number[] =>
  sheets.map((sheet) => score(sheet, options).total);

const result = (position: State | View): Turn => {
  const scores = progress(position);
  const most = Math.max(...scores);
  // equal scores share the win.
  return { kind: 'over', scores, winners: scores.flatMap((points, seat) => (points === most ? [seat] : [])) };
};

export const apply = (state: State, event: Event<Qwinto>): State => {
  if (event.kind === 'chance') {
    if (event.outcome.type === 'roll') return rolled(state, event.outcome.faces);
    const { seat } = event.outcome;
    return change(state, { phase: 'dice', active: seat, news: [{ type: 'first', seat }] });
  }
  const { seat, move } = event;
  switch (move.type) {
    case 'dice': {
      const { colours } = move;
      return change(state, { phase: 'rolling', colours, news: [{ type: 'dice', seat, colours }] });
    }
    case 'reroll':
      return change(state, { phase: 'rolling', news: [] });
    case 'keep': {
      const news: News = { type: 'kept', seat, sum: sum(state.faces) };
      return change(state, { phase: 'write', pending: itemAt(NOBODY, state.seats), news: [news] });
    }
    case 'write':
    case 'skip':
      return chosen(state, seat, move);
  }
};

const NOBODY = Array.from({ length: MAX_SEATS + 1 }, (_, seats) => new Array<null>(seats).fill(null));

const rolled = (state: State, faces: Faces): State => {
  const rolls = state.rolls + 1;
  const again = rolls === 2;
  const news = [
    ...state.news,
    { type: 'rolled', seat: state.active, faces, sum: sum(faces), again } as const,
  ];
  // the second roll stands.
  return again
    ? change(state, { phase: 'write', faces, rolls, news, pending: itemAt(NOBODY, state.seats) })
    : change(state, { phase: 'keep', faces, rolls, news });
};

/** choices are kept until all seats have made theirs, and carried out in the order of the seats. */
const chosen = (state: State, seat: Seat, choice: Choice): State => {
  const pending = state.pending.slice();
  pending[seat] = choice;
  if (pending.includes(null)) return change(state, { pending });
  const news: News[] = [];
  const sheets = state.sheets.map((sheet, owner) => {
    const own = pending[owner];
    return own ? written(state, sheet, owner, own, news) : sheet;
  });
  return nextTurn(state, sheets, news);
};

const written = (state: State, sheet: Sheet, seat: Seat, choice: Choice, news: News[]): Sheet => {
  if (choice.type === 'write') {
    const { field } = choice;
    const number = sum(state.faces);
    const numbers = sheet.numbers.slice();
    numbers[field] = number;
    const next = sheetWith(numbers, sheet.misthrows, sheet.headStart);
    news.push({ type: 'wrote', seat, field, number });
    if (isComplete(next, Math.floor(field / WIDTH), state.options.width))
      news.push({ type: 'row-complete', seat, row: itemAt(ROW_OF, field) });
    return next;
  }
  if (seat !== state.active) {
    news.push({ type: 'skipped', seat });
    return sheet;
  }
  const misthrows = sheet.misthrows + 1;
  news.push({ type: 'misthrow', seat, count: misthrows });
  return sheetWith(sheet.numbers, misthrows, sheet.headStart);
};

const completeRows = (sheet: Sheet, { dice, width }: Options): number => {
  let complete = 0;
  for (let row = 0; row < dice; row++) if (isComplete(sheet, row, width)) complete++;
  return complete;
};

const nextTurn = (state: State, sheets: readonly Sheet[], news: News[]): State => {
  const { options, active, seats } = state;
  const over = (why: Ending, whose: readonly Seat[]): State => {
    news.push({ type: 'ended', why, seats: whose });
    return change(state, { phase: 'over', ending: why, sheets, news, pending: [] });
  };
  const rows = Math.min(options.rowsToEnd, options.dice);
  const withRows = seatsWhere(sheets, (sheet) => completeRows(sheet, options) >= rows);
  if (withRows.length > 0) return over('rows', withRows);
  const withMisthrows = seatsWhere(sheets, ({ misthrows }) => misthrows >= options.misthrowLimit);
  if (withMisthrows.length > 0) return over('misthrows', withMisthrows);
  const next = {
    phase: 'dice',
    active: (active + 1) % seats,
    colours: null,
    faces: NO_FACES,
    rolls: 0,
  } as const;
  return change(state, { ...next, sheets, news, pending: [] });
};

const seatsWhere = (sheets: readonly Sheet[], holds: (sheet: Sheet) => boolean): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < sheets.length; seat++) if (holds(itemAt(sheets, seat))) seats.push(seat);
  return seats;
};

export const view = (state: State, viewer: Viewer): View => ({
  seats: state.seats,
  options: state.options,
  phase: state.phase,
  active: state.active,
  colours: state.colours,
  faces: state.faces,
  rolls: state.rolls,
  sheets: state.sheets,
  ending: state.ending,
  news: state.news,
  seat: viewer,
  pending:
    state.phase === 'write'
      ? state.pending.map((choice, seat) => (seat === viewer || choice === null ? choice : 'hidden'))
      : state.pending,
});

export const imagine = (seen: View, dice: Dice): State => {
  const { seat: _, ...table } = seen;
  const pending = seen.pending.map((choice, seat) =>
    choice === 'hidden'
      ? pick(dice, choices(itemAt(seen.sheets, seat), required(seen.colours), sum(seen.faces), seen.options))
      : choice,
  );
  return { ...table, pending };
};

export const audit = (state: State): void => {
  const { seats, options, sheets, colours, faces, pending, phase } = state;
  const ensure = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(what);
  };
  ensure(sheets.length === seats, 'each seat has one sheet');
  ensure(pending.length === (phase === 'write' ? seats : 0), 'choices are kept while writing only');
  for (const [row, face] of faces.entries()) {
    const isRolled = state.rolls > 0 && ROWS_FOR[required(colours)].includes(row);
    ensure(isRolled ? face >= 1 && face <= options.faces : face === 0, `the ${ROWS[row]} die shows ${face}`);
  }
  for (const [seat, { numbers, misthrows, headStart = 0 }] of sheets.entries()) {
    ensure(headStart === headStartOf(options, seat), 'a head start stays as it was agreed');
    ensure(misthrows >= 0 && misthrows <= options.misthrowLimit, `there are ${misthrows} misthrows`);
    ensure(numbers.length === FIELDS.length, 'a sheet has 27 fields');
    for (const [field, number] of numbers.entries()) {
      if (number === 0) continue;
      ensure(isOnSheet(options, field), `a number stands off the sheet, on ${field}`);
      ensure(number >= 1 && number <= options.dice * options.faces, `no roll makes ${number}`);
      ensure(
        clash({ numbers, misthrows }, field, number) === undefined,
        `${number} does not fit on ${field}`,
      );
    }
  }
};
