// The last wish of this player: whoever withdraws a request for a pause need not be told that it is gone.
import { requestPause } from '../../../session/remote/table-actions.ts';

const wishes = new Map<string, boolean>();

export const wishPause = (table: string, pause: boolean): ReturnType<typeof requestPause> => {
  wishes.set(table, pause);
  return requestPause(table, pause);
};

/** Also after the page was opened again. */
export const wishesPause = (table: string): boolean => wishes.get(table) ?? true;
