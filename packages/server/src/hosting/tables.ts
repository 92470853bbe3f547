// The tables loaded in this process. Any of them may be loaded in other processes too: none is owned.

import type { CreateTable } from '@crescendo/protocol';
import type { GameId } from '@crescendo/rules';
import { type Charge, replayCost } from '../limits/replay-cost.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { asRetryable } from '../storage/retryable.ts';
import type { Command } from '../table/commands/command.ts';
import { awaitsShares, fix, isFull, rematch, start } from '../table/commands/game.ts';
import { replace } from '../table/commands/host.ts';
import { offerSeat } from '../table/commands/offers.ts';
import type { DiceShare } from '../table/commands/seating.ts';
import { leave, seatBot, shareDice, sit } from '../table/commands/seating.ts';
import { fitSeats, prepareTable, reseat, stayRemoved } from '../table/log/prepared-table.ts';
import { RequestError } from '../table/request-error.ts';
import { FREE, type SeatState } from '../table/seats.ts';
import { quickKey, readTableSettings, rematchSettings, type TableSettings } from '../table/settings.ts';
import { configOf } from '../table/table-config.ts';
import { Table, type TableServices, type TableStores } from './table.ts';

/** 127 random bits. The first character is a letter: an id that began with `-` would be a flag in the terminal. */
export const newId = ({ randomBytes }: Runtime): string => {
  const bytes = Buffer.from(randomBytes(16));
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0);
  return bytes.toString('base64url');
};

/** A table that nobody watches is unloaded after this time; the database keeps it. */
const UNLOAD_MS = 60_000;

/** For commands that may already be done or no longer possible: both are fine. */
const ignoreRejection = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof RequestError) || error.code === 'try-again') throw error;
  }
};

interface TablesServices extends TableServices {
  readonly store: TableStores & {
    readonly groups: { ofTable(table: string): Promise<string | undefined> };
  };
}

export class Tables {
  readonly #services: TablesServices;
  readonly #known = new Map<string, Promise<Table>>();
  readonly #loaded = new Map<string, Table>();

