// Lists of tables: the lobby, a person's own tables, and their archive.

import type { MyResult, TableSummary } from '@crescendo/protocol';
import { orTryAgain } from './request-error.ts';
import type { Services } from './services.ts';
import type { Store } from './storage/store.ts';
import type { SummaryRow } from './storage/table-lists.ts';
import type { GameResult } from './table/effects.ts';
import { seatOf } from './table/place.ts';
import { parseStoredSettings } from './table/settings.ts';
import { actingAt } from './table/snapshot.ts';

const MAX_RESULTS = 1000;

/** Who sits where: a person's id, a bot's level after a colon, or `null`. */
export const seatsIn = ({ seating }: Pick<SummaryRow, 'seating'>): readonly (string | null)[] =>
  JSON.parse(seating);

const resultIn = ({ result }: SummaryRow): TableSummary['result'] => {
  if (result === null) return null;
  const { scores, winners }: GameResult = JSON.parse(result);
  return { scores: [...scores], winners: [...winners] };
};

const namesAt = (row: SummaryRow, names: ReadonlyMap<string, string>): string[] =>
  seatsIn(row).map((who) => (who === null ? '' : (names.get(who) ?? (who.startsWith(':') ? who : ''))));

const summaryFor = (
  row: SummaryRow,
  names: ReadonlyMap<string, string>,
  person: string | null,
): TableSummary => {
  const seats = seatsIn(row);
  const { game, preset, options, series, clock, spectators, start, daily } = parseStoredSettings(
    row.settings,
  );
  const own = person === null ? -1 : seats.indexOf(person);
  return {
    id: row.id,
    game,
    seats: seats.length,
    taken: seats.filter((who) => who !== null).length,
    status: row.status,
    names: namesAt(row, names),
    preset,
    options: { ...options },
    series,
    clock,
    spectators,
    start,
    seat: own < 0 ? null : own,
    waits: false,
    result: resultIn(row),
    daily,
    made: row.made,
    changed: row.changed,
  };
};

const namesIn = (store: Store, rows: readonly SummaryRow[]): Promise<Map<string, string>> => {
  const people = rows.flatMap(seatsIn).filter((who) => who !== null && !who.startsWith(':'));
  return store.people.names([...new Set(people as string[])]);
};

/** The summaries of these tables, as seen by this person. */
export const summariesFor = async (
  store: Store,
  rows: readonly SummaryRow[],
  person: string | null,
): Promise<TableSummary[]> => {
  const names = await namesIn(store, rows);
  return rows.map((row) => summaryFor(row, names, person));
};

/** Does this table wait for a move of this person? */
const waitsAt = async ({ tables }: Services, id: string, person: string): Promise<boolean> => {
  const { snapshot } = await tables.load(id);
  const seat = seatOf(snapshot, person);
  return seat !== null && !snapshot.pausedByAgreement && actingAt(snapshot).includes(seat);
};

/** The unfinished tables of this person, and which of them wait for a move of this person. */
export const ownTables = async (
  services: Services,
  person: string,
  limit: number,
): Promise<TableSummary[]> => {
  const rows = services.store.tables.of(person, false, limit);
  const summaries = await orTryAgain(rows.then((found) => summariesFor(services.store, found, person)));
  return Promise.all(
    summaries.map(async (summary) => ({
      ...summary,
      waits: summary.status === 'playing' && (await waitsAt(services, summary.id, person)),
    })),
  );
};

export const resultsOf = async (store: Store, person: string): Promise<MyResult[]> => {
  const rows = await store.tables.results(person, MAX_RESULTS);
  const names = await namesIn(store, rows);
  return rows.map((row) => {
    const { scores, winners, rounds }: GameResult = JSON.parse(row.result);
    const { game, daily } = parseStoredSettings(row.settings);
    return {
      table: row.id,
      game,
      at: row.ended,
      seat: seatsIn(row).indexOf(person),
      names: namesAt(row, names),
      scores: [...scores],
      winners: [...winners],
      rounds,
      daily,
    };
  });
};
