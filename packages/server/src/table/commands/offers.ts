// A seat for somebody who watches: the host offers it, and it takes one tap to sit down.

import { RequestError } from '../request-error.ts';
import { seatOf } from '../seats.ts';
import type { TableSnapshot } from '../snapshot.ts';
import type { Command } from './command.ts';

/** More than there are seats at any table. */
const MAX_OFFERS = 16;

const requireOpen = ({ status, fixedAt }: TableSnapshot): void => {
  if (status !== 'open' || fixedAt !== null) throw new RequestError('not-open');
};

export const offerSeat =
  (host: string, person: string): Command =>
  (config, snapshot) => {
    if (config.host !== host) throw new RequestError('not-host');
    requireOpen(snapshot);
    if (seatOf(snapshot, person) !== null) throw new RequestError('already-seated');
    if (snapshot.offers.length >= MAX_OFFERS) throw new RequestError('table-full');
    return { kind: 'offer', person, isOpen: true };
  };

export const declineSeat =
  (person: string): Command =>
  (_config, snapshot) => {
    requireOpen(snapshot);
    if (!snapshot.offers.includes(person)) throw new RequestError('not-seated');
    return { kind: 'offer', person, isOpen: false };
  };
