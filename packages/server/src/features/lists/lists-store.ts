// Lists of tables, without their logs: the lobby, a person's tables, their results.

import type { Engine } from '../../storage/engine.ts';
import type { TableRow } from '../../table/log/rows.ts';

/** The columns of a table that lists show. */
export interface SummaryRow extends Pick<TableRow, 'id' | 'settings' | 'status' | 'seating' | 'made'> {
  /** JSON: the result; `null` while the game is not over. */
  readonly result: string | null;
  readonly changed: number;
  /** The group it was started for. */
  readonly group: string | null;
}

export interface ResultRow extends SummaryRow {
  readonly result: string;
  readonly ended: number;
}

export interface LobbyRow extends SummaryRow {
  readonly host: string;
  /** 1: the host or a player was seen recently, or the table is new. */
  readonly attended: number;
}

const SUMMARY_COLUMNS = `t.id, t.settings, t.status, t.line AS seating, t.made, t.result, t.group_id AS "group",
  COALESCE((SELECT e.at FROM events e WHERE e.table_id = t.id ORDER BY e.n DESC LIMIT 1), t.made) AS changed`;
const SUMMARY = `SELECT ${SUMMARY_COLUMNS} FROM tables t`;

export interface Attendance {
  /** Tables made after this count as attended. */
  readonly made: number;
  /** People seen after this count as present. */
  readonly seen: number;
}

