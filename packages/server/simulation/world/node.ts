// A node: one server process with all its services on the shared database. It can be killed and started again.
import { PROTOCOL } from '@crescendo/protocol';
import { type Dice, seeded } from '@crescendo/rules';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { readConfig } from '../../src/boot/config.ts';
import { onHint, startMaintenance } from '../../src/boot/maintenance.ts';
import { ROUTES } from '../../src/boot/routes.ts';
import { storeOn } from '../../src/boot/store.ts';
import { createServices, type Services } from '../../src/boot/wiring.ts';
import type { Log } from '../../src/runtime/log.ts';
import { ClientConnection } from '../../src/socket/client-connection.ts';
import { RequestError } from '../../src/table/request-error.ts';
import type { Fault } from '../faults/fault.ts';
import { simulatedBots } from './bots.ts';
import type { Bus } from './bus.ts';
import type { Database } from './database.ts';
import { HEALTHY, SimulatedEngine, type StorageHealth } from './engine.ts';
import type { Link } from './link.ts';
import { Process } from './process.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface NodeParts {
  readonly time: VirtualTime;
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
  /** A deliberate fault in the server. */
  readonly fault: Fault | undefined;
  readonly seed: string;
  /** One node may run on SQLite; several need PostgreSQL. */
  readonly kind: 'sqlite' | 'postgres';
}

interface RunningNode {
  readonly process: Process;
  readonly engine: SimulatedEngine;
  readonly services: Services;
}

/** Limits are tested elsewhere: here they would only hide what the check of the news looks for. */
export const CONFIG = {
  ...readConfig({}),
  page: '/nowhere',
  messagesPerSecond: 10_000,
  messagesPerAddress: 10_000,
  workPerAddress: 10_000,
  requestsPerSecond: 10_000,
  tablesPerPerson: 1000,
};

const ALL_ROUTES = ROUTES(() => null);

export class Node {
  readonly index: number;
  running: RunningNode | undefined;
  readonly #parts: NodeParts;
  #starts = 0;

  constructor(index: number, parts: NodeParts) {
    this.index = index;
    this.#parts = parts;
  }

  start(): void {
    if (this.running !== undefined) return;
    const { time, database, bus, log, fault, seed, kind } = this.#parts;
    const dice = (name: string): Dice => seeded(`${seed} node ${this.index} ${this.#starts} ${name}`);
    this.#starts++;
    const process = new Process(time, dice('random'));
    const runtime = fault?.runtime?.(process.runtime) ?? process.runtime;
    const engine = new SimulatedEngine(kind, { database, bus, process, dice: dice('storage') });
    const sound = storeOn(fault?.engine?.(engine, process) ?? engine, runtime);
    const store = fault?.store?.(sound, process) ?? sound;
    const bots = simulatedBots(process, dice('bots'));
    const services = createServices(CONFIG, store, log, runtime, bots);
    void store.engine.listen((hint) => onHint(services, hint));
    startMaintenance(services);
    this.running = { process, engine, services };
  }

  /** Everything in memory is lost. */
  kill(): void {
    this.running?.process.kill();
    this.running = undefined;
  }

  pause(ms: number): void {
    this.running?.process.pause(ms);
  }

  /** The connection to the database is lost, with every request under way. */
  disconnect(ms: number): void {
    const { engine, services } = this.running ?? {};
    if (services !== undefined) engine?.break(ms, (hint) => onHint(services, hint));
  }

  setStorageHealth(health: StorageHealth | undefined): void {
    if (this.running !== undefined) this.running.engine.health = health ?? HEALTHY;
  }

  /** A client opens a socket. */
  accept(link: Link, token: string | undefined, address: string): void {
    const { process, services } = this.running ?? {};
    if (process === undefined || services === undefined) {
      link.refused();
      return;
    }
    process.after(0, async () => {
      try {
        const person = await services.identity.personFor(token);
        link.accepted(process);
        new ClientConnection(services, link.server as unknown as WebSocket, {
          protocol: PROTOCOL,
          person: person?.id ?? null,
          name: person?.name ?? '',
          address,
          outbox: link.outbox,
        });
      } catch {
        link.refused();
      }
    });
  }

  /** An HTTP request, from the route on: the answer, or why it was rejected. */
  async request(name: string, token: string | undefined, asked: object = {}, table = ''): Promise<unknown> {
    const { services } = this.running ?? {};
    const route = ALL_ROUTES.find(({ method, path }) => `${method} ${path}` === name);
    if (services === undefined || route === undefined) throw new RequestError('try-again');
    const person = (await services.identity.personFor(token)) ?? null;
    return route.run({
      services,
      person,
      address: '10.0.0.1',
      requirePerson: () => {
        if (person === null) throw new RequestError('unauthenticated');
        return person;
      },
      body: route.body === undefined ? undefined : v.parse(route.body, asked),
      param: () => table,
      query: () => undefined,
      protocol: PROTOCOL,
      charge: () => {},
      reachable: () => null,
      setToken: () => {},
    });
  }
}
