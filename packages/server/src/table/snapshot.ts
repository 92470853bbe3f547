// The state of a table after its events. Pure: the same events give the same snapshot on every machine, at any time.
import { createHmac } from 'node:crypto';
import {
  type FairShares,
  fairDice,
  fairDraws,
  fairFirst,
  type Mac,
  type Status,
  type TableSeatEvent,
} from '@crescendo/protocol';
import {
  type AnyMatch,
  type AnyNews,
  formatEvent,
  type Luck,
  type MoveSource,
  range,
  type Seat,
  type Viewer,
} from '@crescendo/rules';
import { type ClockState, clockAfterMove, newClock, resumedClock, stoppedClock } from './clock.ts';
import { afterTakeBack } from './rewind.ts';
import { seatEventOf, withSeatEvent } from './seat-events.ts';
import { allWantPause, FREE, type Place, placeAt, withPlace } from './seats.ts';
import type { TableConfig } from './table-config.ts';
import type { Played, TableEvent } from './table-event.ts';

interface TakeBackRequest {
  readonly seat: Seat;
  readonly length: number;
  /** Was anything drawn or rolled since? */
  readonly luck: boolean;
  readonly agreed: readonly Seat[];
}

export interface TableSnapshot {
  readonly version: number;
  /** When the last event happened. */
  readonly at: number;
  readonly status: Status;
  readonly places: readonly Place[];
  /** The game: the secret itself. `null` before the start. */
  readonly match: AnyMatch | null;
  /** How many events the match had before each of the last table events, the newest last. */
  readonly recent: readonly number[];
  /** How often the dice have been thrown. */
  readonly throws: number;
  /** How many moves each seat has made: tells whether a move was meant for this decision. */
  readonly moves: readonly number[];
  /** How many moves have been made, plus one for the start; 0 before it. */
  readonly moment: number;
  /** The last move: for which seat, and who made it; `null` before the first. */
  readonly lastMove: { readonly seat: Seat; readonly by: MoveSource } | null;
  /** What last happened to the seats since the start. */
  readonly seatEvents: readonly TableSeatEvent[];
  readonly clock: ClockState;
  /** Nobody is at the table, and by its settings the clock stands still. */
  readonly clockStopped: boolean;
  /** All players have agreed on a pause: nobody can move and no clock runs. */
  readonly pausedByAgreement: boolean;
  readonly talk: boolean;
  /** May spectators react? */
  readonly reactions: boolean;
  /** The people who watch and have been offered a seat. */
  readonly offers: readonly string[];
  readonly next: string | null;
  /** A player asks to take back the move before which there were `length` events; `null`: nobody does. */
  readonly takeBack: TakeBackRequest | null;
  /** The last decisions of people, with the events of the game before them, the newest last: what may be taken back. */
  readonly decisions: readonly { readonly seat: Seat; readonly length: number }[];
  /** After how many events of the game something was taken back, each time it was. */
  readonly takenBack: readonly number[];
}

/** The news of this many last events can be told without reading the log. */
const MAX_RECENT = 6;

export const emptySnapshot = ({ settings, made }: TableConfig): TableSnapshot => ({
  version: 0,
  at: made,
  status: 'open',
  places: range(settings.seats).map(() => FREE),
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
  next: null,
  takeBack: null,
  decisions: [],
  takenBack: [],
});

export const sharesOf = ({ seed }: TableConfig, { places }: TableSnapshot): FairShares => ({
  seed,
  entropy: places.map(({ entropy }) => entropy),
  commitments: places.map(({ commitment }) => commitment),
});

/** The seat that begins, where the host left it to chance. By all contributions: nobody knows it before the start. */
export const drawnFirst = (config: TableConfig, snapshot: TableSnapshot): Seat | undefined =>
  config.settings.first === 'random'
    ? fairFirst(sharesOf(config, snapshot), config.settings.seats)
    : undefined;

/** The seats that decide now. */
export const actingAt = ({ status, match }: TableSnapshot): readonly Seat[] => {
  if (status !== 'playing' || match === null) return [];
  const { turn } = match;
  return turn.kind === 'players' ? turn.seats : [];
};

/** What happened in the last `count` table events, as this viewer may know it. */
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

/** Node's own is five times as fast as the one of the protocol. */
const nodeMac: Mac = (key, text) =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'latin1').digest();

/** What decides chance at this table. Tables of earlier versions throw their dice in the order of the events. */
export const luckOf = (config: TableConfig, snapshot: TableSnapshot, mac?: Mac): Luck => {
  const shares = sharesOf(config, snapshot);
  return config.settings.draws === 'stable' ? fairDraws(shares, mac) : fairDice(shares, snapshot.throws, mac);
};

