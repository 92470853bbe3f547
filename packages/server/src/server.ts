// Starts and stops one process: house, HTTP and sockets on one port.
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
import { Refused } from './request-error.ts';
import { buildHouse, GRACE_MS, type House, heal } from './services.ts';
import { Connection } from './socket/client-connection.ts';
import { type Hint, Trouble } from './storage/engine.ts';
import { holdFolder } from './storage/sqlite.ts';
import { openStore } from './storage/store.ts';
import { SEEN_MS } from './table/scheduler.ts';
import type { Table } from './table/table.ts';
import { overhear } from './talk.ts';

const MOST_BYTES = 16_384;
const BACK_MS = 1000;

export interface Running {
  readonly port: number;
  readonly house: House;
  /** Stops accepting, finishes what is being written, tells everybody to come back. */
  stop(): Promise<void>;
}

export const databaseOf = ({ databaseUrl, data }: Config): string => {
  if (databaseUrl !== undefined) return databaseUrl;
  makeFolder(resolve(data));
  return join(data, 'crescendo.db');
};

/** One by one: where no folder can be, as below /proc, Node's own way of making several never ends. */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
};

const refuseUpgrade = (socket: Duplex, { status, code }: Refused): void => {
  socket.end(`HTTP/1.1 ${status} ${code}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const acceptSockets = (server: Server, house: House): WebSocketServer => {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const { headers } = request;
    const address = addressOf(house.config, headers, request.socket.remoteAddress);
    if (new URL(request.url ?? '/', 'http://x').pathname !== '/api/socket') throw new Refused('not-found');
    if (!isOwnOrigin(house.config, headers)) throw new Refused('bad-origin');
    if (house.sockets.at(address) >= house.config.socketsPerAddress) throw new Refused('too-many-sockets');
    const person = await house.identity.of(tokenIn(headers.cookie, headers.authorization));
    wss.handleUpgrade(request, socket, head, (ws) => {
      new Connection(house, ws, {
        person: person?.id ?? null,
        name: person?.name ?? '',
        address,
        wire: socket,
      });
    });
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    accept(request, socket, head).catch((error) => {
      const refused = error instanceof Refused ? error : new Refused('try-again');
      if (refused !== error) house.log('error', 'upgrade', { error: String(error) });
      refuseUpgrade(socket, refused);
    });
  });
  return wss;
};

const hear = (house: House, hint: Hint | undefined): void => {
  if (hint === undefined) {
    for (const table of house.tables.loaded()) void heal(table);
    return;
  }
  if (hint.topic === 'person') {
    house.identity.forget();
    for (const table of house.tables.loaded())
      if (table.people.includes(hint.id))
        table.learnNames(true).then(
          () => table.publish(),
          () => {},
        );
    return;
  }
  const table = house.tables.known(hint.id);
  if (table === undefined) return;
  if (hint.topic === 'talk') overhear(house, table).catch(() => {});
  else void heal(table);
};

const watchedTables = ({ tables }: House): readonly Table[] =>
  [...tables.loaded()].filter(({ watchers }) => watchers.size > 0);

/** Who is at another node. */
const lookAround = async (house: House): Promise<void> => {
  const watched = watchedTables(house);
  const seen = await house.store.people.seen([...new Set(watched.flatMap(({ people }) => people))]);
  const since = house.now() - SEEN_MS;
  for (const table of watched)
    table.elsewhere = new Set(table.people.filter((person) => (seen.get(person) ?? 0) > since));
};

/** A node that dies between writing and telling leaves the others without a hint. */
const sweep = async (house: House): Promise<void> => {
  const watched = watchedTables(house);
  const versions = await house.store.tables.versions(watched.map(({ id }) => id));
  for (const table of watched) if ((versions.get(table.id) ?? 0) > table.sitting.version) await heal(table);
};

/** What is done again and again: due tables, heartbeats, presence, forgetting; and healing lost hints. */
const keepHouse = (house: House): (() => void) => {
  const { store, sockets, tables, keeper, log, now } = house;
  const work = async (what: string, doing: Promise<unknown>): Promise<void> => {
    try {
      await doing;
    } catch (error) {
      if (error instanceof Trouble) house.metrics.troubles++;
      log('warn', what, { error: String(error) });
    }
  };
  const mark = async (): Promise<void> => {
    await store.people.mark(sockets.people, now());
    if (store.engine.kind === 'postgres') await lookAround(house);
  };
  const timers = [
    setInterval(() => sockets.beat(), 1000),
    setInterval(() => void work('poll', keeper.poll()), 1000),
    setInterval(() => void work('presence', mark()), 15_000),
    ...(store.engine.kind === 'postgres' ? [setInterval(() => void work('sweep', sweep(house)), 3000)] : []),
    setInterval(() => tables.tidy((table) => keeper.disarm(table)), 10_000),
    setTimeout(() => void work('old tables', removeOldTables(house)), 60_000),
    setInterval(() => void work('old tables', removeOldTables(house)), DAY_MS),
  ];
  // One file has one process: what is due there waits for nobody else.
  void work('poll', keeper.poll(store.engine.kind === 'sqlite' ? GRACE_MS : 0));
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
};

const listen = (server: Server, { host, port }: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

export const startServer = async (config: Config, log: Log, now?: () => number): Promise<Running> => {
  const database = databaseOf(config);
  const letGo = config.databaseUrl === undefined ? holdFolder(config.data) : () => {};
  const store = await openStore(database);
  const house = buildHouse(config, store, log, now);
  const { publicKey } = await enablePush(house);
  let isReady = true;
  const app = buildApp(
    house,
    () => isReady,
    () => publicKey,
  );
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // Longer than any proxy or client keeps a silent connection: who closes first must not be us, in the middle of a question.
  server.keepAliveTimeout = 75_000;
  const wss = acceptSockets(server, house);
  await store.engine.listen((hint) => hear(house, hint));
  let port: number;
  try {
    port = await listen(server, config);
  } catch (error) {
    await store.engine.close();
    letGo();
    throw error;
  }
  const stopKeeping = keepHouse(house);
  log('info', 'started', { port, engine: store.engine.kind });

  const stop = async (): Promise<void> => {
    isReady = false;
    stopKeeping();
    house.keeper.close();
    for (const connection of house.sockets.all()) {
      connection.send({ type: 'bye', wait: BACK_MS });
      connection.close(1012);
    }
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const impatient = setTimeout(() => {
      for (const client of wss.clients) client.terminate();
      server.closeAllConnections();
    }, 3000);
    await closed;
    clearTimeout(impatient);
    await house.bots.close();
    await store.engine.close();
    letGo();
    log('info', 'stopped');
  };
  return { port, house, stop };
};
