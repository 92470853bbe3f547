// What a player can do at a server's table besides moving. A failure is shown in a toast.
import type { AbsenceChoice, TableInfo, TakeBackAnswer } from '@crescendo/protocol';
import type { ApiErrorCode } from '../../server/api.ts';
import { errorCodeOf, errorWords } from '../../server/error-words.ts';
import { requestAsMe } from '../../server/identity.ts';
import { go } from '../../shell/router.ts';
import { showToast } from '../../ui/toast.tsx';
import { newShare } from './dice-share.ts';

/** The answer, or `undefined` after the player was told why not. `expected`: the error of a second tap, not worth a message. */
export const attempt = async <T>(work: Promise<T>, so?: ApiErrorCode): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    const why = errorCodeOf(error);
    if (why !== so) showToast({ text: errorWords.value?.(why) ?? '' });
    return undefined;
  }
};

const at =
  <A extends readonly unknown[]>(
    what: string,
    body: (...args: A) => unknown = () => undefined,
    so?: ApiErrorCode,
  ) =>
  (table: string, ...args: A): Promise<TableInfo | undefined> =>
    attempt(requestAsMe<TableInfo>('POST', `/api/tables/${table}/${what}`, body(...args)), so);

export const requestPause = at('pause', (pause: boolean) => ({ pause }));
export const decideAbsence = at('absence', (seat: number, choice: AbsenceChoice) => ({ seat, choice }));
export const answerTakeBack = at('take-back', (answer: TakeBackAnswer) => ({ answer }), 'too-late');
export const shareReview = at('review', (share: boolean) => ({ share }));
export const leaveGame = at('leave', undefined, 'not-seated');
export const takeSeatBack = at('sit', () => ({}), 'already-seated');
export const closeTable = at('close');
export const switchTalk = at('host', (talk: boolean) => ({ talk }));
export const switchReactions = at('host', (reactions: boolean) => ({ reactions }));
export const muteForAll = at('host', (seat: number, muted: boolean) => ({ mute: { seat, muted } }));

const sit = at('sit', (commitment: string) => ({ commitment }), 'not-open');

/** A new table has new dice: each device adds its share. */
export const giveShare = async (table: string): Promise<void> => void (await sit(table, await newShare()));

const askRematch = at('rematch', (game?: string) => (game === undefined ? {} : { game }));

/** Agrees to another game with the same people; the first who does may choose which game. */
export const rematch = async (table: string, game?: string): Promise<void> => {
  const next = await askRematch(table, game);
  if (!next) return;
  await giveShare(next.id);
  go(`/t/${next.id}`);
};
