// Runs one plan: nodes, clients and disturbances on virtual time, with every check at every step.
import { itemAt, seeded } from '@crescendo/rules';
import { hashOf } from '../src/features/people/identity.ts';
import type { Log } from '../src/runtime/log.ts';
import type { Failure } from './checks/check.ts';
import { Checks } from './checks/checks.ts';
import { checkDue } from './checks/due-checks.ts';
import { checkConverged, checkRecord, checkStored } from './checks/end-checks.ts';
import { newest } from './checks/log-model.ts';
import { Client, type OpenRoom } from './clients/client.ts';
import type { OpenGroup } from './clients/features.ts';
import type { Fault } from './faults/fault.ts';
import type { Disturbance, NodeDisturbance, Plan } from './plan.ts';
import { Bus, RELIABLE } from './world/bus.ts';
import { Database } from './world/database.ts';
import { CONFIG, Node } from './world/node.ts';
import { VirtualTime } from './world/virtual-time.ts';

/** All must be well for this long before everybody agrees. */
const QUIET_MS = 75_000;
const DUE_CHECK_MS = 1000;
const POWER_CUT_MS = 3000;

export interface Outcome {
  readonly failure: Failure | undefined;
  /** Everything that happened, in one number. */
  readonly trace: string;
  /** Virtual milliseconds. */
  readonly ms: number;
  readonly moves: number;
  readonly acknowledged: number;
  readonly views: number;
  readonly finished: number;
}

class Simulation {
  readonly #plan: Plan;
  readonly #time = new VirtualTime();
  readonly #checks = new Checks(this.#time);
  readonly #database: Database = new Database((change) => this.#checks.onChange(this.#database, change));
  readonly #bus: Bus;
  readonly #nodes: readonly Node[];
  readonly #clients: readonly Client[];
  readonly #rooms: readonly OpenRoom[];
  #disturbedUntil = 0;

  constructor(plan: Plan, fault: Fault | undefined) {
    const { seed, kind } = plan;
    this.#plan = plan;
    this.#checks.talk.database = this.#database;
    this.#bus = new Bus(seeded(`${seed} bus`));
    this.#rooms = plan.rooms.map((room) => ({ ...room, id: undefined }));
    const log: Log = (level, event, fields) => {
      if (level === 'error') this.#checks.fail('errors', `${event} ${JSON.stringify(fields)}`);
    };
    const parts = { time: this.#time, database: this.#database, bus: this.#bus, log, fault, seed, kind };
    this.#nodes = Array.from({ length: plan.nodes }, (_, index) => new Node(index, parts));
    const group: OpenGroup = { id: undefined, members: new Set() };
    const shared = {
      time: this.#time,
      nodes: this.#nodes,
      rooms: this.#rooms,
      checks: this.#checks,
      seed,
      group,
    };
    const personOf = (token: string): string => this.#personOf(token);
    this.#clients = Array.from(
      { length: plan.clients },
      (_, index) => new Client(index, { ...shared, personOf }),
    );
  }

  /** Whatever is thrown, and by whom, is a failure of this seed. */
  async run(): Promise<Outcome> {
    const report = (error: unknown): void =>
      this.#checks.fail('errors', error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.on('unhandledRejection', report);
    try {
      await this.#run();
    } catch (error) {
      report(error);
    } finally {
      process.off('unhandledRejection', report);
    }
    return this.#outcome();
  }

