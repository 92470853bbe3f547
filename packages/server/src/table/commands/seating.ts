// Commands about seats: taking one, leaving it, giving it to a bot, and adding to the dice from it.
import { botsOf } from '@crescendo/bots';
import { commitmentOf } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';
import type { Level, TableEvent } from '../log/table-event.ts';
import { RequestError } from '../request-error.ts';
import { FREE, isFree, type SeatState, seatLeftBy, seatOf, seatStateAt } from '../seats.ts';
import type { TableSnapshot } from '../snapshot.ts';
import type { TableConfig } from '../table-config.ts';
import { type Command, matchInPlay, ownSeat, requireHost, requireOpen, requireSeatState } from './command.ts';

/** A player's contribution to the dice: first a commitment, then the contribution itself; or the latter alone. */
export interface DiceShare {
  readonly commitment?: string | undefined;
  readonly entropy?: string | undefined;
}

type Share = Pick<SeatState, 'commitment' | 'entropy'>;

/** With dice of version 2: commitments until they are fixed, and then what was committed to. A share in the clear is fixed with the others. */
const fixedShareAfter = ({ commitment, entropy }: SeatState, asked: DiceShare, isFixed: boolean): Share => {
  if (asked.commitment !== undefined && asked.commitment !== commitment) {
    if (isFixed) throw new RequestError('not-open', { code: 'shares-fixed' });
    return { commitment: asked.commitment, entropy: '' };
  }
  if (asked.entropy === undefined) return { commitment, entropy };
  if (!isFixed && commitment === '')
    return { commitment: commitmentOf(asked.entropy), entropy: asked.entropy };
  if (commitment === '') throw new RequestError('not-open', { code: 'shares-fixed' });
  if (commitmentOf(asked.entropy) !== commitment)
    throw new RequestError('bad-message', { code: 'other-share' });
  // Nobody learns a share as long as another could still be chosen.
  if (!isFixed && entropy === '') throw new RequestError('not-open', { code: 'shares-not-fixed' });
  return { commitment, entropy: asked.entropy };
};

/** The player's share after this request; what was committed to can only be revealed, or replaced by a new commitment. */
const shareAfter = (
  { settings }: TableConfig,
  { fixedAt }: TableSnapshot,
  seatState: SeatState,
  asked: DiceShare,
): Share => {
  if (settings.dice !== undefined) return fixedShareAfter(seatState, asked, fixedAt !== null);
  const { commitment, entropy } = seatState;
  if (asked.commitment !== undefined) return { commitment: asked.commitment, entropy: '' };
  if (asked.entropy === undefined) return { commitment, entropy };
  if (commitment !== '' && commitmentOf(asked.entropy) !== commitment)
    throw new RequestError('bad-message', { code: 'other-share' });
  return { commitment, entropy: asked.entropy };
};

const sitting = (
  person: string,
  seat: Seat,
  { entropy, commitment }: Pick<SeatState, 'commitment' | 'entropy'>,
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
  (config, snapshot) => {
    const { seatStates, removed } = snapshot;
    if (removed.includes(person)) throw new RequestError('removed');
    const left = seatLeftBy(snapshot, person);
    // The dice of a running game stay as they are.
    if (left !== null) return sitting(person, left, seatStateAt(seatStates, left));
    if (snapshot.status !== 'open') throw new RequestError('not-open');
    const own = seatOf(snapshot, person);
    if (own !== null) {
      // Sitting down again agrees to a rematch, or adds to the dice.
      if (seat !== undefined && seat !== own) throw new RequestError('already-seated');
      return sitting(person, own, shareAfter(config, snapshot, seatStateAt(seatStates, own), asked));
    }
    requireOpen(snapshot);
    const free = seat ?? seatStates.findIndex(isFree);
    if (free < 0) throw new RequestError('table-full');
    if (!isFree(requireSeatState(snapshot, free))) throw new RequestError('seat-taken');
    return sitting(person, free, shareAfter(config, snapshot, FREE, asked));
  };

/** Only from a seat: a player who was asked to leave meanwhile does not sit down again by this. */
export const shareDice =
  (person: string, asked: DiceShare): Command =>
  (config, snapshot) => {
    if (snapshot.status !== 'open') throw new RequestError('not-open');
    const seat = ownSeat(snapshot, person);
    const seatState = seatStateAt(snapshot.seatStates, seat);
    return sitting(person, seat, shareAfter(config, snapshot, seatState, asked), seatState.ready);
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
    const seatState = requireSeatState(snapshot, seat);
    if (level !== null && !botsOf(config.game).includes(level)) throw new RequestError('unknown-bot');
    if (seatState.person !== null) throw new RequestError('seat-taken');
    return { kind: 'bot', seat, level };
  };

export const markAway =
  (seat: Seat): Command =>
  (_config, snapshot) => {
    matchInPlay(snapshot);
    const seatState = requireSeatState(snapshot, seat);
    if (seatState.person === null || seatState.away) throw new RequestError('not-playing');
    return { kind: 'absent', seat };
  };

export const markBack =
  (seat: Seat): Command =>
  (_facts, snapshot) => {
    if (!requireSeatState(snapshot, seat).away) throw new RequestError('not-playing');
    return { kind: 'back', seat };
  };
