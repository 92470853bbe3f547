// A player asks to take the last move back; the other people at the table agree or decline (decision 063).

import type { TakeBackAnswer } from '@crescendo/protocol';
import type { AnyMatch, Seat } from '@crescendo/rules';
import { RequestError } from '../request-error.ts';
import { type SeatState, seatOf } from '../seats.ts';
import type { TableSnapshot } from '../snapshot.ts';
import type { TableConfig } from '../table-config.ts';
import type { Command } from './command.ts';
import { matchInPlay, ownSeat } from './command.ts';

/** Tells whether there is a person who decides. A bot agrees to everything. */
const isPerson = ({ person, away }: SeatState): boolean => person !== null && !away;

/** Among friends only: not with strangers, and not where everyone plays the same deal. Old tables would draw anew. */
const isAllowed = ({ settings }: TableConfig): boolean =>
  !settings.public && settings.daily === null && settings.draws === 'stable';

/** The length of the match before this seat's last move; `undefined`: there is none, or a person has decided since. */
const lastMoveOf = ({ decisions, recent: [oldest = 0] }: TableSnapshot, seat: Seat): number | undefined => {
  const last = decisions.at(-1);
  return last?.seat === seat && last.length >= oldest ? last.length : undefined;
};

/** Tells whether this person may ask now. */
export const mayTakeBack = (config: TableConfig, snapshot: TableSnapshot, person: string | null): boolean => {
  const seat = seatOf(snapshot, person);
  return (
    seat !== null &&
    snapshot.status === 'playing' &&
    !snapshot.pausedByAgreement &&
    snapshot.takeBack === null &&
    isAllowed(config) &&
    lastMoveOf(snapshot, seat) !== undefined
  );
};

const actingIn = ({ turn }: AnyMatch): readonly Seat[] => (turn.kind === 'players' ? turn.seats : []);

/** Asks, agrees, declines, or withdraws one's own request. */
export const takeBack =
  (person: string, answer: TakeBackAnswer): Command =>
  (config, snapshot) => {
    const by = ownSeat(snapshot, person);
    const match = matchInPlay(snapshot);
    const asked = snapshot.takeBack;
    if (answer === 'ask' ? asked !== null || !isAllowed(config) : asked === null)
      throw new RequestError('too-late');
    const length = asked?.length ?? lastMoveOf(snapshot, by);
    if (length === undefined || (answer === 'agree' && asked?.seat === by))
      throw new RequestError('too-late');
    const seat = asked?.seat ?? by;
    const agreed = [...(asked?.agreed ?? []), by];
    const isAgreed =
      answer !== 'decline' &&
      snapshot.seatStates.every((seatState, n) => n === seat || !isPerson(seatState) || agreed.includes(n));
    const luck = asked?.luck ?? match.eventsSince(length).some(({ kind }) => kind === 'chance');
    const acting = isAgreed ? { acting: actingIn(match.at(length)) } : {};
    return { kind: 'take-back', seat, by, answer, isAgreed, length, luck, ...acting };
  };