  async #run(): Promise<void> {
    const { duration, steps } = this.#plan;
    const time = this.#time;
    for (const node of this.#nodes) node.start();
    for (const client of this.#clients) client.begin(client.index < this.#plan.clients - 1);
    for (const step of steps)
      time.at(time.start + step.at, () => {
        if ('client' in step) this.#clients[step.client]?.perform(step.action);
        else this.#disturb(step.disturbance);
      });
    this.#watchDue();
    const isOver = (): boolean => this.#checks.failure !== undefined;
    await time.runUntil(time.start + duration, isOver);
    await time.runUntil(this.#disturbedUntil, isOver);
    for (const client of this.#clients) client.settle();
    await time.runUntil(time.now + QUIET_MS, isOver);
    if (!isOver()) await this.#checkEnd(isOver);
  }

  close(): void {
    for (const node of this.#nodes) node.kill();
    this.#database.close();
  }

  #personOf(token: string): string {
    const [row] = this.#database.read({
      sql: 'SELECT person FROM devices WHERE hash = $1',
      values: [hashOf(token)],
    });
    return String(row?.person);
  }

  #disturb(disturbance: Disturbance): void {
    const { kind, ms } = disturbance;
    if (kind !== 'exodus') this.#disturbedUntil = Math.max(this.#disturbedUntil, this.#time.now + ms);
    if (kind === 'exodus') {
      for (const client of this.#clients) client.vanish(ms);
      if (!disturbance.isPowerCut) return;
      for (const node of this.#nodes.keys()) this.#disturb({ kind: 'kill', node, ms: POWER_CUT_MS });
    } else if (kind === 'bus') {
      this.#bus.quality = disturbance.quality;
      this.#time.after(ms, () => {
        this.#bus.quality = RELIABLE;
      });
    } else this.#disturbNode(itemAt(this.#nodes, disturbance.node), disturbance);
  }

  #disturbNode(node: Node, disturbance: NodeDisturbance): void {
    const { kind, ms } = disturbance;
    if (kind === 'pause') node.pause(ms);
    if (kind === 'disconnect') node.disconnect(ms);
    if (kind === 'kill') {
      node.kill();
      this.#time.after(ms, () => node.start());
    }
    if (kind === 'storage') {
      node.setStorageHealth(disturbance.health);
      this.#time.after(ms, () => node.setStorageHealth(undefined));
    }
  }

  #watchDue(): void {
    const { now } = this.#time;
    const attendedSince = (people: readonly string[], table: string): number | undefined => {
      const since = this.#clients.flatMap((client) => {
        const { person, upSince } = client;
        const isThere = person !== null && people.includes(person) && client.isWatching(table);
        return isThere && upSince !== undefined ? [upSince] : [];
      });
      return since.length === 0 ? undefined : Math.min(...since);
    };
    checkDue(this.#checks.fail, this.#checks.log, {
      now: Math.floor(now),
      botPause: CONFIG.botPause,
      calmSince: this.#disturbedUntil,
      attendedSince,
    });
    this.#time.after(DUE_CHECK_MS, () => this.#watchDue());
  }

  async #checkEnd(isOver: () => boolean): Promise<void> {
    checkConverged(this.#checks, this.#clients, this.#database, this.#time.now);
    checkStored(this.#checks, this.#database);
    for (const table of this.#checks.log.tables.values()) {
      if (newest(table).status !== 'over') continue;
      const client = this.#clients.find(({ person }) =>
        newest(table).seatStates.some((seatState) => seatState.person === person),
      );
      // A delayed spectator learns the end later; a player never waits.
      if (client === undefined) continue;
      client.network.request('GET /api/tables/:table/record', {}, table.config.id).then(
        (text) => checkRecord(this.#checks.fail, table, String(text)),
        (error) => this.#checks.fail('dice', `there is no record: ${error}`),
      );
    }
    await this.#time.runUntil(this.#time.now + 5000, isOver);
  }

  #outcome(): Outcome {
    const { failure, trace, commands, views, log } = this.#checks;
    const snapshots = [...log.tables.values()].map(newest);
    return {
      failure,
      trace,
      ms: this.#time.now - this.#time.start,
      moves: snapshots.reduce((sum, { moment }) => sum + moment, 0),
      acknowledged: commands.acknowledged,
      views: views.checked,
      finished: snapshots.filter(({ status }) => status === 'over').length,
    };
  }
}

export const simulate = async (plan: Plan, fault?: Fault): Promise<Outcome> => {
  const uninstall = fault?.install?.();
  const simulation = new Simulation(plan, fault);
  try {
    return await simulation.run();
  } finally {
    simulation.close();
    uninstall?.();
  }
};
