// Talk at a table: stored with it, never part of its record.
import type { Engine, Work } from '../../storage/engine.ts';

export interface ChatRow {
  readonly n: number;
  readonly person: string;
  readonly at: number;
  /** JSON: the seat of the speaker, and a text or a reaction. */
  readonly body: string;
}

/** The place of a line among all that a person has said. */
export interface TalkPlace {
  readonly at: number;
  readonly table: string;
  readonly n: number;
}

/** The older lines of a table are removed; people see far fewer. */
const MAX_LINES = 1000;
const TIDY_EVERY = 100;

export const chatStore = (engine: Engine) => ({
  add: (table: string, row: Omit<ChatRow, 'n'>): Promise<number> =>
    engine.write(function* (): Work<number> {
      // Several people may talk at the same moment: if the number is taken, try the next.
      for (;;) {
        const [last] = yield {
          sql: `INSERT INTO talk (table_id, n, person, at, body)
            SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4 FROM talk WHERE table_id = $5
            ON CONFLICT DO NOTHING RETURNING n`,
          values: [table, row.person, row.at, row.body, table],
        };
        if (last === undefined) continue;
        const n = Number(last.n);
        if (n % TIDY_EVERY === 0)
          yield { sql: 'DELETE FROM talk WHERE table_id = $1 AND n <= $2', values: [table, n - MAX_LINES] };
        return n;
      }
    }),

  last: async (table: string, limit: number): Promise<readonly ChatRow[]> => {
    const rows = await engine.read<ChatRow>({
      sql: 'SELECT n, person, at, body FROM talk WHERE table_id = $1 ORDER BY n DESC LIMIT $2',
      values: [table, limit],
    });
    return rows.toReversed();
  },

  /** The talk of this person after a line, in the order in which it was said. */
  of: (person: string, after: TalkPlace, limit: number): Promise<readonly (TalkPlace & { body: string })[]> =>
    engine.read({
      sql: `SELECT table_id AS "table", n, at, body FROM talk WHERE person = $1 AND (at, table_id, n) > ($2, $3, $4)
        ORDER BY at, table_id, n LIMIT $5`,
      values: [person, after.at, after.table, after.n, limit],
    }),

  /** Removes some of the talk from before then; returns how much. */
  removeBefore: (at: number, limit: number): Promise<number> =>
    engine.changes({
      sql: `DELETE FROM talk WHERE (table_id, n) IN (SELECT table_id, n FROM talk WHERE at < $1 ORDER BY at LIMIT $2)`,
      values: [at, limit],
    }),
});

export type ChatStore = ReturnType<typeof chatStore>;
