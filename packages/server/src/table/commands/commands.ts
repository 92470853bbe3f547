// What people, bots and the clock may do at a table: a command becomes a table event, or is rejected with a reason.
import { botsOf } from '@crescendo/bots';
import { commitmentOf } from '@crescendo/protocol';
import type { AnyMatch, AnyMove, Seat } from '@crescendo/rules';
import { verdictOn } from '../../hosting/verdicts.ts';
import { timeLeft } from '../clock.ts';
import { RequestError } from '../request-error.ts';
import { FREE, isFree, isUnrevealed, type Place, placeAt, seatLeftBy, seatOf } from '../seats.ts';
import { actingAt, drawnFirst, settled, type TableSnapshot } from '../snapshot.ts';
import { newMatch, type TableConfig } from '../table-config.ts';
import type { Level, TableEvent } from '../table-event.ts';

/** Pure, and run again when another process was faster: it sees the newest snapshot. */
export type Command = (config: TableConfig, snapshot: TableSnapshot) => TableEvent;

const requireOpen = ({ status }: TableSnapshot): void => {
  if (status !== 'open') throw new RequestError('not-open');
};

/** The game, if moves can be made now. */
export const matchInPlay = ({ status, pausedByAgreement, match }: TableSnapshot): AnyMatch => {
  if (status !== 'playing' || match === null) throw new RequestError('not-playing');
  if (pausedByAgreement) throw new RequestError('paused-by-agreement');
  return match;
};

const requireHost = ({ host }: TableConfig, person: string): void => {
  if (host !== person) throw new RequestError('not-host');
};

export const ownSeat = (snapshot: TableSnapshot, person: string): Seat => {
  const seat = seatOf(snapshot, person);
  if (seat === null) throw new RequestError('not-seated');
  return seat;
};

/** The place of a seat number from outside. */
export const requirePlace = ({ places }: TableSnapshot, seat: Seat): Place => {
  const place = places[seat];
  if (place === undefined) throw new RequestError('unknown-seat');
  return place;
};

/** What a player contributes to the dice: first a commitment, then the contribution itself; or the latter alone. */
export interface DiceShare {
  readonly commitment?: string | undefined;
  readonly entropy?: string | undefined;
}

/** The player's share after this request; what was committed to can only be revealed, or replaced by a new commitment. */
const shareAfter = (
  { commitment, entropy }: Place,
  asked: DiceShare,
): Pick<Place, 'commitment' | 'entropy'> => {
  if (asked.commitment !== undefined) return { commitment: asked.commitment, entropy: '' };
  if (asked.entropy === undefined) return { commitment, entropy };
  if (commitment !== '' && commitmentOf(asked.entropy) !== commitment)
    throw new RequestError('bad-message', { code: 'other-share' });
  return { commitment, entropy: asked.entropy };
};

const sitting = (
  person: string,
  seat: Seat,
  { entropy, commitment }: Pick<Place, 'commitment' | 'entropy'>,
  ready = true,
): TableEvent => ({
  kind: 'sit',
  seat,
  person,
  entropy,
  ...(commitment !== '' && { commitment }),
  ready,
});

export const sit =
  (person: string, seat: Seat | undefined, asked: DiceShare): Command =>
  (_config, snapshot) => {
    const { places } = snapshot;
    const left = seatLeftBy(snapshot, person);
    // The dice of a running game stay as they are.
    if (left !== null) return sitting(person, left, placeAt(places, left));
    requireOpen(snapshot);
    const own = seatOf(snapshot, person);
    if (own !== null) {
      // Sitting down again agrees to a rematch, or adds to the dice.
      if (seat !== undefined && seat !== own) throw new RequestError('already-seated');
      return sitting(person, own, shareAfter(placeAt(places, own), asked));
    }
    const free = seat ?? places.findIndex(isFree);
    if (free < 0) throw new RequestError('table-full');
    if (!isFree(requirePlace(snapshot, free))) throw new RequestError('seat-taken');
    return sitting(person, free, shareAfter(FREE, asked));
  };

