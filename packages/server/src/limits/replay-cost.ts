// Rereading a long log is work: the client that asks for it is charged by its length.

import { RequestError } from '../table/request-error.ts';
import type { Limit } from './buckets.ts';

/** Replaying this many events costs about as much as any other request. */
const EVENTS_PER_REQUEST = 50;
/** Seconds for which an address may have to wait after the longest of logs. */
const MAX_WAIT = 60;

/** Charges a client for work, in requests; throws if the client has used up its limit. */
export type Charge = (cost: number) => void;

export const replayCost = (events: number): number => Math.floor(events / EVENTS_PER_REQUEST);

export interface ChargeServices {
  readonly requests: Limit;
  readonly config: { readonly requestsPerSecond: number };
  readonly now: () => number;
}

/** For one request. The limit may be overdrawn: a log of any length can be read, but then its reader waits. */
export const chargeFor = ({ requests, config, now }: ChargeServices, address: string): Charge => {
  let isAllowed = false;
  return (cost) => {
    if (cost <= 0) return;
    // A request that has been begun is not rejected halfway.
    isAllowed ||= requests.hasAny(address, now());
    if (!isAllowed) throw new RequestError('too-fast');
    requests.spend(address, now(), cost, config.requestsPerSecond * MAX_WAIT);
  };
};
