// Commands of the host.
import type { Seat } from '@crescendo/rules';
import { RequestError } from '../request-error.ts';
import { type Command, requireHost, requireOpen, requireSeatState } from './command.ts';

/** A game belongs to everyone who plays it: its host may end it only where nobody else does. */
export const close =
  (person: string): Command =>
  (config, snapshot) => {
    requireHost(config, person);
    if (snapshot.status === 'closed' || snapshot.status === 'over') throw new RequestError('not-open');
    const hasOthers = snapshot.seatStates.some(
      (seatState) => seatState.person !== null && seatState.person !== person,
    );
    const isBegun = snapshot.status === 'playing' || snapshot.fixedAt !== null;
    if (isBegun && hasOthers) throw new RequestError('others-playing');
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
    requireSeatState(snapshot, seat);
    return { kind: 'mute', seat, muted };
  };

/** More than one host ever removes in an evening; the list is part of every table that follows. */
const MAX_REMOVED = 50;

/**
 * For good: before the game the seat is free again, during it a bot plays on. Not in a game among strangers, whose host plays, too;
 * and not while shares of the dice are revealed, when it would leave one out.
 */
export const remove =
  (host: string, seat: Seat): Command =>
  (config, snapshot) => {
    requireHost(config, host);
    const { person } = requireSeatState(snapshot, seat);
    if (person === null || person === host) throw new RequestError('not-seated');
    const { status, fixedAt } = snapshot;
    const isWaiting = status === 'open' && fixedAt === null;
    const isAmongFriends = status === 'playing' && !config.settings.public;
    if (!isWaiting && !isAmongFriends) throw new RequestError('not-open');
    if (snapshot.removed.length >= MAX_REMOVED) throw new RequestError('table-full');
    return { kind: 'remove', person, seat, isRemoved: true };
  };

/** Somebody who was removed may come back. */
export const readmit =
  (host: string, person: string): Command =>
  (config, { removed }) => {
    requireHost(config, host);
    if (!removed.includes(person)) throw new RequestError('not-found');
    return { kind: 'remove', person, seat: null, isRemoved: false };
  };
