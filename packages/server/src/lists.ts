// Lists of tables: the lobby, mine, my archive.
import type { TableLine } from '@crescendo/protocol';
import type { Store } from './storage/store.ts';
import type { LineRow } from './storage/tables.ts';

const seatsIn = ({ line }: LineRow): readonly (string | null)[] => JSON.parse(line);

export const listed = async (store: Store, rows: readonly LineRow[]): Promise<TableLine[]> => {
  const people = new Set(rows.flatMap(seatsIn).filter((who) => who !== null && !who.startsWith(':')));
  const names = await store.people.names([...people] as string[]);
  return rows.map((row) => {
    const seats = seatsIn(row);
    const { game } = JSON.parse(row.settings) as { game: string };
    return {
      id: row.id,
      game,
      seats: seats.length,
      taken: seats.filter((who) => who !== null).length,
      status: row.status,
      names: seats.map((who) => (who === null ? '' : (names.get(who) ?? (who.startsWith(':') ? who : '')))),
      made: row.made,
      changed: row.changed,
    };
  });
};
