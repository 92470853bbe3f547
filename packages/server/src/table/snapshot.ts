// The state of a table after its events. Pure: the same events give the same snapshot on every machine, at any time.
import {
  type DiceNumbers,
  diceKey,
  type FairShares,
  fairFirst,
  firstFromKey,
  type Status,
  type TableSeatEvent,
  termsText,
} from '@crescendo/protocol';
import {
  type AnyMatch,
  type AnyNews,
  type GameId,
  type MoveSource,
  range,
  type Seat,
  type Viewer,
} from '@crescendo/rules';
import { type ClockState, newClock } from './clock.ts';
import { FREE, type SeatState } from './seats.ts';
import type { TableConfig } from './table-config.ts';

interface TakeBackRequest {
  readonly seat: Seat;
  readonly length: number;
  /** True if anything was drawn or rolled since. */
  readonly luck: boolean;
  readonly agreed: readonly Seat[];
}

export interface TableSnapshot {
  readonly version: number;
  /** The time of the last event. */
  readonly at: number;
  readonly status: Status;
  readonly seatStates: readonly SeatState[];
  /** Since when the shares of the dice are fixed; `null`: seats may still change hands. */
  readonly fixedAt: number | null;
  /** The game: the secret itself. `null` before the start. */
  readonly match: AnyMatch | null;
  /** The length of the match before each of the last table events, the newest last. */
  readonly recent: readonly number[];
  /** The number of throws of the dice so far. */
  readonly throws: number;
  /** The number of moves of each seat: tells whether a move was meant for this decision. */
  readonly moves: readonly number[];
  /** The number of moves made, plus one for the start; 0 before it. */
  readonly moment: number;
  /** The last move: for which seat, and who made it; `null` before the first. */
  readonly lastMove: { readonly seat: Seat; readonly by: MoveSource } | null;
  /** The last changes of the seats since the start. */
  readonly seatEvents: readonly TableSeatEvent[];
  readonly clock: ClockState;
  /** Nobody is at the table, and by its settings the clock stands still. */
  readonly clockStopped: boolean;
  /** All players have agreed on a pause: nobody can move and no clock runs. */
  readonly pausedByAgreement: boolean;
  readonly talk: boolean;
  /** True if spectators may react. */
  readonly reactions: boolean;
  /** The people who watch and have been offered a seat. */
  readonly offers: readonly string[];
  /** The people whom the host has removed: they cannot come back unless the host lets them. */
  readonly removed: readonly string[];
  readonly next: string | null;
  /** The game that is suggested next, and who does; `null`: nobody has, or nobody wrote it down. */
  readonly suggestion: { readonly by: Seat; readonly game: GameId } | null;
  /** A player asks to take back the move before which there were `length` events; `null`: nobody does. */
  readonly takeBack: TakeBackRequest | null;
  /** The last decisions of people, with the events of the game before them, the newest last: what may be taken back. */
  readonly decisions: readonly { readonly seat: Seat; readonly length: number }[];
  /** After how many events of the game something was taken back, each time it was. */
  readonly takenBack: readonly number[];
}

/** The news of this many last events can be told without reading the log. */
export const MAX_RECENT = 6;

export const emptySnapshot = ({ settings, made }: TableConfig): TableSnapshot => ({
  version: 0,
  at: made,
  status: 'open',
  seatStates: range(settings.seats).map(() => FREE),
  fixedAt: null,
  match: null,
  recent: [],
  throws: 0,
  moves: range(settings.seats).map(() => 0),
  moment: 0,
  lastMove: null,
  seatEvents: [],
  clock: newClock(settings.clock, settings.seats),
  clockStopped: false,
  pausedByAgreement: false,
  talk: settings.talk,
  reactions: settings.reactions ?? false,
  offers: [],
  removed: [],
  next: null,
  suggestion: null,
  takeBack: null,
  decisions: [],
  takenBack: [],
});

export const sharesOf = ({ seed }: TableConfig, { seatStates }: TableSnapshot): FairShares => ({
  seed,
  entropy: seatStates.map(({ entropy }) => entropy),
  commitments: seatStates.map(({ commitment }) => commitment),
});

/** The same at tables whose dice are of version 2. */
export const numbersOf = (
  { seed, settings, commitment }: TableConfig,
  { seatStates }: TableSnapshot,
): DiceNumbers => {
  const { game, seats, options, series, first = 0 } = settings;
  return {
    terms: termsText({
      game,
      seats,
      options,
      series,
      first: first === 'random' ? 'drawn' : first,
      server: commitment,
      commitments: seatStates.map((seatState) => seatState.commitment),
    }),
    secret: seed,
    numbers: seatStates.map(({ entropy }) => entropy),
  };
};

/** The seat that begins, where the host left it to chance. By all contributions: nobody knows it before the start. */
export const drawnFirst = (config: TableConfig, snapshot: TableSnapshot): Seat | undefined => {
  const { first, seats, dice } = config.settings;
  if (first !== 'random') return undefined;
  return dice === undefined
    ? fairFirst(sharesOf(config, snapshot), seats)
    : firstFromKey(diceKey(numbersOf(config, snapshot)), seats);
};

/** The seats that decide now. */
export const actingAt = ({ status, match }: TableSnapshot): readonly Seat[] => {
  if (status !== 'playing' || match === null) return [];
  const { turn } = match;
  return turn.kind === 'players' ? turn.seats : [];
};

/** The news of the last `count` table events, as this viewer may know it. */
export const recentNews = (
  { match, recent }: TableSnapshot,
  viewer: Viewer,
  count: number,
): readonly AnyNews[] => {
  const since = count <= 0 ? undefined : recent.at(-Math.min(count, recent.length));
  return match === null || since === undefined ? [] : match.news(viewer, since);
};

/** The same snapshot, without the part of the game that only the log remembers. */
export const forgetOldEvents = (snapshot: TableSnapshot): TableSnapshot => {
  const [oldest = 0] = snapshot.recent;
  const kept = Math.min(oldest, snapshot.takeBack?.length ?? oldest);
  return snapshot.match === null ? snapshot : { ...snapshot, match: snapshot.match.forgetBefore(kept) };
};
