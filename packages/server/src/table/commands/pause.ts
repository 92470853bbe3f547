// Commands that stop and restart the clock, and pauses by agreement.
import { RequestError } from '../request-error.ts';
import { type Command, ownSeat } from './command.ts';

/** Nobody is at the table: the clock stands still. */
export const stopClock: Command = (_config, snapshot) => {
  if (snapshot.clockStopped || snapshot.status !== 'playing') throw new RequestError('not-playing');
  return { kind: 'stop-clock' };
};

/** Noticed late, after a time without a server: the clock stopped when a player was last seen. */
export const stopClockSince =
  (since: number): Command =>
  (config, snapshot) => ({ ...stopClock(config, snapshot), kind: 'stop-clock', since });

export const restartClock: Command = (_config, snapshot) => {
  if (!snapshot.clockStopped || snapshot.status !== 'playing') throw new RequestError('not-playing');
  return { kind: 'restart-clock' };
};

/** A player asks for a pause; or, during one, wants to go on. */
export const requestPause =
  (person: string, wantsPause: boolean): Command =>
  (_config, snapshot) => {
    const seat = ownSeat(snapshot, person);
    if (snapshot.status !== 'playing') throw new RequestError('not-playing');
    return { kind: 'pause-request', seat, wantsPause };
  };
