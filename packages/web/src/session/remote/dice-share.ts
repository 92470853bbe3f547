// This device's share of the dice: it commits to a random number when it sits down, and reveals it once everyone's share is
// fixed. So nobody can choose a share that fits the others. A second share for the same game is revealed only with the player's consent:
// whoever knows the first could want other dice.
import { TableInfo } from '@crescendo/protocol';
import { type ShownTable, termsAt } from '@crescendo/protocol/terms';
import { signal } from '@preact/signals';
import { ApiError } from '../../server/api.ts';
import { requestAsMe } from '../../server/identity.ts';
import {
  agreedAt,
  agreeToNewDice,
  confirmShare,
  revealedFor,
  saveReplacement,
  saveShare,
  seenCommitment,
  shareCommittedTo,
} from './saved-dice.ts';

/**
 * The part that this device takes in the dice of a table. `asked-anew`: it has revealed a share already and is asked for another;
 * `changed`: what it wrote down is no longer what the table shows, so that it reveals nothing.
 */
export type ShareProgress = 'idle' | 'sending' | 'retrying' | 'asked-anew' | 'changed';

const progress = signal<ReadonlyMap<string, ShareProgress>>(new Map());

export const shareProgressAt = (table: string): ShareProgress => progress.value.get(table) ?? 'idle';

const setProgress = (table: string, now: ShareProgress): void => {
  if (shareProgressAt(table) !== now) progress.value = new Map([...progress.peek(), [table, now]]);
};

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

const nextCommitment = async (id: string): Promise<object | undefined> => {
  if (revealedFor(id) > agreedAt(id)) {
    setProgress(id, 'asked-anew');
    return undefined;
  }
  const count = commits.get(id) ?? 0;
  commits.set(id, count + 1);
  return count < MAX_COMMITS ? { commitment: await newShare() } : undefined;
};

/** Tells whether all shares are fixed: by a server of today when it says so, by an earlier one when everybody sits. */
const isFixed = ({ dice, fixed, seating }: TableInfo): boolean =>
  dice === undefined ? seating.every(({ kind, ready }) => kind !== 'free' && ready) : fixed === true;

/** Returns the commitment or share that this device has to send now; `undefined`: nothing. */
const nextShare = async (table: TableInfo): Promise<object | undefined> => {
  const { id, status, seat, seating, dice } = table;
  const own = seat === null ? undefined : seating[seat];
  if (own?.revealed) confirmShare(id, own.commitment);
  // Nothing is sent before the player has agreed to a rematch.
  if (status !== 'open' || own === undefined || !own.ready) return undefined;
  if (own.commitment === undefined) return table.fixed ? undefined : nextCommitment(id);
  const share = shareCommittedTo(own.commitment);
  if (!isFixed(table) || own.revealed || share === undefined) return undefined;
  const commitments = seating.map(({ commitment = '' }) => commitment);
  const terms = dice === undefined ? undefined : termsAt(table satisfies ShownTable);
  const { revealed } = share;
  if (revealed === undefined && revealedFor(id) > agreedAt(id)) {
    setProgress(id, 'asked-anew');
    return undefined;
  }
  // Only for what it was revealed for the first time.
  const isSame =
    revealed === undefined ||
    (revealed.terms === terms && revealed.commitments.join() === commitments.join());
  if (!isSame || (seenCommitment(id) ?? table.commitment) !== table.commitment) {
    setProgress(id, 'changed');
    return undefined;
  }
  saveShare({
    ...share,
    revealed: { ...revealed, table: id, commitments, ...(terms !== undefined && { terms }) },
  });
  return { entropy: share.entropy };
};

/** The newest state of each table where a share is being sent. */
const sending = new Map<string, TableInfo>();
const RETRY_MS = 1000;

/** Adds this device's share to the dice of a table that has not started, as far as it is time to. */
export const shareDice = async (table: TableInfo): Promise<void> => {
  const { id } = table;
  if (table.status === 'closed' && table.next !== null) saveReplacement(table.next, id);
  const isSending = sending.has(id);
  sending.set(id, table);
  if (isSending) return;
  try {
    for (let now = table; ; ) {
      const share = await nextShare(now);
      const answer = share && (await sendShare(id, share));
      if (answer !== undefined) sending.set(id, answer);
      const newest = sending.get(id);
      if (newest === undefined || newest === now) return;
      now = newest;
    }
  } finally {
    sending.delete(id);
    const last = shareProgressAt(id);
    if (last === 'sending' || last === 'retrying') setProgress(id, 'idle');
  }
};

/** Sends it until there is an answer; `undefined`: it comes too late, or too early, and the next state tells more. */
const sendShare = async (id: string, share: object): Promise<TableInfo | undefined> => {
  setProgress(id, 'sending');
  for (;;) {
    try {
      return await requestAsMe('POST', `/api/tables/${id}/dice`, TableInfo, share);
    } catch (error) {
      const isLost = error instanceof ApiError && (error.code === 'offline' || error.code === 'try-again');
      if (!isLost || sending.get(id)?.status !== 'open') return undefined;
      setProgress(id, 'retrying');
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS);
      });
    }
  }
};

/** The player agrees to new dice. */
export const startAnew = (table: TableInfo): void => {
  agreeToNewDice(table.id);
  setProgress(table.id, 'idle');
  void shareDice(table);
};
