// Who is at a table: who watches it here, who was seen at other nodes, and what the people there are called.
import { Announcer } from './announcer.ts';
import { Names } from './names.ts';
import { seatOf } from './place.ts';
import type { PeopleInfo } from './present.ts';
import type { Table, TableServices, Watcher } from './table.ts';

export class Attendance {
  /** People recently seen by other processes. */
  elsewhere: Set<string> = new Set();
  readonly #table: Table;
  readonly #names: Names;
  readonly #announcer: Announcer;

  constructor(table: Table, { store, runtime }: Pick<TableServices, 'store' | 'runtime'>) {
    this.#table = table;
    this.#names = new Names(store);
    this.#announcer = new Announcer(runtime, {
      watchers: table.watchers,
      tell: (watcher) => watcher.show(table),
      learnNames: () => this.learnNames(true),
    });
  }

  readonly info: PeopleInfo = {
    name: (person) => this.#names.of(person),
    isOnline: (person) => this.isHere(person) || this.elsewhere.has(person),
  };

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

  /** Reads the names that are not known yet; `again`: all of them. */
  learnNames(again = false): Promise<void> {
    return this.#names.learn(this.#table.named, again);
  }

  /** These are the names of people, some of them at this table. */
  noteNames(names: ReadonlyMap<string, string>): void {
    if (this.#names.note(this.#table.named, names)) this.#table.publish();
  }

  /** Who is here, or what they are called, has changed. `except`: has just been told. */
  announce(names: 'same' | 'changed' = 'same', except?: Watcher): void {
    this.#announcer.announce(names, except);
  }
}
