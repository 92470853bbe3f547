// An engine whose failed writes are reported: clients are only told to try again.
import { type Engine, StorageError } from './engine.ts';
import { withEngine } from './with-engine.ts';

export interface WriteErrors {
  /** Called with each failed write. */
  onError: (error: StorageError) => void;
}

export const observed = (engine: Engine, writeErrors: WriteErrors): Engine => {
  const report = (error: unknown): void => {
    if (error instanceof StorageError) writeErrors.onError(error);
  };
  const watched = <T>(work: Promise<T>): Promise<T> => {
    work.catch(report);
    return work;
  };
  return withEngine(engine, {
    write: (work) => watched(engine.write(work)),
    one: (statement) => watched(engine.one(statement)),
    changes: (statement) => watched(engine.changes(statement)),
  });
};

/** The kind of failure in words for an operator, from the words of the database. */
export const storageWords = ({ message }: Pick<Error, 'message'>): string => {
  if (/full|ENOSPC|No space/i.test(message)) return 'the disk is full';
  if (/readonly|read-only|EROFS/i.test(message)) return 'the disk is read-only';
  if (/vanished|disk I\/O|unable to open|EIO/i.test(message))
    return 'the disk or the file on it is gone, or broken';
  return 'the database does not answer';
};
