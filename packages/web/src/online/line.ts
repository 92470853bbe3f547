// One line to the server for the whole page, opened when the first table is looked at and closed after the last.
import type { ServerMessage } from '@crescendo/protocol';
import { Connection } from '@crescendo/protocol/connection';
import { type ReadonlySignal, signal } from '@preact/signals';

type Ear = (message: ServerMessage) => void;

const up = signal(false);
/** Is the line up? */
export const lineUp: ReadonlySignal<boolean> = up;

const mismatch = signal(false);
/** Does the server speak another version of the protocol? Then this page cannot play on it before it is reloaded. */
export const versionMismatch: ReadonlySignal<boolean> = mismatch;

let line: Connection | undefined;
const ears = new Map<string, Set<Ear>>();
const allEars = new Set<Ear>();

const tableOf = (message: ServerMessage): string | undefined => {
  if (message.type === 'state') return message.table.id;
  return 'table' in message ? message.table : undefined;
};

const hear: Ear = (message) => {
  for (const ear of allEars) ear(message);
  for (const ear of ears.get(tableOf(message) ?? '') ?? []) ear(message);
};

const open = (): Connection => {
  const address = new URL('/api/socket', location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new Connection(() => new WebSocket(address), {
    onMessage: hear,
    onStatus: (isUp) => {
      up.value = isUp;
    },
    onVersionMismatch: () => {
      mismatch.value = true;
    },
  });
};

/** A device that wakes up or finds its network again does not wait for the next beat. */
const wake = (): void => {
  if (!document.hidden) line?.check();
};
const lose = (): void => line?.check();

const start = (): Connection => {
  if (line) return line;
  addEventListener('online', wake);
  addEventListener('offline', lose);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  line = open();
  return line;
};

const stopIfUnused = (): void => {
  if (ears.size > 0 || allEars.size > 0) return;
  line?.close();
  line = undefined;
  up.value = false;
};

/** Hear everything about a table; what comes back ends it. */
export const watchTable = (table: string, ear: Ear): (() => void) => {
  const heard = ears.get(table) ?? new Set();
  ears.set(table, heard);
  heard.add(ear);
  if (heard.size === 1) start().watch(table);
  return () => {
    heard.delete(ear);
    if (heard.size > 0 || ears.get(table) !== heard) return;
    ears.delete(table);
    line?.unwatch(table);
    stopIfUnused();
  };
};

/** Hear everything: notices that it is my turn somewhere. */
export const listen = (ear: Ear): (() => void) => {
  allEars.add(ear);
  start();
  return () => {
    allEars.delete(ear);
    stopIfUnused();
  };
};

/** The line, while a table is watched. */
export const theLine = (): Connection => start();

export const renewLine = (): void => line?.renew();
