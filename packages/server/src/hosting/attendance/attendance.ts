// The people at a table: those who watch it here, those who were seen at other nodes, and their names.

import type { Runtime } from '../../runtime/runtime.ts';
import { seatOf } from '../../table/seats.ts';
import type { PeopleInfo } from '../../table/views/present.ts';
import type { WatchedTable, Watcher } from '../watcher.ts';
import { Announcer } from './announcer.ts';
import { Audience, keyOf } from './audience.ts';
import { Names, type NamesStore } from './names.ts';

/** The table whose people these are. */
interface AttendedTable extends WatchedTable {
  /** The people whose names are shown. */
  readonly named: readonly string[];
  publish(): void;
}

export class Attendance {
  /** People recently seen by other processes. */
  elsewhere: Set<string> = new Set();
  readonly audience: Audience;
  readonly #table: AttendedTable;
  readonly #names: Names;
  readonly #announcer: Announcer;

  constructor(table: AttendedTable, people: NamesStore, runtime: Runtime) {
    this.#table = table;
    this.#names = new Names(people);
    this.audience = new Audience(table, (person) => this.#names.of(person));
    this.#announcer = new Announcer(runtime, {
      watchers: table.watchers,
      tell: (watcher) => watcher.show(table.id),
      learnNames: () => this.learnNames(true),
    });
  }

  readonly info: PeopleInfo = {
    name: (person) => this.#names.of(person),
    isOnline: (person) => this.isHere(person) || this.elsewhere.has(person),
    audience: () => this.audience.info,
    keyOf: (person) => keyOf(this.#table.id, person),
  };

  /** The person whom the host has removed, by key; `undefined` if there is none. */
  removedBy(key: string): string | undefined {
    return this.#table.snapshot.removed.find((person) => this.info.keyOf(person) === key);
  }

  isHere(person: string): boolean {
    for (const watcher of this.#table.watchers) if (watcher.person === person) return true;
    return false;
  }

  /** For whom bots think here: the address of a player who watches, or of anyone who does; otherwise the host. */
  get payer(): string {
    const { watchers, snapshot, config } = this.#table;
    let any: string | undefined;
    for (const { person, address } of watchers) {
      if (seatOf(snapshot, person) !== null) return address;
      any ??= address;
    }
    return any ?? config.host;
  }

  get areNamesKnown(): boolean {
    return this.#names.areKnown(this.#table.named);
  }

  /** Those whose names are told: who sits here, and who watches. */
  get people(): readonly string[] {
    return [...this.#table.named, ...this.audience.people];
  }

  /** Reads the names that are not known yet; `again`: all of them. */
  async learnNames(again = false): Promise<void> {
    await this.#names.learn(this.people, again);
    this.audience.change();
  }

  /** Also of people who are no longer here, but once said something. */
  learnNamesOf(people: readonly string[]): Promise<void> {
    return this.#names.learn([...new Set(people)]);
  }

  /** Somebody begins or ceases to watch without a seat: where few do, all are told. */
  async noteSpectator(): Promise<void> {
    this.audience.change();
    if (!this.audience.isSmall) return;
    await this.learnNames().catch(() => {});
    this.announce();
  }

  /** These are the names of people, some of them at this table. */
  noteNames(names: ReadonlyMap<string, string>): void {
    if (!this.#names.note(this.people, names)) return;
    this.audience.change();
    this.#table.publish();
  }

  /** Announces that the people here, or their names, have changed. `except`: knows it already. */
  announce(names: 'same' | 'changed' = 'same', except?: Watcher): void {
    this.#announcer.announce(names, except);
  }
}
