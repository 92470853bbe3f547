// A player has gone: those who are still there decide what happens to the seat (decision 57).
import type { AbsenceChoice } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';
import type { Services } from '../../boot/wiring.ts';
import type { Table } from '../../hosting/table.ts';
import { orTryAgain, RequestError } from '../request-error.ts';
import { type Command, matchInPlay, ownSeat, requirePlace } from './commands.ts';

/** So long after being seen last, a player is absent. */
const ABSENT_MS = 60_000;

/** Who is at a table, or was within the last minute. */
export const whoIsHere = async (
  { store, now }: Pick<Services, 'store' | 'now'>,
  { people, attendance }: Table,
): Promise<(person: string) => boolean> => {
  const seen = await orTryAgain(store.people.seen(people));
  const since = now() - ABSENT_MS;
  return (person) => attendance.info.isOnline(person) || (seen.get(person) ?? 0) > since;
};

/**
 * What to do about an absent player: agreed once more than half of those who are there want the same, since one who is there but
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
    const { places } = snapshot;
    const absent = requirePlace(snapshot, seat);
    if (absent.person === null || seat === by || isHere(absent.person))
      throw new RequestError('player-present');
    if (absent.away && choice === 'bot') throw new RequestError('not-playing');
    const present = places.flatMap((place, n) =>
      n !== seat && place.person !== null && !place.away && (n === by || isHere(place.person)) ? [n] : [],
    );
    const wants = (voter: Seat): boolean =>
      voter === by || absent.votes.some((vote) => vote.seat === voter && vote.choice === choice);
    const isHosts = person === config.host && present.length <= 2;
    const isAgreed = choice !== 'wait' && (isHosts || present.filter(wants).length * 2 > present.length);
    return { kind: 'absence', seat, by, choice, isAgreed };
  };
