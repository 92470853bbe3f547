// What one can do at a server's table besides moving. What does not work is said in a quiet bar.
import type { TableInfo } from '@crescendo/protocol';
import { go } from '../../app/router.ts';
import type { Why } from '../../online/ask.ts';
import { askAsMe, newEntropy } from '../../online/me.ts';
import { whyIn, whyWords } from '../../online/why.ts';
import { showToast } from '../parts/toast.tsx';

/** The answer, or `undefined` after the player was told why not. `so`: the refusal of a second tap; it says nothing new. */
export const attempt = async <T>(work: Promise<T>, so?: Why): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    const why = whyIn(error);
    if (why !== so) showToast({ text: whyWords.value?.(why) ?? '' });
    return undefined;
  }
};

const at =
  <A extends readonly unknown[]>(what: string, body: (...args: A) => unknown = () => undefined, so?: Why) =>
  (table: string, ...args: A): Promise<TableInfo | undefined> =>
    attempt(askAsMe<TableInfo>('POST', `/api/tables/${table}/${what}`, body(...args)), so);

export const wishPause = at('pause', (pause: boolean) => ({ pause }));
export const leaveGame = at('leave', undefined, 'not-seated');
export const takeBack = at('sit', () => ({}), 'already-seated');
export const closeTable = at('close');
export const switchTalk = at('host', (talk: boolean) => ({ talk }));
export const quietForAll = at('host', (seat: number, muted: boolean) => ({ mute: { seat, muted } }));

/** A new table has new dice: each device gives its share when their fingerprint is known. */
export const giveShare = at('sit', () => ({ entropy: newEntropy() }), 'not-open');

const askRematch = at('rematch');

export const rematch = async (table: string): Promise<void> => {
  const next = await askRematch(table);
  if (!next) return;
  await giveShare(next.id);
  go(`/t/${next.id}`);
};
