// Starts and stops one server process: services, HTTP and sockets on one port.
import { mkdirSync, statSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { WebSocketServer } from 'ws';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { addressOf, isOwnOrigin } from './http/headers.ts';
import { tokenIn } from './identity.ts';
import type { Log } from './log.ts';
import { DAY_MS, removeOldTables } from './old-tables.ts';
import { enablePush } from './push/push.ts';
import { RequestError } from './request-error.ts';
import { createServices, GRACE_MS, resync, type Services } from './services.ts';
import { ClientConnection } from './socket/client-connection.ts';
import { type Hint, StorageError } from './storage/engine.ts';
import { lockFolder } from './storage/sqlite.ts';
import { openStore } from './storage/store.ts';
import { SEEN_MS } from './table/scheduler.ts';
import type { Table } from './table/table.ts';
import { receiveTalk } from './talk.ts';

const MAX_BYTES = 16_384;
/** When clients may reconnect after a shutdown. */
const RECONNECT_MS = 1000;

export interface RunningServer {
  readonly port: number;
  /** For our own tests. @internal */
  readonly services: Services;
  /** Stops accepting connections, finishes pending writes, and asks all clients to reconnect. */
  stop(): Promise<void>;
}

export const databaseOf = ({ databaseUrl, data }: Config): string => {
  if (databaseUrl !== undefined) return databaseUrl;
  makeFolder(resolve(data));
  return join(data, 'crescendo.db');
};

/** Creates the folders one by one: below /proc, Node's recursive mkdir never returns. */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
};

const rejectUpgrade = (socket: Duplex, { status, code }: RequestError): void => {
  socket.end(`HTTP/1.1 ${status} ${code}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const acceptSockets = (server: Server, services: Services): WebSocketServer => {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_BYTES, perMessageDeflate: false });
  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const { headers } = request;
    const address = addressOf(services.config, headers, request.socket.remoteAddress);
    if (new URL(request.url ?? '/', 'http://x').pathname !== '/api/socket')
      throw new RequestError('not-found');
    if (!isOwnOrigin(services.config, headers)) throw new RequestError('bad-origin');
    if (services.sockets.countAt(address) >= services.config.socketsPerAddress)
      throw new RequestError('too-many-sockets');
    const person = await services.identity.personFor(tokenIn(headers.cookie, headers.authorization));
    wss.handleUpgrade(request, socket, head, (ws) => {
      new ClientConnection(services, ws, {
        person: person?.id ?? null,
        name: person?.name ?? '',
        address,
        rawSocket: socket,
      });
    });
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    accept(request, socket, head).catch((error) => {
      const rejection = error instanceof RequestError ? error : new RequestError('try-again');
      if (rejection !== error) services.log('error', 'upgrade', { error: String(error) });
      rejectUpgrade(socket, rejection);
    });
  });
  return wss;
};

const onHint = (services: Services, hint: Hint | undefined): void => {
  if (hint === undefined) {
    for (const table of services.tables.loaded()) void resync(table);
    return;
  }
  if (hint.topic === 'person') {
    services.identity.forget();
    for (const table of services.tables.loaded())
      if (table.people.includes(hint.id))
        table.learnNames(true).then(
          () => table.publish(),
          () => {},
        );
    return;
  }
  const table = services.tables.known(hint.id);
  if (table === undefined) return;
  if (hint.topic === 'talk') receiveTalk(services, table).catch(() => {});
  else void resync(table);
};

const watchedTables = ({ tables }: Services): readonly Table[] =>
  [...tables.loaded()].filter(({ watchers }) => watchers.size > 0);

/** Note who is connected to other nodes. */
const refreshPresence = async (services: Services): Promise<void> => {
  const watched = watchedTables(services);
  const seen = await services.store.people.seen([...new Set(watched.flatMap(({ people }) => people))]);
  const since = services.now() - SEEN_MS;
  for (const table of watched)
    table.elsewhere = new Set(table.people.filter((person) => (seen.get(person) ?? 0) > since));
};

/** A node that dies between its write and its hint leaves the other nodes without the hint: compare versions. */
const sweep = async (services: Services): Promise<void> => {
  const watched = watchedTables(services);
  const versions = await services.store.tables.versions(watched.map(({ id }) => id));
  for (const table of watched)
    if ((versions.get(table.id) ?? 0) > table.snapshot.version) await resync(table);
};

/** Periodic work: due tables, heartbeats, presence, unloading idle tables, and resyncing after lost hints. */
const startMaintenance = (services: Services): (() => void) => {
  const { store, sockets, tables, scheduler, log, now } = services;
  const run = async (name: string, work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (error instanceof StorageError) services.metrics.storageErrors++;
      log('warn', name, { error: String(error) });
    }
  };
  const mark = async (): Promise<void> => {
    await store.people.markSeen(sockets.people, now());
    if (store.engine.kind === 'postgres') await refreshPresence(services);
  };
  const timers = [
    setInterval(() => sockets.heartbeat(), 1000),
    setInterval(() => void run('poll', scheduler.poll()), 1000),
    setInterval(() => void run('presence', mark()), 15_000),
    ...(store.engine.kind === 'postgres'
      ? [setInterval(() => void run('sweep', sweep(services)), 3000)]
      : []),
    setInterval(() => tables.unloadIdle((table) => scheduler.cancel(table)), 10_000),
    setTimeout(() => void run('old tables', removeOldTables(services)), 60_000),
    setInterval(() => void run('old tables', removeOldTables(services)), DAY_MS),
  ];
  // A SQLite file has one process: overdue tasks need not wait for another node.
  void run('poll', scheduler.poll(store.engine.kind === 'sqlite' ? GRACE_MS : 0));
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
};

const listen = (server: Server, { host, port }: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

export const startServer = async (config: Config, log: Log, now?: () => number): Promise<RunningServer> => {
  const database = databaseOf(config);
  const unlockFolder = config.databaseUrl === undefined ? lockFolder(config.data) : () => {};
  const store = await openStore(database);
  const services = createServices(config, store, log, now);
  const { publicKey } = await enablePush(services);
  let isReady = true;
  const app = buildApp(
    services,
    () => isReady,
    () => publicKey,
  );
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // Longer than any proxy or client keeps an idle connection: the server must not close it in the middle of a request.
  server.keepAliveTimeout = 75_000;
  const wss = acceptSockets(server, services);
  await store.engine.listen((hint) => onHint(services, hint));
  let port: number;
  try {
    port = await listen(server, config);
  } catch (error) {
    await store.engine.close();
    unlockFolder();
    throw error;
  }
  const stopMaintenance = startMaintenance(services);
  log('info', 'started', { port, engine: store.engine.kind });

  const stop = async (): Promise<void> => {
    isReady = false;
    stopMaintenance();
    services.scheduler.close();
    for (const connection of services.sockets.all()) {
      connection.send({ type: 'bye', wait: RECONNECT_MS });
      connection.close(1012);
    }
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const forceClose = setTimeout(() => {
      for (const client of wss.clients) client.terminate();
      server.closeAllConnections();
    }, 3000);
    await closed;
    clearTimeout(forceClose);
    await services.bots.close();
    await store.engine.close();
    unlockFolder();
    log('info', 'stopped');
  };
  return { port, services, stop };
};
