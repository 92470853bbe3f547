// The snapshot that follows from another one and an event.
import { createHmac, hash } from 'node:crypto';
import { diceKey, drawsFromKey, fairDice, fairDraws, type Hashing, type Mac } from '@crescendo/protocol';
import {
  type AnyMatch,
  assertNever,
  formatEvent,
  type Luck,
  type MoveSource,
  type Seat,
} from '@crescendo/rules';
import { clockAfterMove, resumedClock, stoppedClock } from './clock.ts';
import type { Played, TableEvent } from './log/table-event.ts';
import { afterTakeBack } from './rewind.ts';
import { seatEventOf, withSeatEvent } from './seat-events.ts';
import { allWantPause, FREE, type SeatState, seatStateAt, withSeatState } from './seats.ts';
import { actingAt, MAX_RECENT, numbersOf, sharesOf, type TableSnapshot } from './snapshot.ts';
import type { TableConfig } from './table-config.ts';

/** Node's own is five times as fast as the one of the protocol. */
const nodeMac: Mac = (key, text) =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'latin1').digest();

const nodeHashing: Hashing = {
  hmac: (key, message) => createHmac('sha256', key).update(message).digest(),
  sha256: (message) => hash('sha256', message, 'buffer'),
};

/** The luck of this table, which decides chance. Tables of earlier versions throw their dice in the order of the events. */
export const luckOf = (config: TableConfig, snapshot: TableSnapshot, mac?: Mac, hashing?: Hashing): Luck => {
  if (config.settings.dice !== undefined)
    return drawsFromKey(diceKey(numbersOf(config, snapshot), hashing), hashing);
  const shares = sharesOf(config, snapshot);
  return config.settings.draws === 'stable' ? fairDraws(shares, mac) : fairDice(shares, snapshot.throws, mac);
};

/** Chance decides until a player must, with the table's fair dice; `match` is the game after a move, or at its start. */
export const settled = (config: TableConfig, snapshot: TableSnapshot, match: AnyMatch): Played => {
  const after = match.settle(luckOf(config, snapshot, nodeMac, nodeHashing));
  const fresh = after.eventsSince(snapshot.match?.length ?? 0);
  return { events: fresh.map((event) => formatEvent(config.game, event)), match: after };
};

/** A player who moves is there: no bot plays, and what the others wanted in the meantime no longer matters. */
const cleared = (
  seatStates: readonly SeatState[],
  mover: Seat | null,
  by: MoveSource | undefined,
): Pick<TableSnapshot, 'seatStates'> | undefined => {
  if (mover === null) return undefined;
  const { votes, away, nudgedAt } = seatStateAt(seatStates, mover);
  if (away && by !== 'person') return undefined;
  return away || votes.length > 0 || nudgedAt !== null
    ? { seatStates: withSeatState(seatStates, mover, { votes: [], away: false, nudgedAt: null }) }
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
    ...cleared(snapshot.seatStates, mover, by),
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
  { settings }: TableConfig,
  { seatStates, status }: TableSnapshot,
  { seat, person, entropy, commitment = '', ready }: Extract<TableEvent, { kind: 'sit' }>,
): readonly SeatState[] => {
  // A player who takes a seat back during the game takes it as it was.
  if (status === 'playing')
    return withSeatState(seatStates, seat, { person, bot: null, leaver: null, former: null, votes: [] });
  const before = seatStateAt(seatStates, seat);
  const isNew = before.person !== person;
  // At tables of earlier versions someone new could choose a share that fits the ones already revealed: those players start anew.
  const others = isNew && settings.dice === undefined ? seatStates.map(withoutRevealed) : seatStates;
  return others.with(seat, { ...FREE, person, entropy, commitment, ready, muted: !isNew && before.muted });
};

const withoutRevealed = (seatState: SeatState): SeatState =>
  seatState.commitment !== '' && seatState.entropy !== ''
    ? { ...seatState, commitment: '', entropy: '' }
    : seatState;

const left = (
  { settings }: TableConfig,
  { seatStates, status, fixedAt }: TableSnapshot,
  seat: Seat,
): Partial<TableSnapshot> => {
  if (status === 'open' && fixedAt === null) return { seatStates: seatStates.with(seat, FREE) };
  // The game goes on, or begins, without the player, as long as another person is left.
  const bot = { person: null, bot: settings.level, away: false, wantsPause: false, nudgedAt: null };
  const { person: leaver } = seatStateAt(seatStates, seat);
  const after = withSeatState(seatStates, seat, { ...bot, leaver, former: leaver });
  return after.some(({ person }) => person !== null)
    ? { seatStates: after }
    : { seatStates: after, status: 'closed' };
};

/** A seat is free again before the game; during it a bot plays to the end. */
const afterRemoval = (
  config: TableConfig,
  snapshot: TableSnapshot,
  { seat, person, isRemoved }: Extract<TableEvent, { kind: 'remove' }>,
): Partial<TableSnapshot> => {
  const others = without(snapshot.removed, person);
  const removed = isRemoved ? [...others, person] : others;
  if (seat === null || !isRemoved) return { removed };
  const after = left(config, snapshot, seat);
  const seatStates = after.seatStates ?? snapshot.seatStates;
  return { ...after, removed, seatStates: withSeatState(seatStates, seat, { leaver: null }) };
};

