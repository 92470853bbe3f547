// Starts and stops one server process: services, HTTP and sockets on one port.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { enablePush } from '../features/push/push.ts';
import { Admission, admitRequests } from '../http/admission/admission.ts';
import { limitConnections } from '../http/admission/connections.ts';
import { placeBelow } from '../http/base.ts';
import { readPage } from '../http/page.ts';
import type { Log } from '../runtime/log.ts';
import { type Runtime, systemRuntime } from '../runtime/runtime.ts';
import { acceptSockets } from '../socket/accept.ts';
import { storageWords } from '../storage/observed.ts';
import { lockFolder } from '../storage/sqlite.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { onHint, startMaintenance } from './maintenance.ts';
import { openStore, type Store } from './store.ts';
import { createServices, type Services } from './wiring.ts';

/** So much may the clocks of two machines differ. */
const AHEAD_MS = 500;
/** Failed writes come in crowds: one in this time is logged. */
const FAILURES_LOGGED_MS = 10_000;
/** Clients may reconnect this long after a shutdown. */
const RECONNECT_MS = 1000;

export interface RunningServer {
  readonly port: number;
  /** The address of the server on this machine, without a slash at the end. */
  readonly address: string;
  /** For our own tests. @internal */
  readonly services: Services;
  /** For our own tests. @internal */
  readonly http: Server;
  /** Stops accepting connections, finishes pending writes, and asks all clients to reconnect. */
  stop(): Promise<void>;
}

export const databaseOf = ({ databaseUrl, data }: Config): string => {
  if (databaseUrl !== undefined) return databaseUrl;
  makeFolder(resolve(data));
  keepPrivate(data);
  return join(data, 'crescendo.db');
};

/** Creates the folders one by one: below /proc, Node's recursive mkdir never returns. */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
};

/** The database holds the seeds of running games: nobody else on the machine may read it, its copies or its journal. */
const keepPrivate = (folder: string): void => {
  for (const name of readdirSync(folder).filter((name) => name.startsWith('crescendo.'))) {
    const file = join(folder, name);
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  }
  // SQLite gives its other files the mode of the database. An existing file is not opened: closing it would end SQLite's lock.
  for (const name of ['crescendo.db', 'crescendo.lock']) {
    const file = join(folder, name);
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  }
};

const listen = (server: Server, { host, port }: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** Nodes on machines whose clocks differ go by the one of their database. */
const sharedTime = async ({ engine }: Store, runtime: Runtime, log: Log): Promise<Runtime> => {
  if (engine.kind === 'sqlite') return runtime;
  const asked = runtime.now();
  const [row] = await engine.read({ sql: 'SELECT EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS now' });
  const ahead = Math.round(Number(row?.now) - (asked + runtime.now()) / 2);
  if (Math.abs(ahead) < AHEAD_MS) return runtime;
  log('warn', 'clock', { ahead: -ahead, hint: 'the clocks of this machine and of the database differ' });
  return { ...runtime, now: () => runtime.now() + ahead };
};

export const startServer = async (
  config: Config,
  log: Log,
  ownRuntime: Runtime = systemRuntime,
): Promise<RunningServer> => {
  const database = databaseOf(config);
  const unlockFolder = config.databaseUrl === undefined ? lockFolder(config.data) : () => {};
  const store = await openStore(database, ownRuntime, log);
  const runtime = await sharedTime(store, ownRuntime, log);
  const services = createServices(config, store, log, runtime);
  let silentUntil = 0;
  store.writeErrors.onError = (error) => {
    services.metrics.storageErrors++;
    if (runtime.elapsed() < silentUntil) return;
    silentUntil = runtime.elapsed() + FAILURES_LOGGED_MS;
    log('error', 'write failed', { why: storageWords(error), error: error.message });
  };
  const { publicKey, notify } = await enablePush(services);
  services.pushNotify = notify;
  let isReady = true;
  const files = readPage(config.page, config.base);
  const admission = new Admission(services, files);
  const app = buildApp(
    services,
    { files, admission },
    () => isReady,
    () => publicKey,
  );
  const serverOptions = { connectionsCheckingInterval: 5000 };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // A client that stops reading a response does not keep it forever. Sockets have their own heartbeat.
  server.timeout = 120_000;
  // Longer than any proxy or client keeps an idle connection: the server must not close it in the middle of a request.
  server.keepAliveTimeout = 75_000;
  admitRequests(server, admission);
  limitConnections(server, config, admission.isIgnored);
  const wss = acceptSockets(server, services);
  placeBelow(server, config.base);
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
    // Without a database nothing can be given back: others take over after a while.
    const givenBack = services.scheduler
      .close()
      .catch((error) => log('warn', 'due', { error: String(error) }));
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
    await Promise.all([givenBack, services.bots.close(), services.checks.close()]);
    await store.engine.close();
    unlockFolder();
    log('info', 'stopped');
  };
  const address = `http://localhost:${port}${config.base.slice(0, -1)}`;
  return { port, address, services, http: server, stop };
};
