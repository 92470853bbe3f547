// Lists of tables: the lobby, mine, my archive.
import type { MyResult, TableSummary } from '@crescendo/protocol';
import { orTryAgain } from './identity.ts';
import type { House } from './services.ts';
import type { Store } from './storage/store.ts';
import type { LineRow } from './storage/tables.ts';
import type { Ending } from './table/effects.ts';
import { seatOf } from './table/place.ts';
import { storedSettings } from './table/settings.ts';
import { actingAt } from './table/snapshot.ts';

const RESULTS = 1000;

/** Who sits where: a person's id, a bot's level with a colon before it, or nobody. */
export const seatsIn = ({ line }: Pick<LineRow, 'line'>): readonly (string | null)[] => JSON.parse(line);

const resultIn = ({ result }: LineRow): TableSummary['result'] => {
  if (result === null) return null;
  const { scores, winners }: Ending = JSON.parse(result);
  return { scores: [...scores], winners: [...winners] };
};

const namesAt = (row: LineRow, names: ReadonlyMap<string, string>): string[] =>
  seatsIn(row).map((who) => (who === null ? '' : (names.get(who) ?? (who.startsWith(':') ? who : ''))));

const lineFor = (row: LineRow, names: ReadonlyMap<string, string>, person: string | null): TableSummary => {
  const seats = seatsIn(row);
  const { game, preset, options, series, clock, spectators, start, daily } = storedSettings(row.settings);
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

const namesIn = (store: Store, rows: readonly LineRow[]): Promise<Map<string, string>> => {
  const people = rows.flatMap(seatsIn).filter((who) => who !== null && !who.startsWith(':'));
  return store.people.names([...new Set(people as string[])]);
};

/** As lines, for whoever asks. */
export const listed = async (
  store: Store,
  rows: readonly LineRow[],
  person: string | null,
): Promise<TableSummary[]> => {
  const names = await namesIn(store, rows);
  return rows.map((row) => lineFor(row, names, person));
};

/** Is this person to act there? */
const waitsAt = async ({ tables }: House, id: string, person: string): Promise<boolean> => {
  const { facts, sitting } = await tables.load(id);
  const seat = seatOf(sitting, person);
  return seat !== null && !sitting.held && actingAt(facts, sitting).includes(seat);
};

/** Tables where this person sits and that are not over, and which of them wait for this person. */
export const ownTables = async (house: House, person: string, most: number): Promise<TableSummary[]> => {
  const rows = house.store.tables.of(person, false, most);
  const lines = await orTryAgain(rows.then((found) => listed(house.store, found, person)));
  return Promise.all(
    lines.map(async (line) => ({
      ...line,
      waits: line.status === 'playing' && (await waitsAt(house, line.id, person)),
    })),
  );
};

export const resultsOf = async (store: Store, person: string): Promise<MyResult[]> => {
  const rows = await store.tables.results(person, RESULTS);
  const names = await namesIn(store, rows);
  return rows.map((row) => {
    const { scores, winners, rounds }: Ending = JSON.parse(row.result);
    const { game, daily } = storedSettings(row.settings);
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