export const listsStore = (engine: Engine) => ({
  /**
   * Public tables waiting for players, created after `since`: those with someone present, then others. Everyone's newest
   * table comes before anyone's second.
   */
  waiting: (since: number, { made, seen }: Attendance, limit: number): Promise<readonly LobbyRow[]> =>
    engine.read<LobbyRow>({
      sql: `WITH listed AS (SELECT id, COALESCE(origin, host) AS whose, made, CASE WHEN made > $1
            OR EXISTS (SELECT 1 FROM people p WHERE p.id = host AND p.seen > $2)
            OR EXISTS (SELECT 1 FROM sitters s JOIN people p ON p.id = s.person
              WHERE s.table_id = tables.id AND p.seen > $3) THEN 1 ELSE 0 END AS attended
          FROM tables WHERE listed = 1 AND status = 'open' AND made > $4),
        turns AS (SELECT id, attended,
          ROW_NUMBER() OVER (PARTITION BY attended, whose ORDER BY made DESC, id) AS turn FROM listed)
        SELECT t.host, turns.attended, ${SUMMARY_COLUMNS} FROM turns JOIN tables t ON t.id = turns.id
          ORDER BY turns.attended DESC, turns.turn, t.made DESC LIMIT $5`,
      values: [made, seen, seen, since, limit],
    }),

  /** Public games in progress, or over so recently that delayed spectators do not know it yet; taking turns by host. */
  inProgress: (since: number, now: number, limit: number): Promise<readonly SummaryRow[]> =>
    engine.read<SummaryRow>({
      sql: `WITH listed AS (SELECT id, host, made FROM tables WHERE listed = 1 AND status = 'playing' AND made > $1
            UNION SELECT id, host, made FROM tables WHERE listed = 1 AND lingers IS NOT NULL AND lingers > $2),
        turns AS (SELECT id, ROW_NUMBER() OVER (PARTITION BY host ORDER BY made DESC, id) AS turn FROM listed)
        SELECT ${SUMMARY_COLUMNS} FROM turns JOIN tables t ON t.id = turns.id
          ORDER BY turns.turn, t.made DESC LIMIT $3`,
      values: [since, now, limit],
    }),

  /** Tables for a quick game of this kind where someone waits, or where this person sits; the oldest first. */
  quick: (
    quick: string,
    person: string,
    since: number,
    { made, seen }: Attendance,
    limit: number,
  ): Promise<readonly SummaryRow[]> =>
    engine.read<SummaryRow>({
      sql: `${SUMMARY} WHERE t.quick = $1 AND t.status = 'open' AND t.made > $2 AND EXISTS
          (SELECT 1 FROM sitters s JOIN people p ON p.id = s.person
            WHERE s.table_id = t.id AND (t.made > $3 OR p.seen > $4 OR p.id = $5))
          ORDER BY t.made, t.id LIMIT $6`,
      values: [quick, since, made, seen, person, limit],
    }),

  /** Counts the public tables that wait for players: of this host, and from this origin. */
  waitingFrom: async (host: string, origin: string, since: number): Promise<readonly [number, number]> => {
    const count = (column: string, value: string) =>
      engine.read({
        sql: `SELECT COUNT(*) AS count FROM tables WHERE ${column} = $1 AND status = 'open' AND listed = 1 AND made > $2`,
        values: [value, since],
      });
    const [[byHost], [byOrigin]] = await Promise.all([count('host', host), count('origin', origin)]);
    return [Number(byHost?.count ?? 0), Number(byOrigin?.count ?? 0)];
  },

  of: (person: string, over: boolean, limit: number): Promise<readonly SummaryRow[]> =>
    engine.read<SummaryRow>({
      sql: `${SUMMARY} JOIN sitters s ON s.table_id = t.id WHERE s.person = $1
          AND t.status IN ${over ? "('over')" : "('open', 'playing')"} ORDER BY t.made DESC LIMIT $2`,
      values: [person, limit],
    }),

  /** The finished tables of this person that were made before then, the newest first. */
  overBefore: (
    person: string,
    { made, id }: { readonly made: number; readonly id: string },
    limit: number,
  ): Promise<readonly SummaryRow[]> =>
    engine.read<SummaryRow>({
      sql: `${SUMMARY} JOIN sitters s ON s.table_id = t.id WHERE s.person = $1
          AND t.status = 'over' AND (t.made, t.id) < ($2, $3) ORDER BY t.made DESC, t.id DESC LIMIT $4`,
      values: [person, made, id, limit],
    }),

  /** The finished games of this person, the latest first. */
  results: (person: string, limit: number): Promise<readonly ResultRow[]> =>
    engine.read<ResultRow>({
      sql: `SELECT t.id, t.settings, t.status, t.line AS seating, t.made, t.result, t.ended, t.ended AS changed,
            t.group_id AS "group" FROM tables t JOIN sitters s ON s.table_id = t.id
          WHERE s.person = $1 AND t.ended IS NOT NULL ORDER BY t.ended DESC LIMIT $2`,
      values: [person, limit],
    }),

  /** The tables of a group that are unfinished, or are so for delayed spectators; the newest first. */
  ofGroup: (group: string, now: number, limit: number): Promise<readonly SummaryRow[]> =>
    engine.read<SummaryRow>({
      sql: `${SUMMARY} WHERE t.group_id = $1 AND (t.status IN ('open', 'playing') OR t.lingers > $2)
          ORDER BY t.made DESC LIMIT $3`,
      values: [group, now, limit],
    }),

  /** The finished games of a group, the latest first. */
  resultsOfGroup: (group: string, limit: number): Promise<readonly ResultRow[]> =>
    engine.read<ResultRow>({
      sql: `SELECT t.id, t.settings, t.status, t.line AS seating, t.made, t.result, t.ended, t.ended AS changed,
            t.group_id AS "group" FROM tables t
          WHERE t.group_id = $1 AND t.ended IS NOT NULL ORDER BY t.ended DESC, t.id LIMIT $2`,
      values: [group, limit],
    }),

  /** Tables that were started for this person's groups since then, and wait for players other than this person. */
  waitingForGroupsOf: (person: string, since: number, limit: number): Promise<readonly SummaryRow[]> =>
    engine.read<SummaryRow>({
      sql: `${SUMMARY} JOIN group_members m ON m.group_id = t.group_id WHERE m.person = $1 AND t.status = 'open'
          AND t.made > $2 AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = t.id AND s.person = m.person)
          ORDER BY t.made DESC LIMIT $3`,
      values: [person, since, limit],
    }),

  /** Counts the unfinished tables of this host. */
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

export type ListsStore = ReturnType<typeof listsStore>;