const afterVote = (
  { settings }: TableConfig,
  seatStates: readonly SeatState[],
  { seat, by, choice, isAgreed }: Extract<TableEvent, { kind: 'absence' }>,
): readonly SeatState[] => {
  if (isAgreed && choice === 'bot') return withSeatState(seatStates, seat, { away: true, votes: [] });
  const { votes, person } = seatStateAt(seatStates, seat);
  if (!isAgreed)
    return withSeatState(seatStates, seat, {
      votes: [...votes.filter((vote) => vote.seat !== by), { seat: by, choice }],
    });
  const bot = {
    person: null,
    bot: settings.level,
    away: false,
    wantsPause: false,
    leaver: null,
    nudgedAt: null,
  };
  return withSeatState(seatStates, seat, { ...bot, former: person, votes: [] });
};

/** The pause starts once all players want it; the first player who wants to go on ends it for all. */
const pauseRequested = (
  snapshot: TableSnapshot,
  seat: Seat,
  wantsPause: boolean,
  at: number,
): Partial<TableSnapshot> => {
  const { clock } = snapshot;
  const seatStates = withSeatState(snapshot.seatStates, seat, { wantsPause });
  // A player who has not asked for it declines what others have asked for.
  const isDeclined = !wantsPause && !seatStateAt(snapshot.seatStates, seat).wantsPause;
  if (!snapshot.pausedByAgreement && isDeclined)
    return { seatStates: seatStates.map((seatState) => ({ ...seatState, wantsPause: false })) };
  if (!snapshot.pausedByAgreement)
    return allWantPause(seatStates)
      ? { pausedByAgreement: true, clock: stoppedClock(clock, at), seatStates }
      : { seatStates };
  if (wantsPause) return { seatStates };
  return {
    pausedByAgreement: false,
    clock: snapshot.clockStopped ? clock : resumedClock(clock, actingAt(snapshot), at),
    seatStates: seatStates.map((seatState) => ({ ...seatState, wantsPause: false })),
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
  const { seatStates, clock } = snapshot;
  switch (event.kind) {
    case 'sit':
      return { seatStates: satDown(config, snapshot, event), offers: without(snapshot.offers, event.person) };
    case 'fix':
      return { fixedAt: at };
    case 'leave':
      return left(config, snapshot, event.seat);
    case 'bot':
      return {
        seatStates: seatStates.with(event.seat, { ...FREE, bot: event.level, ready: event.level !== null }),
      };
    case 'start':
      return { ...played(config, snapshot, event, null, at), offers: [] };
    case 'move':
      return played(config, snapshot, event, event.seat, at);
    case 'absent':
      return { seatStates: withSeatState(seatStates, event.seat, { away: true, votes: [] }) };
    case 'back':
      return {
        seatStates: withSeatState(seatStates, event.seat, { away: false, votes: [], nudgedAt: null }),
      };
    case 'nudge':
      return { seatStates: withSeatState(seatStates, event.seat, { nudgedAt: at }) };
    case 'absence':
      return { seatStates: afterVote(config, seatStates, event) };
    case 'take-back':
      return afterTakeBack(config, snapshot, event, at);
    case 'stop-clock':
      return { clockStopped: true, clock: stoppedClock(clock, Math.min(at, event.since ?? at)) };
    case 'restart-clock':
      return {
        clockStopped: false,
        clock: snapshot.pausedByAgreement ? clock : resumedClock(clock, actingAt(snapshot), at),
      };
    case 'pause-request':
      return pauseRequested(snapshot, event.seat, event.wantsPause, at);
    case 'talk':
      return { talk: event.on };
    case 'reactions':
      return { reactions: event.on };
    case 'offer': {
      const offers = without(snapshot.offers, event.person);
      return { offers: event.isOpen ? [...offers, event.person] : offers };
    }
    case 'mute':
      return { seatStates: withSeatState(seatStates, event.seat, { muted: event.muted }) };
    case 'remove':
      return afterRemoval(config, snapshot, event);
    case 'review':
      return { seatStates: withSeatState(seatStates, event.seat, { sharesReview: event.share }) };
    case 'rematch':
      return {
        next: event.table,
        ...(event.by !== undefined &&
          event.game !== undefined && { suggestion: { by: event.by, game: event.game } }),
      };
    case 'close':
      return { status: 'closed', next: event.next ?? null };
    default:
      return assertNever(event);
  }
};

/** The lengths of the match before this event and before the earlier ones; events that were taken back do not count. */
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
    seatStates: now.seatStates ?? snapshot.seatStates,
    fixedAt: now.fixedAt ?? snapshot.fixedAt,
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
    removed: now.removed ?? snapshot.removed,
    next: now.next === undefined ? snapshot.next : now.next,
    suggestion: now.suggestion ?? snapshot.suggestion,
    takeBack: now.takeBack === undefined ? snapshot.takeBack : now.takeBack,
    decisions: now.decisions ?? snapshot.decisions,
    takenBack: now.takenBack ?? snapshot.takenBack,
  };
};
