// A player has gone: those who are still there decide what happens to the seat (decision 057).

import type { AbsenceChoice } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';
import { RequestError } from '../request-error.ts';
import { seatOf } from '../seats.ts';
import { actingAt, type TableSnapshot } from '../snapshot.ts';
import type { Command } from './command.ts';
import { matchInPlay, ownSeat, requireSeatState } from './command.ts';

/**
 * Votes about an absent player: agreed once more than half of those who are there want the same, since one who is there but
 * does not answer must not block the table either; or once the host wants it, where no more than two are there. `isHere`: by person,
 * when the command was given.
 */
export const voteOnAbsence =
  (
    person: string,
    { seat, choice }: { readonly seat: Seat; readonly choice: AbsenceChoice },
    isHere: (person: string) => boolean,
  ): Command =>
  (config, snapshot) => {
    const by = ownSeat(snapshot, person);
    matchInPlay(snapshot);
    const { seatStates } = snapshot;
    const absent = requireSeatState(snapshot, seat);
    if (absent.person === null || seat === by || isHere(absent.person))
      throw new RequestError('player-present');
    if (absent.away && choice === 'bot') throw new RequestError('not-playing');
    const present = seatStates.flatMap((seatState, n) =>
      n !== seat && seatState.person !== null && !seatState.away && (n === by || isHere(seatState.person))
        ? [n]
        : [],
    );
    const wants = (voter: Seat): boolean =>
      voter === by || absent.votes.some((vote) => vote.seat === voter && vote.choice === choice);
    const isHosts = person === config.host && present.length <= 2;
    const isAgreed = choice !== 'wait' && (isHosts || present.filter(wants).length * 2 > present.length);
    return { kind: 'absence', seat, by, choice, isAgreed };
  };

/** A decision takes its time; only then is it fair to ask. */
const NUDGE_AFTER_MS = 30_000;
/** A player who was asked has this long to decide. */
const FAIR_MS = 60_000;

/** Asks a player who is there to decide at last. */
export const nudge =
  (person: string, seat: Seat, now: number): Command =>
  (config, snapshot) => {
    const by = ownSeat(snapshot, person);
    matchInPlay(snapshot);
    const { person: slow, away, nudgedAt } = requireSeatState(snapshot, seat);
    const isDue = actingAt(snapshot).includes(seat) && now - snapshot.at >= NUDGE_AFTER_MS;
    // A clock asks by itself.
    if (slow === null || away || seat === by || nudgedAt !== null || config.settings.clock.kind !== 'none')
      throw new RequestError('player-present');
    if (!isDue) throw new RequestError('player-present');
    return { kind: 'nudge', seat, by };
  };

/** The player was asked a while ago and has still to decide: as good as absent. */
export const isStalling = (snapshot: TableSnapshot, person: string, now: number): boolean => {
  const seat = seatOf(snapshot, person);
  if (seat === null || !actingAt(snapshot).includes(seat)) return false;
  const { nudgedAt } = requireSeatState(snapshot, seat);
  return nudgedAt !== null && now - nudgedAt >= FAIR_MS;
};
