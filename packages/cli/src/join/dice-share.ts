// This player's share of the dice: committed to when sitting down, revealed once everyone's share is fixed.
import { randomBytes } from 'node:crypto';
import { commitmentOf, type TableInfo } from '@crescendo/protocol';
import type { ApiClient } from './api-client.ts';

/** The shares that this process has committed to. */
const shares = new Map<string, string>();
/** A server that knows nothing of commitments is not asked again and again. */
const MAX_SHARES = 50;

/** A new share; returns what we commit to. */
export const newShare = (): string => {
  const entropy = randomBytes(32).toString('hex');
  const commitment = commitmentOf(entropy);
  shares.set(commitment, entropy);
  return commitment;
};

/** Adds our share to the dice of a table that has not started, as far as it is time to. */
export const shareDice = async (
  client: ApiClient,
  { id, status, seat, seating }: TableInfo,
): Promise<void> => {
  const own = seat === null ? undefined : seating[seat];
  if (status !== 'open' || !own?.ready || own.revealed) return;
  const entropy = shares.get(own.commitment ?? '');
  const isFull = seating.every(({ kind, ready }) => kind !== 'free' && ready);
  if (own.commitment !== undefined && !(isFull && entropy !== undefined)) return;
  if (own.commitment === undefined && shares.size >= MAX_SHARES) return;
  const share = own.commitment === undefined ? { commitment: newShare() } : { entropy };
  // The game may have started in the meantime.
  await client.ask('POST', `/api/tables/${id}/dice`, share).catch(() => {});
};
