// Requests about the player that do not create an identity at a server that does not know this browser.
import { ApiError, type Reply, request } from './api.ts';

/** The answer, or `undefined` where the server does not know this browser. */
export const requestIfKnown = async <T>(path: string, reply: Reply<T>): Promise<T | undefined> => {
  try {
    return await request('GET', path, reply);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return undefined;
    throw error;
  }
};
