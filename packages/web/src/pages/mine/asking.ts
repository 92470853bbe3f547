// Questions about me that do not make me known to a server that has never heard of me.
import { ask, Refused } from '../../online/ask.ts';

/** The answer, or `undefined` where the server does not know this browser. */
export const askIfKnown = async <T>(path: string): Promise<T | undefined> => {
  try {
    return await ask<T>('GET', path);
  } catch (error) {
    if (error instanceof Refused && error.code === 'unauthenticated') return undefined;
    throw error;
  }
};
