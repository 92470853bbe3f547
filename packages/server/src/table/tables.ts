// All tables this process knows at the moment. Any of them may be known elsewhere too: none is owned.
import { randomBytes } from 'node:crypto';
import type { CreateTable } from '@crescendo/protocol';
import { orTryAgain } from '../identity.ts';
import { RequestError } from '../request-error.ts';
import { type Command, isFull, leave, rematch, replace, seatBot, sit, start } from './commands.ts';
import { fitPlaces, prepareTable, reseat } from './prepared-table.ts';
import { readSettings, type TableSettings } from './settings.ts';
import { configOf } from './snapshot.ts';
import { Table, type TableServices } from './table.ts';

export const newId = (): string => randomBytes(16).toString('base64url');

/** A table nobody looks at is forgotten after so long; the database remembers it. */
const FORGET_MS = 60_000;

/** Done, or no longer possible: both are well. */
const quietly = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof RequestError) || error.code === 'try-again') throw error;
  }
};

export class Tables {
  readonly #services: TableServices;
  readonly #known = new Map<string, Promise<Table>>();
  readonly #loaded = new Map<string, Table>();

  constructor(services: TableServices) {
    this.#services = services;
  }

  get count(): number {
    return this.#loaded.size;
  }

  loaded(): Iterable<Table> {
    return this.#loaded.values();
  }

  known(id: string): Table | undefined {
    return this.#loaded.get(id);
  }

  load(id: string): Promise<Table> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#known.set(id, loading);
    // What could not be loaded may be there a moment later.
    loading.catch(() => this.#known.delete(id));
    return loading;
  }

  /** The table as it is now, whoever has written last. */
  async fresh(id: string): Promise<Table> {
    const known = this.#loaded.get(id);
    if (known === undefined) return this.load(id);
    await known.refresh();
    return known;
  }

  async #load(id: string): Promise<Table> {
    const row = await orTryAgain(this.#services.store.tables.find(id));
    if (row === undefined) throw new RequestError('unknown-table');
    const table = new Table(configOf(row), this.#services);
    await orTryAgain(table.catchUp());
    this.#loaded.set(id, table);
    // Whoever sat down last may have found a server that died before it could begin.
    await this.startIfFull(table).catch(() => {});
    return table;
  }

  async create(person: string, asked: CreateTable): Promise<Table> {
    const settings = readSettings(asked);
    if (asked.instead !== undefined) return this.#createInstead(person, settings, asked);
    const table = await this.#add(person, settings);
    if (asked.sit ?? true) await this.sit(table, person, undefined, asked.entropy ?? '');
    return table;
  }

  /** In place of a table that has not begun: whoever sits there finds themselves here. */
  async #createInstead(person: string, settings: TableSettings, asked: CreateTable): Promise<Table> {
    const old = await this.fresh(asked.instead!);
    // Reject early, before anything is created in vain.
    replace(person, old.id)(old.config, old.snapshot);
    const places = fitPlaces(old.snapshot.places, settings.seats);
    const table = await this.#add(
      person,
      settings,
      reseat(places, () => true),
    );
    try {
      await old.act(replace(person, table.id));
    } catch (error) {
      await this.#remove(table);
      throw error;
    }
    // Somebody may have got up there in the meantime, or sat down.
    for (const { person: early } of places)
      if (early !== null && !old.people.includes(early)) await quietly(table.act(leave(early)));
    for (const late of old.people)
      if (!table.people.includes(late)) await quietly(table.act(sit(late, undefined, '')));
    if (asked.sit === true && !table.people.includes(person))
      await quietly(table.act(sit(person, undefined, asked.entropy ?? '')));
    await this.startIfFull(table);
    return table;
  }

  async #add(host: string, settings: TableSettings, commands: readonly Command[] = []): Promise<Table> {
    const row = {
      id: newId(),
      host,
      settings: JSON.stringify(settings),
      seed: randomBytes(32).toString('hex'),
      listed: settings.public,
      status: 'open' as const,
      seating: JSON.stringify(Array.from({ length: settings.seats }, () => null)),
      made: this.#services.now(),
    };
    await orTryAgain(this.#services.store.tables.add(row, prepareTable(row, commands).events));
    const table = new Table(configOf(row), this.#services);
    if (commands.length > 0) await orTryAgain(table.catchUp());
    this.#known.set(row.id, Promise.resolve(table));
    this.#loaded.set(row.id, table);
    return table;
  }

  async sit(table: Table, person: string, seat: number | undefined, entropy: string): Promise<void> {
    await table.act(sit(person, seat, entropy));
    await this.startIfFull(table);
  }

  async bot(table: Table, ...[person, seat, level]: Parameters<typeof seatBot>): Promise<void> {
    await table.act(seatBot(person, seat, level));
    await this.startIfFull(table);
  }

  async startIfFull(table: Table): Promise<void> {
    const { config, snapshot } = table;
    if (config.settings.start !== 'full' || snapshot.status !== 'open' || !isFull(snapshot)) return;
    // Somebody else has started it, or has left again: both are well.
    await quietly(table.act(start(null)));
  }

  /** The same people once more, at a new table; whoever asks first makes it. */
  async rematch(old: Table, person: string): Promise<Table> {
    // Where they have gone is told to those who sat here.
    if (old.snapshot.next !== null && old.people.includes(person)) return this.load(old.snapshot.next);
    // Reject early, before anything is created in vain.
    rematch(person, old.id)(old.config, old.snapshot);
    const host = old.people.includes(old.config.host) ? old.config.host : person;
    const seated = reseat(old.snapshot.places, (who) => who === person);
    const table = await this.#add(host, old.config.settings, seated);
    try {
      await old.act(rematch(person, table.id));
    } catch (error) {
      await this.#remove(table);
      if (old.snapshot.next !== null) return this.load(old.snapshot.next);
      throw error;
    }
    await this.startIfFull(table);
    return table;
  }

  async #remove({ id }: Table): Promise<void> {
    this.forget(id);
    await this.#services.store.tables.remove(id);
  }

  forget(id: string): void {
    this.#known.delete(id);
    this.#loaded.delete(id);
  }

  /** Forget what nobody looks at. */
  tidy(forgotten: (table: Table) => void): void {
    const before = this.#services.now() - FORGET_MS;
    for (const table of this.#loaded.values()) {
      if (table.watchers.size > 0 || table.used >= before) continue;
      this.forget(table.id);
      forgotten(table);
    }
  }
}
