// Lists of tables: the lobby, a person's own tables, and their archive.

import { BotLevel, type ListedPlayer, type MyResult, type TableSummary } from '@crescendo/protocol';
import * as v from 'valibot';
import type { NamesStore } from '../../hosting/attendance/names.ts';
import type { TablesStore } from '../../hosting/store/tables-store.ts';
import type { Table } from '../../hosting/table.ts';
import type { Tables } from '../../hosting/tables.ts';
import type { Charge } from '../../limits/replay-cost.ts';
import { asRetryable } from '../../storage/retryable.ts';
import type { GameResult } from '../../table/log/effects.ts';
import type { EventRow } from '../../table/log/rows.ts';
import { actingAfter } from '../../table/log/table-event.ts';
import { RequestError } from '../../table/request-error.ts';
import { seatOf } from '../../table/seats.ts';
import { parseStoredSettings } from '../../table/settings.ts';
import { actingAt } from '../../table/snapshot.ts';
import type { ListsStore, ResultRow, SummaryRow } from './lists-store.ts';

export interface SummaryStores {
  readonly lists: ListsStore;
  readonly people: NamesStore;
  /** The names of a person's groups. */
  readonly groups: { namesFor(person: string): Promise<ReadonlyMap<string, string>> };
}

export interface ListServices {
  readonly store: SummaryStores & { readonly tables: Pick<TablesStore, 'lastEvents'> };
  readonly tables: Tables;
  readonly now: () => number;
}

const MAX_RESULTS = 1000;

/** The seating: for each seat a person's id, a bot's level after a colon, or `null`. */
export const seatsIn = ({ seating }: Pick<SummaryRow, 'seating'>): readonly (string | null)[] =>
  JSON.parse(seating);

const resultIn = ({ result }: SummaryRow): TableSummary['result'] => {
  if (result === null) return null;
  const { scores, winners }: GameResult = JSON.parse(result);
  return { scores: [...scores], winners: [...winners] };
};

const FREE_SEAT: ListedPlayer = { kind: 'free', name: '', level: null };

/** The level of a bot, as a seating writes it. An id of a person never begins like this. */
const levelIn = (who: string): ListedPlayer['level'] => {
  const parsed = v.safeParse(BotLevel, who.slice(1));
  return who.startsWith(':') && parsed.success ? parsed.output : null;
};

const playersAt = (row: SummaryRow, names: ReadonlyMap<string, string>): ListedPlayer[] =>
  seatsIn(row).map((who) => {
    if (who === null) return FREE_SEAT;
    const level = levelIn(who);
    if (level !== null) return { kind: 'bot', name: '', level };
    return { kind: 'person', name: names.get(who) ?? '', level: null };
  });

/** An entry that cannot be read is left out, and does not hide the rest. */
const readable = <Row, Entry>(rows: readonly Row[], read: (row: Row) => Entry): Entry[] =>
  rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch {
      return [];
    }
  });

const NO_GROUPS: ReadonlyMap<string, string> = new Map();

const summaryFor = (
  row: SummaryRow,
  names: ReadonlyMap<string, string>,
  person: string | null,
  groups: ReadonlyMap<string, string>,
): TableSummary => {
  const seats = seatsIn(row);
  const { game, preset, options, series, clock, spectators, delay, start, daily } = parseStoredSettings(
    row.settings,
  );
  const own = person === null ? -1 : seats.indexOf(person);
  // Spectators of a delayed table do not learn from a list when something happened, or that the game is over.
  const isDelayed = delay > 0 && own < 0 && row.status !== 'open';
  const group = row.group === null ? undefined : groups.get(row.group);
  return {
    id: row.id,
    game,
    seats: seats.length,
    taken: seats.filter((who) => who !== null).length,
    status: isDelayed && row.status === 'over' ? 'playing' : row.status,
    players: playersAt(row, names),
    preset,
    options: { ...options },
    series,
    clock,
    spectators,
    start,
    seat: own < 0 ? null : own,
    waits: false,
    result: isDelayed ? null : resultIn(row),
    daily,
    // The link of a group is told to its members alone.
    ...(row.group !== null && group !== undefined && { group: { id: row.group, name: group } }),
    createdAt: row.made,
    changed: isDelayed ? row.made : row.changed,
  };
};

const namesIn = (store: SummaryStores, rows: readonly SummaryRow[]): Promise<ReadonlyMap<string, string>> => {
  const people = readable(rows, seatsIn)
    .flat()
    .filter((who) => who !== null && !who.startsWith(':'));
  return store.people.names([...new Set(people as string[])]);
};

