// The state of the server at this moment, for its operator: queues, the disk, and the addresses that are limited.
import { statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Admission } from '../http/admission/admission.ts';
import type { Config } from './config.ts';
import type { Services } from './wiring.ts';

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Of a SQLite file; PostgreSQL tells about itself. */
const diskGauges = ({ databaseUrl, data }: Config): { readonly [gauge: string]: number } => {
  if (databaseUrl !== undefined) return {};
  try {
    const { bavail, bsize } = statfsSync(data);
    const file = join(data, 'crescendo.db');
    return {
      database_bytes: sizeOf(file),
      wal_bytes: sizeOf(`${file}-wal`),
      disk_free_bytes: bavail * bsize,
    };
  } catch {
    return { disk_free_bytes: 0 };
  }
};

export const gaugesOf = (services: Services, admission: Admission): { readonly [gauge: string]: number } => {
  const { tables, sockets, bots, scheduler, config } = services;
  return {
    tables: tables.count,
    sockets: sockets.count,
    socket_waiting_bytes: [...sockets.all()].reduce((sum, { bufferedBytes }) => sum + bufferedBytes, 0),
    bot_queue: bots.waiting ?? 0,
    due_queue: scheduler.claimed,
    http_refused: admission.refused,
    ignored_addresses: admission.ignored,
    ...diskGauges(config),
  };
};

/** The addresses that use most of what they may: what is left to them, in milliseconds of work, bytes of storage, and requests. */
export const busiestOf = ({ limits, requests }: Services, count = 20) => ({
  ...limits.busiest(count),
  requests: requests.busiest(count),
});
