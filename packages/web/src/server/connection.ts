// One connection to the server for the whole page, opened with the first subscription and closed after the last.
import type { ServerMessage } from '@crescendo/protocol';
import { Connection } from '@crescendo/protocol/connection';
import { socketPath } from '@crescendo/protocol/version';
import { type ReadonlySignal, signal } from '@preact/signals';
import { addressOf } from '../shell/base.ts';
import { renewOnce } from '../shell/pwa/update.ts';

type Listener = (message: ServerMessage) => void;

const up = signal(false);
/** Tells whether the connection is open. */
export const connected: ReadonlySignal<boolean> = up;

const mismatch = signal(false);
/** Tells whether the server speaks another version of the protocol: then this page cannot play on it before it is reloaded. */
export const versionMismatch: ReadonlySignal<boolean> = mismatch;

let connection: Connection | undefined;
const tableListeners = new Map<string, Set<Listener>>();
const listeners = new Set<Listener>();

const tableOf = (message: ServerMessage): string | undefined => {
  if (message.type === 'state') return message.table.id;
  return 'table' in message ? message.table : undefined;
};

const dispatch: Listener = (message) => {
  for (const listener of listeners) listener(message);
  for (const listener of tableListeners.get(tableOf(message) ?? '') ?? []) listener(message);
};

const open = (): Connection => {
  const openSocket = (table: string | undefined): WebSocket => {
    const address = new URL(addressOf(socketPath(table)), location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  };
  return new Connection(openSocket, {
    onMessage: dispatch,
    onStatus: (isUp) => {
      up.value = isUp;
    },
    onVersionMismatch: () => {
      mismatch.value = true;
      // The game is on the server: nothing is lost.
      renewOnce();
    },
  });
};

/** A device that wakes up or finds its network again does not wait for the next heartbeat. */
const wake = (): void => {
  if (!document.hidden) connection?.check();
};
const lose = (): void => connection?.check();

const start = (): Connection => {
  if (connection) return connection;
  addEventListener('online', wake);
  addEventListener('offline', lose);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  connection = open();
  return connection;
};

const stopIfUnused = (): void => {
  if (tableListeners.size > 0 || listeners.size > 0) return;
  connection?.close();
  connection = undefined;
  up.value = false;
};

/** Listens to everything about a table, until the returned function is called. */
export const subscribeToTable = (table: string, listener: Listener): (() => void) => {
  const listenersHere = tableListeners.get(table) ?? new Set();
  tableListeners.set(table, listenersHere);
  listenersHere.add(listener);
  if (listenersHere.size === 1) start().watch(table);
  return () => {
    listenersHere.delete(listener);
    if (listenersHere.size > 0 || tableListeners.get(table) !== listenersHere) return;
    tableListeners.delete(table);
    connection?.unwatch(table);
    stopIfUnused();
  };
};

/** Listens to every message, such as notices that it is the player's turn somewhere. */
export const subscribe = (listener: Listener): (() => void) => {
  listeners.add(listener);
  start();
  return () => {
    listeners.delete(listener);
    stopIfUnused();
  };
};

/** The connection, opened if it is not open yet. */
export const openConnection = (): Connection => start();

export const reconnect = (): void => connection?.renew();