  constructor(services: TablesServices) {
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

  /** The client that has a long log read is charged for it. */
  load(id: string, charge?: Charge): Promise<Table> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    if (charge !== undefined) return this.#charged(id, charge);
    const loading = this.#load(id);
    this.#known.set(id, loading);
    // A table that could not be loaded may be there a moment later.
    loading.catch(() => this.#known.delete(id));
    return loading;
  }

  async #charged(id: string, charge: Charge): Promise<Table> {
    charge(replayCost(await asRetryable(this.#services.store.tables.lastEvent(id))));
    return this.load(id);
  }

  /** The table in its newest state, whichever process wrote last. */
  async fresh(id: string, charge?: Charge): Promise<Table> {
    const known = this.#loaded.get(id);
    if (known === undefined) return this.load(id, charge);
    await known.refresh();
    return known;
  }

  async #load(id: string): Promise<Table> {
    const row = await asRetryable(this.#services.store.tables.find(id));
    if (row === undefined) throw new RequestError('unknown-table');
    const table = new Table(configOf(row), this.#services);
    await asRetryable(table.catchUp());
    this.#loaded.set(id, table);
    // The last player may have sat down at a server that died before it could start the game.
    await this.startIfFull(table).catch(() => {});
    return table;
  }

  /** `origin`: where a public table comes from. */
  async create(person: string, asked: CreateTable, origin?: string): Promise<Table> {
    const settings = readTableSettings(asked);
    if (asked.instead !== undefined)
      return this.#createInstead(person, settings, asked.instead, asked, origin);
    const from = { origin, group: asked.group };
    if (!(asked.sit ?? true)) return this.#add(person, settings, [], from);
    // A table for one is full at once: that is more than writing down who sits there.
    if (settings.seats > 1) return this.#add(person, settings, [sit(person, undefined, asked)], from);
    const table = await this.#add(person, settings, [], from);
    await this.sit(table, person, undefined, asked);
    return table;
  }

  /** Replaces a table that has not started: its players move to the new one. */
  async #createInstead(
    person: string,
    settings: TableSettings,
    instead: string,
    asked: CreateTable,
    origin: string | undefined,
  ): Promise<Table> {
    const old = await this.fresh(instead);
    // Reject early, before anything is created in vain.
    replace(person, old.id)(old.config, old.snapshot);
    const isLeftBehind = ({ person: one, ready }: SeatState): boolean =>
      asked.agreed === true && one !== null && !ready;
    const coming = old.snapshot.seatStates.map((one) => (isLeftBehind(one) ? FREE : one));
    const seatStates = fitSeats(coming, settings.seats);
    const { after, evening = old.id } = old.config.settings;
    const offers = old.snapshot.offers.map((to) => offerSeat(person, to));
    const table = await this.#add(
      person,
      // Of a rematch it remains one.
      { ...settings, ...(after !== undefined && { after }), evening },
      // A player who has not agreed to a rematch has not agreed to this one, either.
      [...reseat(seatStates, ({ ready }) => ready), ...offers, ...stayRemoved(old.snapshot.removed)],
      { origin, group: await this.#groupOf(old) },
    );
    try {
      await old.act(replace(person, table.id));
    } catch (error) {
      await this.#remove(table);
      throw error;
    }
    // Players may have left or joined there in the meantime.
    for (const { person: early } of seatStates)
      if (early !== null && !old.people.includes(early)) await ignoreRejection(table.act(leave(early)));
    for (const late of old.snapshot.seatStates.flatMap((one) =>
      isLeftBehind(one) ? [] : (one.person ?? []),
    ))
      if (!table.people.includes(late)) await ignoreRejection(table.act(sit(late, undefined, {})));
    if (asked.sit === true && !table.people.includes(person))
      await ignoreRejection(table.act(sit(person, undefined, asked)));
    await this.startIfFull(table);
    return table;
  }

  async #add(
    host: string,
    settings: TableSettings,
    commands: readonly Command[],
    { origin, group }: { readonly origin?: string | undefined; readonly group: string | undefined },
  ): Promise<Table> {
    const { runtime } = this.#services;
    const row = {
      id: newId(runtime),
      host,
      settings: JSON.stringify(settings),
      seed: runtime.randomBytes(32).toString('hex'),
      listed: settings.public,
      ...(settings.public && origin !== undefined && { origin }),
      quick: quickKey(settings),
      group,
      status: 'open' as const,
      seating: JSON.stringify(Array.from({ length: settings.seats }, () => null)),
      made: runtime.now(),
    };
    const { events } = prepareTable(row, commands);
    await asRetryable(this.#services.store.tables.add(row, events));
    const table = new Table(configOf(row), this.#services);
    if (events.length > 0) await asRetryable(table.follow(events.map(({ event }) => event)));
    this.#known.set(row.id, Promise.resolve(table));
    this.#loaded.set(row.id, table);
    return table;
  }

  async sit(table: Table, person: string, seat: number | undefined, share: DiceShare): Promise<void> {
    await table.act(sit(person, seat, share));
    await this.startIfFull(table);
  }

  async shareDice(table: Table, person: string, share: DiceShare): Promise<void> {
    await table.act(shareDice(person, share));
    await this.startIfFull(table);
  }

  async bot(table: Table, ...[person, seat, level]: Parameters<typeof seatBot>): Promise<void> {
    await table.act(seatBot(person, seat, level));
    await this.startIfFull(table);
  }

  async startIfFull(table: Table): Promise<void> {
    const { config, snapshot } = table;
    if (snapshot.status !== 'open' || !isFull(snapshot)) return;
    if (config.settings.start !== 'full' && snapshot.fixedAt === null) return;
    // Someone else may have started it, or a player has left again: both are fine.
    await ignoreRejection(this.#begin(table, null));
  }

  /** The host starts the game. */
  start(table: Table, person: string): Promise<void> {
    return this.#begin(table, person);
  }

  /** Those who have committed to a share of the dice reveal it now; the scheduler waits for them only so long. */
  async #begin(table: Table, person: string | null): Promise<void> {
    const hasRound = table.config.settings.dice !== undefined;
    // The host starts a game once, and need not be there any more when it begins.
    if (hasRound && (person !== null || table.snapshot.fixedAt === null)) await table.act(fix(person));
    if (awaitsShares(table.snapshot) && (hasRound || person === null)) return;
    await table.act(start(hasRound ? null : person));
  }

  /**
   * Another game with the same players, at a new table; the first request creates it, and chooses the `game` unless it is the same
   * again. It starts once everyone has agreed. Everybody moves up one seat, so that another player begins.
   */
  async rematch(old: Table, person: string, game?: GameId): Promise<Table> {
    // Only players of this table are told which one follows.
    if (old.snapshot.next !== null && old.people.includes(person)) return this.#newest(old.snapshot.next);
    // Reject early, before anything is created in vain.
    rematch(person, old.id)(old.config, old.snapshot);
    // A host who has gone keeps nobody waiting.
    const isHostHere = old.people.includes(old.config.host) && old.attendance.info.isOnline(old.config.host);
    const host = isHostHere ? old.config.host : person;
    const [first, ...others] = old.snapshot.seatStates;
    const seatStates = first === undefined ? others : [...others, first];
    const seated = reseat(seatStates, (seatState) => seatState.person === person);
    const group = await this.#groupOf(old);
    const settings = rematchSettings(old.config.settings, old.id, game);
    // Only its host may let people back: another one begins anew.
    const removed = host === old.config.host ? stayRemoved(old.snapshot.removed) : [];
    const table = await this.#add(host, settings, [...seated, ...removed], { group });
    try {
      await old.act(rematch(person, table.id, game));
    } catch (error) {
      await this.#remove(table);
      if (old.snapshot.next !== null) return this.#newest(old.snapshot.next);
      throw error;
    }
    await this.startIfFull(table);
    return table;
  }

  /** This table, or the one that has replaced it in the meantime. */
  async #newest(id: string): Promise<Table> {
    let table = await this.load(id);
    while (table.snapshot.status === 'closed' && table.snapshot.next !== null)
      table = await this.load(table.snapshot.next);
    return table;
  }

  /** The next table of a group's table is the group's too. */
  #groupOf({ id }: Table): Promise<string | undefined> {
    return asRetryable(this.#services.store.groups.ofTable(id));
  }

  async #remove({ id }: Table): Promise<void> {
    this.unload(id);
    await this.#services.store.tables.remove(id);
  }

  unload(id: string): void {
    this.#known.delete(id);
    this.#loaded.delete(id);
  }

  /** Unload the tables that nobody watches. */
  unloadIdle(onUnload: (table: Table) => void): void {
    const before = this.#services.runtime.now() - UNLOAD_MS;
    for (const table of this.#loaded.values()) {
      if (table.watchers.size > 0 || table.used >= before) continue;
      this.unload(table.id);
      onUnload(table);
    }
  }
}
