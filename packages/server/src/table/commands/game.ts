// Commands about a whole game: its start, its rematch, and its review.
import type { GameId } from '@crescendo/rules';
import { settled } from '../next-snapshot.ts';
import { RequestError } from '../request-error.ts';
import { isFree, isUnrevealed } from '../seats.ts';
import { drawnFirst, type TableSnapshot } from '../snapshot.ts';
import { newMatch } from '../table-config.ts';
import { type Command, ownSeat, requireHost, requireOpen } from './command.ts';

export const isFull = ({ seatStates }: TableSnapshot): boolean =>
  seatStates.every((seatState) => !isFree(seatState) && seatState.ready);

/** Tells whether all players are there, but some have still to reveal their share of the dice. */
export const awaitsShares = (snapshot: TableSnapshot): boolean =>
  snapshot.status === 'open' && isFull(snapshot) && snapshot.seatStates.some(isUnrevealed);

/**
 * The game is about to start: from now on nobody sits down, and the players reveal the shares that they have committed to. So
 * a table has one round of shares, whoever leaves. `person` null: by itself, because the table is full.
 */
export const fix =
  (person: string | null): Command =>
  (config, snapshot) => {
    if (person !== null) requireHost(config, person);
    requireOpen(snapshot);
    if (snapshot.seatStates.some(isFree)) throw new RequestError('seats-empty');
    return { kind: 'fix' };
  };

/** `person` null: the table starts by itself, because it is full. With dice of version 2 the shares are fixed first. */
export const start =
  (person: string | null): Command =>
  (config, snapshot) => {
    if (person !== null) requireHost(config, person);
    if (snapshot.status !== 'open') throw new RequestError('not-open');
    if (config.settings.dice !== undefined && snapshot.fixedAt === null) throw new RequestError('not-open');
    if (snapshot.seatStates.some(isFree)) throw new RequestError('seats-empty');
    const drawn = drawnFirst(config, snapshot);
    return {
      kind: 'start',
      ...(drawn !== undefined && { first: drawn }),
      ...settled(config, snapshot, newMatch(config, drawn)),
    };
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
  (person: string, table: string, game?: GameId): Command =>
  (config, snapshot) => {
    const by = ownSeat(snapshot, person);
    // A deal of the day is played only once.
    if (config.settings.daily !== null) throw new RequestError('not-open');
    if (snapshot.status !== 'over') throw new RequestError('not-over');
    if (snapshot.next !== null) throw new RequestError('already-seated');
    return { kind: 'rematch', table, by, game: game ?? config.settings.game };
  };
