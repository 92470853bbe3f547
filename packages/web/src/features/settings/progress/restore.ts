// Adds the contents of a file of progress to what this browser keeps.
import { addToDatabase } from '../../../shell/storage/database.ts';
import { writeStoredIfPossible } from '../../../shell/storage/storage.ts';
import type { Progress } from './progress-file.ts';

/** They tell of one device and one player of a server, which a file does not make of another: its key is a cookie. */
const OF_THIS_DEVICE = /^(?:known|joined|mine|push-asked|risk-told|sent\.|draft\.|large$)/;

/** The time of the last change of an entry, where it has one. */
const changedAt = (entry: unknown): number => {
  const { updated, added, card } = Object(entry) as {
    readonly updated?: unknown;
    readonly added?: unknown;
    readonly card?: { readonly answered?: unknown };
  };
  return Math.max(...[updated, added, card?.answered].map((time) => (typeof time === 'number' ? time : 0)));
};

/** Takes what both have from the file only where it is later there. Answers whether the browser has saved all of it. */
export const restoreProgress = async ({ browser, database }: Progress): Promise<boolean> => {
  const isInDatabase = await addToDatabase(database, (entry, here) => changedAt(entry) > changedAt(here));
  const written = Object.entries(browser)
    .filter(([key]) => !OF_THIS_DEVICE.test(key))
    .map(([key, value]) =>
      writeStoredIfPossible(key, typeof value === 'string' ? value : JSON.stringify(value)),
    );
  return isInDatabase && written.every(Boolean);
};