/** The summaries of these tables, as seen by this person; `groups`: the names of this person's groups. */
export const summariesFor = async (
  store: SummaryStores,
  rows: readonly SummaryRow[],
  person: string | null,
  groups = NO_GROUPS,
): Promise<TableSummary[]> => {
  const names = await namesIn(store, rows);
  return readable(rows, (row) => summaryFor(row, names, person, groups));
};

/** The same, with the groups that the tables were started for. */
export const ownSummaries = async (
  store: SummaryStores,
  rows: readonly SummaryRow[],
  person: string,
): Promise<TableSummary[]> => {
  const isInGroup = rows.some(({ group }) => group !== null);
  return summariesFor(store, rows, person, isInGroup ? await store.groups.namesFor(person) : NO_GROUPS);
};

const isDecidedBy = ({ snapshot }: Table, person: string): boolean => {
  const seat = seatOf(snapshot, person);
  return seat !== null && !snapshot.pausedByAgreement && actingAt(snapshot).includes(seat);
};

/** Tells whether this table waits for a move of this person. Its last events usually tell; only rarely its whole log is read. */
const waitsAt = async (
  { tables }: ListServices,
  { id, seat }: TableSummary,
  lastEvents: readonly EventRow[],
  person: string,
  charge: Charge,
): Promise<boolean> => {
  const known = tables.known(id);
  if (known !== undefined) return isDecidedBy(known, person);
  try {
    const acting = actingAfter(lastEvents.map(({ body }) => body));
    if (acting !== undefined) return seat !== null && acting.includes(seat);
    return isDecidedBy(await tables.load(id, charge), person);
  } catch (error) {
    // A list that is not complete in this is better than none, also where a log cannot be read.
    if (error instanceof RequestError && error.code === 'try-again') throw error;
    return false;
  }
};

/** For how long a table that was started for a group is among the tables of its members. */
const GROUP_TABLE_MS = 7 * 86_400_000;

/** The unfinished tables of this person, also those that wait for players from a group, and which of them wait for a move. */
export const ownTables = async (
  services: ListServices,
  person: string,
  limit: number,
  charge: Charge,
): Promise<TableSummary[]> => {
  const { store, now } = services;
  const rows = Promise.all([
    store.lists.of(person, false, limit),
    store.lists.waitingForGroupsOf(person, now() - GROUP_TABLE_MS, limit),
  ]);
  const summaries = await asRetryable(rows.then((found) => ownSummaries(store, found.flat(), person)));
  const playing = summaries.filter(({ status }) => status === 'playing').map(({ id }) => id);
  const events = await asRetryable(store.tables.lastEvents(playing));
  const lines: TableSummary[] = [];
  // One after another: each log that must be read is charged before the next.
  for (const summary of summaries) {
    const last = events.get(summary.id);
    lines.push({ ...summary, waits: !!last && (await waitsAt(services, summary, last, person, charge)) });
  }
  return lines;
};

export const resultsOf = async (store: SummaryStores, person: string): Promise<MyResult[]> => {
  const rows = await store.lists.results(person, MAX_RESULTS);
  const names = await namesIn(store, rows);
  return readable(rows, (row) => {
    const { scores, winners, rounds }: GameResult = JSON.parse(row.result);
    const { game, daily } = parseStoredSettings(row.settings);
    return {
      table: row.id,
      game,
      at: row.ended,
      seat: seatsIn(row).indexOf(person),
      players: playersAt(row, names),
      scores: [...scores],
      winners: [...winners],
      rounds,
      daily,
    };
  });
};

interface GroupResult
  extends Pick<MyResult, 'table' | 'game' | 'at' | 'players' | 'scores' | 'winners' | 'rounds'> {
  /** The seating at the end. */
  readonly people: readonly (string | null)[];
}

/** People who did not play at a delayed table do not know yet that the game is over. */
const isKnownTo = (row: ResultRow, { person, now }: Reader): boolean =>
  seatsIn(row).includes(person) || row.ended + parseStoredSettings(row.settings).delay * 1000 <= now;

interface Reader {
  readonly person: string;
  readonly now: number;
}

/** The finished games of a group that this member may know of, the latest first. */
export const resultsOfGroup = async (
  store: SummaryStores,
  group: string,
  reader: Reader,
  limit: number,
): Promise<readonly GroupResult[]> => {
  const all = await store.lists.resultsOfGroup(group, limit);
  const rows = readable(all, (row) => (isKnownTo(row, reader) ? [row] : [])).flat();
  const names = await namesIn(store, rows);
  return readable(rows, (row) => {
    const { scores, winners, rounds }: GameResult = JSON.parse(row.result);
    return {
      table: row.id,
      game: parseStoredSettings(row.settings).game,
      at: row.ended,
      people: seatsIn(row),
      players: playersAt(row, names),
      scores: [...scores],
      winners: [...winners],
      rounds,
    };
  });
};
