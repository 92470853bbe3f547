import { RequestError } from '../table/request-error.ts';
import { StorageError } from './engine.ts';

/** Turns a failure of the storage into an answer that tells the client to try again. */
export const asRetryable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StorageError ? new RequestError('try-again') : error;
  }
};
