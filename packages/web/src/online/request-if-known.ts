// Questions about me that do not make me known to a server that has never heard of me.
import { ApiError, request } from './api.ts';

/** The answer, or `undefined` where the server does not know this browser. */
export const requestIfKnown = async <T>(path: string): Promise<T | undefined> => {
  try {
    return await request<T>('GET', path);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return undefined;
    throw error;
  }
};
