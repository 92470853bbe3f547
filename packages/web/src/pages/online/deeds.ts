// What one can do at a server's table besides moving. What does not work is said in a quiet bar.
import type { TableInfo } from '@crescendo/protocol';
import { go } from '../../app/router.ts';
import { askAsMe } from '../../online/me.ts';
import { whyIn, whyWords } from '../../online/why.ts';
import { showToast } from '../parts/toast.tsx';

/** The answer, or `undefined` after the player was told why not. */
export const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    showToast({ text: whyWords.value?.(whyIn(error)) ?? '' });
    return undefined;
  }
};

const at =
  <A extends readonly unknown[]>(what: string, body: (...args: A) => unknown = () => undefined) =>
  (table: string, ...args: A): Promise<TableInfo | undefined> =>
    attempt(askAsMe<TableInfo>('POST', `/api/tables/${table}/${what}`, body(...args)));

export const wishPause = at('pause', (pause: boolean) => ({ pause }));
export const leaveGame = at('leave');
export const takeBack = at('sit', () => ({}));
export const closeTable = at('close');
export const switchTalk = at('host', (talk: boolean) => ({ talk }));
export const quietForAll = at('host', (seat: number, muted: boolean) => ({ mute: { seat, muted } }));

const askRematch = at('rematch');

export const rematch = async (table: string): Promise<void> => {
  const next = await askRematch(table);
  if (next) go(`/t/${next.id}`);
};