/** Chance decides until a player must, with the table's fair dice; `match` is the game after a move, or at its start. */
export const settled = (config: TableConfig, snapshot: TableSnapshot, match: AnyMatch): Played => {
  const after = match.settle(luckOf(config, snapshot, nodeMac));
  const fresh = after.eventsSince(snapshot.match?.length ?? 0);
  return { events: fresh.map((event) => formatEvent(config.game, event)), match: after };
};

/** A player who moves is there: no bot plays, and what the others wanted in the meantime no longer matters. */
const cleared = (
  places: readonly Place[],
  mover: Seat | null,
  by: MoveSource | undefined,
): Pick<TableSnapshot, 'places'> | undefined => {
  if (mover === null) return undefined;
  const { votes, away } = placeAt(places, mover);
  if (away && by !== 'person') return undefined;
  return away || votes.length > 0
    ? { places: withPlace(places, mover, { votes: [], away: false }) }
    : undefined;
};

/** A bot decides nothing that a person could not take back; what the clock has decided, stands. */
const decisionsAfter = (
  { decisions, match }: TableSnapshot,
  mover: Seat | null,
  by: MoveSource | undefined,
): TableSnapshot['decisions'] => {
  if (mover === null || by === 'clock') return [];
  return by === 'person'
    ? [...decisions.slice(1 - MAX_RECENT), { seat: mover, length: match?.length ?? 0 }]
    : decisions;
};

/** The table after events of the game. */
const played = (
  { settings }: TableConfig,
  snapshot: TableSnapshot,
  { match, by }: Played & { readonly by?: MoveSource },
  mover: Seat | null,
  at: number,
): Partial<TableSnapshot> => {
  const { turn } = match;
  const acting = turn.kind === 'players' ? turn.seats : [];
  const fresh = match.eventsSince(snapshot.match?.length ?? 0);
  return {
    match,
    ...cleared(snapshot.places, mover, by),
    moves: snapshot.moves.map((count, seat) => (seat === mover ? count + 1 : count)),
    moment: snapshot.moment + 1,
    takeBack: null,
    decisions: decisionsAfter(snapshot, mover, by),
    lastMove: mover === null || by === undefined ? null : { seat: mover, by },
    throws: snapshot.throws + fresh.filter(({ kind }) => kind === 'chance').length,
    status: turn.kind === 'over' ? 'over' : 'playing',
    clock: clockAfterMove(settings.clock, snapshot.clock, { mover, acting, at }),
  };
};

const satDown = (
  { places, status }: TableSnapshot,
  { seat, person, entropy, commitment = '', ready }: Extract<TableEvent, { kind: 'sit' }>,
): readonly Place[] => {
  // A player who takes a seat back during the game takes it as it was.
  if (status === 'playing')
    return withPlace(places, seat, { person, bot: null, leaver: null, former: null, votes: [] });
  const before = placeAt(places, seat);
  const isNew = before.person !== person;
  // Someone new could choose a share that fits the ones already revealed: those players start anew.
  const others = isNew ? places.map(withoutRevealed) : places;
  return others.with(seat, { ...FREE, person, entropy, commitment, ready, muted: !isNew && before.muted });
};

const withoutRevealed = (place: Place): Place =>
  place.commitment !== '' && place.entropy !== '' ? { ...place, commitment: '', entropy: '' } : place;

const left = (
  { settings }: TableConfig,
  { places, status }: TableSnapshot,
  seat: Seat,
): Partial<TableSnapshot> => {
  if (status === 'open') return { places: places.with(seat, FREE) };
  // The game goes on without the player, as long as another person is left.
  const bot = { person: null, bot: settings.level, away: false, wantsPause: false };
  const { person: leaver } = placeAt(places, seat);
  const after = withPlace(places, seat, { ...bot, leaver, former: leaver });
  return after.some(({ person }) => person !== null)
    ? { places: after }
    : { places: after, status: 'closed' };
};

const afterVote = (
  { settings }: TableConfig,
  places: readonly Place[],
  { seat, by, choice, isAgreed }: Extract<TableEvent, { kind: 'absence' }>,
): readonly Place[] => {
  if (isAgreed && choice === 'bot') return withPlace(places, seat, { away: true, votes: [] });
  const { votes, person } = placeAt(places, seat);
  if (!isAgreed)
    return withPlace(places, seat, {
      votes: [...votes.filter((vote) => vote.seat !== by), { seat: by, choice }],
    });
  const bot = { person: null, bot: settings.level, away: false, wantsPause: false, leaver: null };
  return withPlace(places, seat, { ...bot, former: person, votes: [] });
};

