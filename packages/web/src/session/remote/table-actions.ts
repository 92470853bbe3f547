// The actions of a player at a server's table besides moving. A failure is shown in a toast.
import { type AbsenceChoice, TableInfo, type TakeBackAnswer } from '@crescendo/protocol';
import type { ApiErrorCode } from '../../server/api.ts';
import { codeSentence, errorCodeOf } from '../../server/error-words.ts';
import { requestAsMe } from '../../server/identity.ts';
import { go } from '../../shell/router.ts';
import { showToast } from '../../ui/toast.tsx';
import { newShare } from './dice-share.ts';

/** The answer, or `undefined` after the player was told why not. `expectedError`: the error of a second tap, not worth a message. */
export const attempt = async <T>(work: Promise<T>, expectedError?: ApiErrorCode): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    const why = errorCodeOf(error);
    if (why !== expectedError) void codeSentence(why).then((text) => showToast({ text }));
    return undefined;
  }
};

const tableAction =
  <A extends readonly unknown[]>(
    what: string,
    body: (...args: A) => unknown = () => undefined,
    expectedError?: ApiErrorCode,
  ) =>
  (table: string, ...args: A): Promise<TableInfo | undefined> =>
    attempt(requestAsMe('POST', `/api/tables/${table}/${what}`, TableInfo, body(...args)), expectedError);

export const requestPause = tableAction('pause', (pause: boolean) => ({ pause }));
export const decideAbsence = tableAction('absence', (seat: number, choice: AbsenceChoice) => ({
  seat,
  choice,
}));
export const nudge = tableAction('nudge', (seat: number) => ({ seat }), 'player-present');
export const comeBack = tableAction('back');
export const answerTakeBack = tableAction('take-back', (answer: TakeBackAnswer) => ({ answer }), 'too-late');
export const shareReview = tableAction('review', (share: boolean) => ({ share }));
export const leaveGame = tableAction('leave', undefined, 'not-seated');
export const takeSeatBack = tableAction('sit', () => ({}), 'already-seated');
export const closeTable = tableAction('close');
export const switchTalk = tableAction('host', (talk: boolean) => ({ talk }));
export const switchReactions = tableAction('host', (reactions: boolean) => ({ reactions }));
export const removePlayer = tableAction('remove', (seat: number) => ({ seat }), 'not-seated');
export const letBackIn = tableAction('readmit', (key: string) => ({ key }), 'not-found');
export const muteForAll = tableAction('host', (seat: number, muted: boolean) => ({ mute: { seat, muted } }));

const sit = tableAction('sit', (commitment: string) => ({ commitment }), 'not-open');

/** A new table has new dice: each device adds its share. */
export const giveShare = async (table: string): Promise<void> => void (await sit(table, await newShare()));

/** I would rather not play the game that is suggested. */
export const declineNext = tableAction('leave', undefined, 'not-seated');

/** I would rather watch it. */
export const watchNext = async (next: string): Promise<void> => {
  await declineNext(next);
  go(`/t/${next}`);
};

const askRematch = tableAction('rematch', (game?: string) => (game === undefined ? {} : { game }));

/** Agrees to another game with the same people; the first who does may choose which game. */
export const rematch = async (table: string, game?: string): Promise<void> => {
  const next = await askRematch(table, game);
  if (!next) return;
  await giveShare(next.id);
  go(`/t/${next.id}`);
};
