// The people who watch a table without a seat, apart from the host: everyone at the table sees them, and the host may offer them a seat.
import { createHash } from 'node:crypto';
import { looksAlike } from '@crescendo/bots/names';
import type { Spectator } from '@crescendo/protocol';
import { seatOf } from '../../table/seats.ts';
import type { TableSnapshot } from '../../table/snapshot.ts';
import type { AudienceInfo } from '../../table/views/present.ts';
import type { WatchedTable } from '../watcher.ts';

/** So many are named. Where more watch, those who come and go are counted, but nobody is told at once. */
const MAX_NAMED = 24;

interface Known extends AudienceInfo {
  readonly seatStates: TableSnapshot['seatStates'];
  readonly offers: TableSnapshot['offers'];
}

/** Names a person at one table without telling who it is. */
export const keyOf = (table: string, person: string): string =>
  createHash('sha256').update(`${table} ${person}`).digest('base64url').slice(0, 12);

export class Audience {
  readonly #table: WatchedTable;
  readonly #nameOf: (person: string) => string;
  /** The same list as long as nothing about it changes, so that nobody has to compare what is in it. */
  #known: Known | undefined;

  constructor(table: WatchedTable, nameOf: (person: string) => string) {
    this.#table = table;
    this.#nameOf = nameOf;
  }

  /** Somebody has come or gone, or is called something else. */
  change(): void {
    this.#known = undefined;
  }

  /** Those who are named, the first to come first. */
  get people(): readonly string[] {
    return [...this.#everyone().people].slice(0, MAX_NAMED);
  }

  /** True if so few watch that everybody is told at once when somebody comes or goes. */
  get isSmall(): boolean {
    return this.info.audience <= MAX_NAMED;
  }

  get info(): AudienceInfo {
    const { seatStates, offers } = this.#table.snapshot;
    if (this.#known?.seatStates === seatStates && this.#known.offers === offers) return this.#known;
    const { people, strangers } = this.#everyone();
    const watching = [...people].slice(0, MAX_NAMED).map(
      (person): Spectator => ({
        key: keyOf(this.#table.id, person),
        name: this.nameOf(person),
        offered: offers.includes(person),
      }),
    );
    this.#known = { seatStates, offers, watching, audience: people.size + strangers };
    return this.#known;
  }

  /** The name of somebody who watches; empty where a player at the table is called the same: nobody passes for a player. */
  nameOf(person: string): string {
    const name = this.#nameOf(person);
    const { seatStates } = this.#table.snapshot;
    const isTaken = seatStates.some(
      ({ person: player }) => player !== null && player !== person && looksAlike(name, this.#nameOf(player)),
    );
    return isTaken ? '' : name;
  }

  /** The person with this key; `undefined` if nobody here has it. */
  personOf(key: string): string | undefined {
    return this.people.find((person) => keyOf(this.#table.id, person) === key);
  }

  /** Programs may watch without saying who they are. */
  #everyone(): { readonly people: ReadonlySet<string>; readonly strangers: number } {
    const { watchers, snapshot, config } = this.#table;
    const people = new Set<string>();
    let strangers = 0;
    for (const { person } of watchers) {
      if (person === null) strangers++;
      else if (person !== config.host && seatOf(snapshot, person) === null) people.add(person);
    }
    return { people, strangers };
  }
}
