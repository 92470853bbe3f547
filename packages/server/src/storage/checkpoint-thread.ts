// The worker thread that copies the write-ahead log into the database, and waits for the disk while others play.
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

const db = new DatabaseSync(workerData as string);
db.exec('PRAGMA synchronous = NORMAL');

parentPort?.on('message', (message: 'copy' | 'close') => {
  if (message === 'close') {
    db.close();
    parentPort?.close();
    return;
  }
  try {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    parentPort?.postMessage({});
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