/** Only from a seat: a player who was asked to leave meanwhile does not sit down again by this. */
export const shareDice =
  (person: string, asked: DiceShare): Command =>
  (_config, snapshot) => {
    requireOpen(snapshot);
    const seat = ownSeat(snapshot, person);
    const place = placeAt(snapshot.places, seat);
    return sitting(person, seat, shareAfter(place, asked), place.ready);
  };

export const leave =
  (person: string): Command =>
  (_facts, snapshot) => {
    if (snapshot.status !== 'open' && snapshot.status !== 'playing') throw new RequestError('not-open');
    return { kind: 'leave', seat: ownSeat(snapshot, person) };
  };

export const seatBot =
  (person: string, seat: Seat, level: Level | null): Command =>
  (config, snapshot) => {
    requireHost(config, person);
    requireOpen(snapshot);
    const place = requirePlace(snapshot, seat);
    if (level !== null && !botsOf(config.game).includes(level)) throw new RequestError('unknown-bot');
    if (place.person !== null) throw new RequestError('seat-taken');
    return { kind: 'bot', seat, level };
  };

/** The host asks a guest to leave, before the game has begun. */
export const removeGuest =
  (person: string, seat: Seat): Command =>
  (config, snapshot) => {
    requireHost(config, person);
    requireOpen(snapshot);
    const { person: guest } = requirePlace(snapshot, seat);
    if (guest === null || guest === person) throw new RequestError('not-seated');
    return { kind: 'leave', seat };
  };

export const isFull = ({ places }: TableSnapshot): boolean =>
  places.every((place) => !isFree(place) && place.ready);

/** Are all players there, but some have still to reveal their share of the dice? */
export const awaitsShares = (snapshot: TableSnapshot): boolean =>
  snapshot.status === 'open' && isFull(snapshot) && snapshot.places.some(isUnrevealed);

/** `person` null: the table starts by itself, because it is full. */
export const start =
  (person: string | null): Command =>
  (config, snapshot) => {
    if (person !== null) requireHost(config, person);
    requireOpen(snapshot);
    if (snapshot.places.some(isFree)) throw new RequestError('seats-empty');
    const drawn = drawnFirst(config, snapshot);
    return {
      kind: 'start',
      ...(drawn !== undefined && { first: drawn }),
      ...settled(config, snapshot, newMatch(config, drawn)),
    };
  };

/** A game belongs to everyone who plays it: its host may end it only where nobody else does. */
export const close =
  (person: string): Command =>
  (config, snapshot) => {
    requireHost(config, person);
    if (snapshot.status === 'closed' || snapshot.status === 'over') throw new RequestError('not-open');
    const hasOthers = snapshot.places.some((place) => place.person !== null && place.person !== person);
    if (snapshot.status === 'playing' && hasOthers) throw new RequestError('others-playing');
    return { kind: 'close' };
  };

/** Another table replaces this one, which has not started. */
export const replace =
  (person: string, next: string): Command =>
  (config, snapshot) => {
    requireHost(config, person);
    requireOpen(snapshot);
    return { kind: 'close', next };
  };

export const switchTalk =
  (person: string, on: boolean): Command =>
  (config) => {
    requireHost(config, person);
    return { kind: 'talk', on };
  };

export const switchReactions =
  (person: string, on: boolean): Command =>
  (config) => {
    requireHost(config, person);
    return { kind: 'reactions', on };
  };

export const mute =
  (person: string, seat: Seat, muted: boolean): Command =>
  (config, snapshot) => {
    requireHost(config, person);
    requirePlace(snapshot, seat);
    return { kind: 'mute', seat, muted };
  };

/** A move as a client sent it. `decided`: the decision it was meant for. */
export interface SentMove {
  readonly id: string;
  readonly move: string;
  readonly decided?: number | undefined;
}

export const move =
  (person: string, { id, move: text, decided }: SentMove): Command =>
  (config, snapshot) => {
    const seat = ownSeat(snapshot, person);
    const match = matchInPlay(snapshot);
    if (decided !== undefined && decided !== snapshot.moves[seat]) throw new RequestError('too-late');
    const parsed = config.game.notation.move.parse(text);
    if (parsed === undefined) throw new RequestError('bad-move');
    if (!actingAt(snapshot).includes(seat)) throw new RequestError('not-your-turn');
    // The rules accept these moves, but only from the clock.
    if (config.game.clock?.moves.includes(parsed.type))
      throw new RequestError('illegal-move', { code: 'clocks-own' });
    // In one form: a blank more would be another text.
    const written = config.game.notation.move.format(parsed);
    const refusal = verdictOn({ match, seat, text: written }, parsed);
    if (refusal !== null) throw new RequestError('illegal-move', refusal);
    const after = match.after({ kind: 'move', seat, move: parsed });
    return { kind: 'move', seat, id, by: 'person', ...settled(config, snapshot, after) };
  };