/** The pause starts once all players want it; the first player who wants to go on ends it for all. */
const pauseRequested = (
  snapshot: TableSnapshot,
  seat: Seat,
  wantsPause: boolean,
  at: number,
): Partial<TableSnapshot> => {
  const { clock } = snapshot;
  const places = withPlace(snapshot.places, seat, { wantsPause });
  if (!snapshot.pausedByAgreement)
    return allWantPause(places)
      ? { pausedByAgreement: true, clock: stoppedClock(clock, at), places }
      : { places };
  if (wantsPause) return { places };
  return {
    pausedByAgreement: false,
    clock: snapshot.clockStopped ? clock : resumedClock(clock, actingAt(snapshot), at),
    places: places.map((place) => ({ ...place, wantsPause: false })),
  };
};

/** The same list where this person is not in it. */
const without = (people: readonly string[], person: string): readonly string[] =>
  people.includes(person) ? people.filter((other) => other !== person) : people;

const changeBy = (
  config: TableConfig,
  snapshot: TableSnapshot,
  event: TableEvent,
  at: number,
): Partial<TableSnapshot> => {
  const { places, clock } = snapshot;
  switch (event.kind) {
    case 'sit':
      return { places: satDown(snapshot, event), offers: without(snapshot.offers, event.person) };
    case 'leave':
      return left(config, snapshot, event.seat);
    case 'bot':
      return { places: places.with(event.seat, { ...FREE, bot: event.level, ready: event.level !== null }) };
    case 'start':
      return { ...played(config, snapshot, event, null, at), offers: [] };
    case 'move':
      return played(config, snapshot, event, event.seat, at);
    case 'gone':
      return { places: withPlace(places, event.seat, { away: true, votes: [] }) };
    case 'back':
      return { places: withPlace(places, event.seat, { away: false, votes: [] }) };
    case 'absence':
      return { places: afterVote(config, places, event) };
    case 'take-back':
      return afterTakeBack(config, snapshot, event, at);
    case 'pause':
      return { clockStopped: true, clock: stoppedClock(clock, Math.min(at, event.since ?? at)) };
    case 'resume':
      return {
        clockStopped: false,
        clock: snapshot.pausedByAgreement ? clock : resumedClock(clock, actingAt(snapshot), at),
      };
    case 'wish':
      return pauseRequested(snapshot, event.seat, event.wish, at);
    case 'talk':
      return { talk: event.on };
    case 'reactions':
      return { reactions: event.on };
    case 'offer': {
      const offers = without(snapshot.offers, event.person);
      return { offers: event.isOpen ? [...offers, event.person] : offers };
    }
    case 'mute':
      return { places: withPlace(places, event.seat, { muted: event.muted }) };
    case 'review':
      return { places: withPlace(places, event.seat, { sharesReview: event.share }) };
    case 'rematch':
      return { next: event.table };
    case 'close':
      return { status: 'closed', next: event.next ?? null };
  }
};

/** How many events there were before this event and those before it; what was taken back was nothing new. */
const recentAfter = (
  { match, recent }: TableSnapshot,
  now: AnyMatch | null | undefined,
): readonly number[] => {
  const [length, kept] = [match?.length ?? 0, recent.slice(1 - MAX_RECENT)];
  if (!now || now.length >= length) return [...kept, length];
  return [...kept.map((before) => Math.min(before, now.length)), now.length];
};

/** Every part is named, since a literal is much quicker than a spread; only `lastMove`, `next` and `takeBack` may change to `null`. */
export const nextSnapshot = (
  config: TableConfig,
  snapshot: TableSnapshot,
  event: TableEvent,
  at: number,
): TableSnapshot => {
  const now = changeBy(config, snapshot, event, at);
  return {
    version: snapshot.version + 1,
    at,
    status: now.status ?? snapshot.status,
    places: now.places ?? snapshot.places,
    match: now.match ?? snapshot.match,
    recent: recentAfter(snapshot, now.match),
    throws: now.throws ?? snapshot.throws,
    moves: now.moves ?? snapshot.moves,
    moment: now.moment ?? snapshot.moment,
    lastMove: now.lastMove === undefined ? snapshot.lastMove : now.lastMove,
    seatEvents: withSeatEvent(now.seatEvents ?? snapshot.seatEvents, seatEventOf(snapshot, event, at)),
    clock: now.clock ?? snapshot.clock,
    clockStopped: now.clockStopped ?? snapshot.clockStopped,
    pausedByAgreement: now.pausedByAgreement ?? snapshot.pausedByAgreement,
    talk: now.talk ?? snapshot.talk,
    reactions: now.reactions ?? snapshot.reactions,
    offers: now.offers ?? snapshot.offers,
    next: now.next === undefined ? snapshot.next : now.next,
    takeBack: now.takeBack === undefined ? snapshot.takeBack : now.takeBack,
    decisions: now.decisions ?? snapshot.decisions,
    takenBack: now.takenBack ?? snapshot.takenBack,
  };
};
