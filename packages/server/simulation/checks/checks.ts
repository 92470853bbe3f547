// All checks of one simulation together; the first failure ends it.
import { createHash, type Hash } from 'node:crypto';
import type { TableState } from '@crescendo/protocol';
import type { Database, LogChange } from '../world/database.ts';
import type { LinkListeners } from '../world/link.ts';
import type { VirtualTime } from '../world/virtual-time.ts';
import type { Check, Failure } from './check.ts';
import { Commands } from './commands.ts';
import { EventChecks } from './event-checks.ts';
import { GroupChecks } from './group-checks.ts';
import { LogModel } from './log-model.ts';
import { MessageChecks } from './message-checks.ts';
import { Requests } from './requests.ts';
import { TalkChecks } from './talk-checks.ts';
import { ViewChecks } from './view-checks.ts';

interface SentMove {
  readonly table: string;
  readonly id: string;
  readonly move: string;
  readonly decided?: number;
}

export class Checks {
  failure: Failure | undefined;
  readonly log: LogModel;
  readonly commands: Commands;
  readonly views: ViewChecks;
  readonly requests = new Requests();
  readonly talk: TalkChecks;
  readonly groups: GroupChecks;
  readonly #messages: MessageChecks;
  readonly #time: VirtualTime;
  readonly #hash: Hash = createHash('sha256');

  constructor(time: VirtualTime) {
    this.#time = time;
    const now = (): number => time.now;
    this.commands = new Commands(this.fail, now);
    const events = new EventChecks(this.fail, this.requests);
    this.log = new LogModel(this.fail, this.commands, events, now);
    this.talk = new TalkChecks(this.fail, this.log, now);
    this.groups = new GroupChecks(this.fail, this.log, now);
    this.views = new ViewChecks(this.fail, this.log, now);
    this.#messages = new MessageChecks(this.fail, this.log, this.commands, this.talk);
  }

  readonly fail = (check: Check, detail: string): void => {
    this.failure ??= { check, detail, at: this.#time.now - this.#time.start };
  };

  /** Everything that happened, in one number: the same seed gives the same. */
  get trace(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  onChange(database: Database, change: LogChange): void {
    this.#trace('log', change.table, `${change.kind} ${change.n} ${change.at} ${change.body}`);
    this.#guarded(() => this.log.onChange(database, change));
  }

  /** For the socket of one client. */
  listen(person: () => string | null): LinkListeners {
    const arrivals = new Map<string, number[]>();
    return {
      onSent: (text) => {
        this.#trace('sent', person(), text);
        this.#guarded(() => this.#messages.sent(person(), text, arrivals));
      },
      onArrived: (text) => {
        this.#trace('arrived', person(), text);
        const { type, id } = JSON.parse(text) as { type: string; id?: string };
        if (type === 'move' && id !== undefined)
          arrivals.set(id, [...(arrivals.get(id) ?? []), this.#time.now]);
      },
    };
  }

  sentMove(person: string | null, { table, id, move, decided }: SentMove): void {
    this.commands.sent(table, person, id, move, decided);
  }

  /** A move sent by HTTP has been answered. */
  asked(person: string | null, { table, id }: SentMove, answer: Promise<unknown>): void {
    answer.then(
      (value) => this.commands.done(table, person, id, (value as { version: number }).version),
      () => {},
    );
  }

  /** `had`: the versions that the client may have had before. Returns the index of the one that fits the news. */
  received(
    person: string | null,
    state: TableState,
    had: readonly (number | undefined)[],
  ): number | undefined {
    return this.#guarded(() => this.views.received(person, state, had));
  }

  #trace(...parts: readonly (string | null)[]): void {
    this.#hash.update(`${this.#time.now} ${parts.join(' ')}\n`);
  }

  /** A check that throws has found something as well. */
  #guarded<T>(check: () => T): T | undefined {
    try {
      return check();
    } catch (error) {
      this.fail('errors', error instanceof Error ? (error.stack ?? error.message) : String(error));
      return undefined;
    }
  }
}