/** The time of this seat is up. Another process may have stopped its clock in the meantime. */
const isTimeUp = ({ settings }: TableConfig, snapshot: TableSnapshot, seat: Seat, now: number): boolean => {
  const left = timeLeft(settings.clock, snapshot.clock, seat, now);
  return !snapshot.clockStopped && left !== null && left <= 0;
};

/**
 * A move of a bot or of the clock, legal when the seat had made `decided` moves; it counts only then. It is not checked
 * again: that could take long.
 */
export const moveForSeat =
  (seat: Seat, chosen: AnyMove, by: 'bot' | 'clock', decided: number, now: () => number): Command =>
  (config, snapshot) => {
    const match = matchInPlay(snapshot);
    const { bot, away } = requirePlace(snapshot, seat);
    const isAllowed = by === 'clock' ? isTimeUp(config, snapshot, seat, now()) : bot !== null || away;
    const isTurn = actingAt(snapshot).includes(seat) && snapshot.moves[seat] === decided;
    if (!isAllowed || !isTurn) throw new RequestError('not-your-turn');
    // Where a move was taken back, this decision may have come a second time, in another position.
    if (snapshot.takenBack.length > 0 && match.check(seat, chosen)) throw new RequestError('not-your-turn');
    const after = match.after({ kind: 'move', seat, move: chosen });
    return { kind: 'move', seat, id: '', by, ...settled(config, snapshot, after) };
  };

export const markAway =
  (seat: Seat): Command =>
  (_config, snapshot) => {
    matchInPlay(snapshot);
    const place = requirePlace(snapshot, seat);
    if (place.person === null || place.away) throw new RequestError('not-playing');
    return { kind: 'gone', seat };
  };

export const markBack =
  (seat: Seat): Command =>
  (_facts, snapshot) => {
    if (!requirePlace(snapshot, seat).away) throw new RequestError('not-playing');
    return { kind: 'back', seat };
  };

/** Nobody is at the table: the clock stands still. */
export const stopClock: Command = (_config, snapshot) => {
  if (snapshot.clockStopped || snapshot.status !== 'playing') throw new RequestError('not-playing');
  return { kind: 'pause' };
};

/** Noticed late, after a time without a server: the clock stopped when a player was last seen. */
export const stopClockSince =
  (since: number): Command =>
  (config, snapshot) => ({ ...stopClock(config, snapshot), kind: 'pause', since });

export const restartClock: Command = (_config, snapshot) => {
  if (!snapshot.clockStopped || snapshot.status !== 'playing') throw new RequestError('not-playing');
  return { kind: 'resume' };
};

/** A player asks for a pause; or, during one, wants to go on. */
export const requestPause =
  (person: string, wantsPause: boolean): Command =>
  (_config, snapshot) => {
    const seat = ownSeat(snapshot, person);
    if (snapshot.status !== 'playing') throw new RequestError('not-playing');
    return { kind: 'wish', seat, wish: wantsPause };
  };

/** After the game a player lets the others see the review of their seat, or no longer does. */
export const shareReview =
  (person: string, share: boolean): Command =>
  (_config, snapshot) => {
    const seat = ownSeat(snapshot, person);
    if (snapshot.status !== 'over') throw new RequestError('not-over');
    return { kind: 'review', seat, share };
  };

export const rematch =
  (person: string, table: string): Command =>
  (config, snapshot) => {
    ownSeat(snapshot, person);
    // A deal of the day is played only once.
    if (config.settings.daily !== null) throw new RequestError('not-open');
    if (snapshot.status !== 'over') throw new RequestError('not-over');
    if (snapshot.next !== null) throw new RequestError('already-seated');
    return { kind: 'rematch', table };
  };
