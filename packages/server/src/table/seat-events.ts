// Changes of the seats of a running game, shown to everyone and stored with the game: no seat changes hands in silence.
import type { Style } from '@crescendo/bots';
import { botNamesWithStandIns, styleOf } from '@crescendo/bots/names';
import type { SeatChange, TableSeatEvent } from '@crescendo/protocol';
import { assertNever, itemAt, type Seat, type SeatEvent } from '@crescendo/rules';
import type { TableEvent } from './log/table-event.ts';
import { removedBy } from './rewind.ts';
import { type SeatState, seatStateAt } from './seats.ts';
import type { TableSnapshot } from './snapshot.ts';
import type { TableConfig } from './table-config.ts';

/** A state tells of so many; the history of all. */
const MAX_RECENT = 20;

interface Change {
  readonly seat: Seat;
  readonly change: SeatChange;
  readonly by?: Seat[];
}

const agreed = (
  { seatStates }: TableSnapshot,
  { seat, by, choice }: Extract<TableEvent, { kind: 'absence' }>,
): Change => {
  const others = seatStateAt(seatStates, seat).votes.filter(
    (vote) => vote.choice === choice && vote.seat !== by,
  );
  return {
    seat,
    change: choice === 'bot' ? 'stand-in' : 'replaced',
    by: [...others.map((vote) => vote.seat), by].toSorted((a, b) => a - b),
  };
};

/** A move was taken back, or somebody did not want it to be; who withdraws a request did nothing. */
const answered = (
  { takeBack }: TableSnapshot,
  { seat, by, answer, isAgreed }: Extract<TableEvent, { kind: 'take-back' }>,
): Change | undefined => {
  if (isAgreed) {
    const others = [...(takeBack?.agreed ?? []), by].filter((one) => one !== seat);
    return { seat, change: 'took-back', by: others.toSorted((a, b) => a - b) };
  }
  return answer === 'decline' && by !== seat ? { seat, change: 'declined', by: [by] } : undefined;
};

const changeOf = (before: TableSnapshot, event: TableEvent): Change | undefined => {
  switch (event.kind) {
    case 'leave':
      return { seat: event.seat, change: 'left' };
    case 'absent':
      return { seat: event.seat, change: 'absent' };
    case 'absence':
      return event.isAgreed ? agreed(before, event) : undefined;
    case 'take-back':
      return answered(before, event);
    case 'remove':
      return event.seat !== null && event.isRemoved ? { seat: event.seat, change: 'removed' } : undefined;
    case 'sit':
    case 'back':
      return { seat: event.seat, change: 'back' };
    case 'move': {
      // A player who moves is back, even without having opened the table.
      const isBack = event.by === 'person' && seatStateAt(before.seatStates, event.seat).away;
      return isBack ? { seat: event.seat, change: 'back' } : undefined;
    }
    case 'nudge':
    case 'bot':
    case 'fix':
    case 'start':
    case 'stop-clock':
    case 'restart-clock':
    case 'pause-request':
    case 'talk':
    case 'reactions':
    case 'offer':
    case 'mute':
    case 'review':
    case 'rematch':
    case 'close':
      return undefined;
    default:
      return assertNever(event);
  }
};

/** The number of moves after this event. */
const movesAfter = (before: TableSnapshot, event: TableEvent): number => {
  const isRewound = event.kind === 'take-back' && event.isAgreed;
  return Math.max(0, before.moment - 1) - (isRewound ? removedBy(before, event).length : 0);
};

const GOES: readonly TableEvent['kind'][] = ['leave', 'remove'];

/** A player who leaves once the shares of the dice are fixed leaves a game that is about to begin. */
const isBegun = ({ status, fixedAt }: TableSnapshot, { kind }: TableEvent): boolean =>
  status === 'playing' || (status === 'open' && fixedAt !== null && GOES.includes(kind));

/** The change that this event makes to a seat, given the table before it; `undefined`: none. */
export const seatEventOf = (
  before: TableSnapshot,
  event: TableEvent,
  at: number,
): TableSeatEvent | undefined => {
  const found = isBegun(before, event) ? changeOf(before, event) : undefined;
  return found && { version: before.version + 1, at, moves: movesAfter(before, event), ...found };
};

/** The list with this event, if it is one; otherwise the very same list. */
export const withSeatEvent = (
  known: readonly TableSeatEvent[],
  fresh: TableSeatEvent | undefined,
): readonly TableSeatEvent[] => (fresh === undefined ? known : [...known.slice(1 - MAX_RECENT), fresh]);

/** The bots of a table, one for each seat: the one that plays there, or that stands in for its player if need be. */
const botsOf = ({ settings }: TableConfig, seatStates: readonly SeatState[]) => {
  const own = seatStates.map(({ bot, former }) => (bot === null || former !== null ? undefined : bot));
  const names = botNamesWithStandIns(own, settings.level);
  return names.map((name, seat) => ({
    level: own[seat] ?? settings.level,
    name,
    isOwn: own[seat] !== undefined,
  }));
};

/** The bot that decides for a seat; it plays as its name says. */
export const botAt = (
  config: TableConfig,
  seatStates: readonly SeatState[],
  seat: Seat,
): { readonly level: string; readonly style: Style | undefined } => {
  const { level, name } = itemAt(botsOf(config, seatStates), seat);
  return { level, style: styleOf(name) };
};

/** The names of the seats in a record: a bot by its name, and a person by the person's, even if a bot took over. */
export const recordNames = (
  config: TableConfig,
  { seatStates }: TableSnapshot,
  nameOf: (person: string) => string,
): readonly string[] => {
  const bots = botsOf(config, seatStates);
  return seatStates.map(({ person, former }, seat) => {
    const player = person ?? former;
    return player === null ? (bots[seat]?.name ?? '') : nameOf(player);
  });
};

/** After these a bot plays at the seat. */
const WITH_BOT = ['left', 'absent', 'stand-in', 'replaced', 'removed'] as const;

/** The same events for a record, with the bots by name, and the moves that the clock made. */
export class RecordedSeats {
  #events: SeatEvent[] = [];

  add(before: TableSnapshot, event: TableEvent): void {
    const moves = movesAfter(before, event);
    if (event.kind === 'take-back' && event.isAgreed) this.#forgetAfter(moves);
    const found = isBegun(before, event) ? changeOf(before, event) : undefined;
    if (found) this.#events.push({ moves, ...found });
    if (event.kind === 'move' && event.by === 'clock')
      this.#events.push({ moves, seat: event.seat, change: 'clock' });
  }

  /** The moves after these were taken back: what happened to the seats meanwhile stays, what the clock did does not. */
  #forgetAfter(moves: number): void {
    this.#events = this.#events
      .filter((event) => event.change !== 'clock' || event.moves < moves)
      .map((event) => ({ ...event, moves: Math.min(event.moves, moves) }));
  }

  /** All of it, given the table at the end. */
  at(config: TableConfig, { seatStates }: TableSnapshot): readonly SeatEvent[] {
    const bots = botsOf(config, seatStates).map(({ isOwn, ...bot }) => ({ isOwn, bot }));
    const own = bots.flatMap(({ isOwn, bot }, seat): SeatEvent[] =>
      isOwn ? [{ moves: 0, seat, change: 'bot', bot }] : [],
    );
    const later = this.#events.map((event): SeatEvent => {
      const { bot } = bots[event.seat] ?? {};
      const takesOver = (WITH_BOT as readonly string[]).includes(event.change);
      return takesOver && bot ? { ...event, bot } : event;
    });
    return [...own, ...later];
  }
}
