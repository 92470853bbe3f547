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
