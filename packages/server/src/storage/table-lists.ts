// Lists of tables, without their logs: the lobby, a person's tables, their results.
import type { Engine } from './engine.ts';
import type { TableRow } from './tables.ts';

/** What lists show of a table. */
export interface SummaryRow extends Pick<TableRow, 'id' | 'settings' | 'status' | 'seating' | 'made'> {
  /** JSON: the result; `null` while the game is not over. */
  readonly result: string | null;
  readonly changed: number;
}

export interface ResultRow extends SummaryRow {
  readonly result: string;
  readonly ended: number;
}

const SUMMARY = `SELECT t.id, t.settings, t.status, t.line AS seating, t.made, t.result,
  COALESCE((SELECT e.at FROM events e WHERE e.table_id = t.id ORDER BY e.n DESC LIMIT 1), t.made) AS changed
  FROM tables t`;

export const listQueries = (engine: Engine) => ({
  /** Public tables created after `since`: at older ones nobody is waiting any more. */
  lobby: (since: number, limit: number): Promise<readonly SummaryRow[]> =>
    engine.read<SummaryRow>({
      sql: `${SUMMARY} WHERE t.listed = 1 AND t.status IN ('open', 'playing') AND t.made > $1
          ORDER BY t.status, t.made DESC LIMIT $2`,
      values: [since, limit],
    }),

  /** Public tables waiting for players, the oldest first. */
  waiting: (since: number, limit: number): Promise<readonly SummaryRow[]> =>
    engine.read<SummaryRow>({
      sql: `${SUMMARY} WHERE t.listed = 1 AND t.status = 'open' AND t.made > $1 ORDER BY t.made, t.id LIMIT $2`,
      values: [since, limit],
    }),

  of: (person: string, over: boolean, limit: number): Promise<readonly SummaryRow[]> =>
    engine.read<SummaryRow>({
      sql: `${SUMMARY} JOIN sitters s ON s.table_id = t.id WHERE s.person = $1
          AND t.status IN ${over ? "('over')" : "('open', 'playing')"} ORDER BY t.made DESC LIMIT $2`,
      values: [person, limit],
    }),

  /** The finished games of this person, the latest first. */
  results: (person: string, limit: number): Promise<readonly ResultRow[]> =>
    engine.read<ResultRow>({
      sql: `SELECT t.id, t.settings, t.status, t.line AS seating, t.made, t.result, t.ended, t.ended AS changed
          FROM tables t JOIN sitters s ON s.table_id = t.id
          WHERE s.person = $1 AND t.ended IS NOT NULL ORDER BY t.ended DESC LIMIT $2`,
      values: [person, limit],
    }),

  /** How many unfinished tables this person hosts. */
  hosted: async (person: string): Promise<number> => {
    const [row] = await engine.read({
      sql: "SELECT COUNT(*) AS count FROM tables WHERE host = $1 AND status IN ('open', 'playing')",
      values: [person],
    });
    return Number(row?.count ?? 0);
  },

  /** The tables of this host that have not started. */
  openBy: async (person: string): Promise<readonly string[]> => {
    const sql = "SELECT id FROM tables WHERE host = $1 AND status = 'open'";
    return (await engine.read({ sql, values: [person] })).map(({ id }) => String(id));
  },

  all: (limit: number): Promise<readonly SummaryRow[]> =>
    engine.read<SummaryRow>({
      sql: `${SUMMARY} ORDER BY t.made DESC LIMIT $1`,
      values: [limit],
    }),
});
