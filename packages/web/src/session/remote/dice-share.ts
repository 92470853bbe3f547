// This device's share of the dice: it commits to a random number when it sits down, and reveals it once the table is full and
// everyone's share is fixed. So nobody can choose a share that fits the others.
import { TableInfo } from '@crescendo/protocol';
import { requestAsMe } from '../../server/identity.ts';
import { saveShare, shareCommittedTo } from './saved-dice.ts';

/** A new share, remembered here; returns what this device commits to. */
export const newShare = async (): Promise<string> => {
  const { commitmentOf } = await import('@crescendo/protocol/dice');
  const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
  const entropy = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const commitment = commitmentOf(entropy);
  saveShare({ commitment, entropy });
  return commitment;
};

/** The commitments this page has sent at each table: a server that knows nothing of its share is not asked again and again. */
const commits = new Map<string, number>();
const MAX_COMMITS = 10;

/** Returns the commitment or share that this device has to send now; `undefined`: nothing. */
const nextShare = async ({ id, status, seat, seating }: TableInfo): Promise<object | undefined> => {
  const own = seat === null ? undefined : seating[seat];
  // Nothing is sent before the player has agreed to a rematch.
  if (status !== 'open' || own === undefined || !own.ready) return undefined;
  if (own.commitment === undefined) {
    const count = commits.get(id) ?? 0;
    commits.set(id, count + 1);
    return count < MAX_COMMITS ? { commitment: await newShare() } : undefined;
  }
  const share = shareCommittedTo(own.commitment);
  const isFull = seating.every(({ kind, ready }) => kind !== 'free' && ready);
  if (!isFull || own.revealed || share === undefined) return undefined;
  const commitments = seating.map(({ commitment = '' }) => commitment);
  saveShare({ ...share, revealed: { table: id, commitments } });
  return { entropy: share.entropy };
};

/** The newest state of each table where a share is being sent. */
const sending = new Map<string, TableInfo>();

/** Adds this device's share to the dice of a table that has not started, as far as it is time to. */
export const shareDice = async (table: TableInfo): Promise<void> => {
  const { id } = table;
  const isSending = sending.has(id);
  sending.set(id, table);
  if (isSending) return;
  try {
    for (let now: TableInfo | undefined = table; now !== undefined; ) {
      const share = await nextShare(now);
      if (share === undefined) {
        const newest = sending.get(id);
        now = newest === now ? undefined : newest;
      } else {
        now = await requestAsMe('POST', `/api/tables/${id}/dice`, TableInfo, share);
        sending.set(id, now);
      }
    }
  } catch {
    // The game has started, or there is no connection: the next state tries again.
  } finally {
    sending.delete(id);
  }
};
