// Talk at a table: stored with it, never part of its record.
import type { Engine, Work } from '../../storage/engine.ts';

export interface ChatRow {
  readonly n: number;
  readonly person: string;
  readonly at: number;
  /** JSON: the seat of the speaker, and a text or a reaction. */
  readonly body: string;
}

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
        if (last !== undefined) return Number(last.n);
      }
    }),

  last: async (table: string, limit: number): Promise<readonly ChatRow[]> => {
    const rows = await engine.read<ChatRow>({
      sql: 'SELECT n, person, at, body FROM talk WHERE table_id = $1 ORDER BY n DESC LIMIT $2',
      values: [table, limit],
    });
    return rows.toReversed();
  },

  of: (person: string): Promise<readonly { table: string; at: number; body: string }[]> =>
    engine.read({
      sql: 'SELECT table_id AS "table", at, body FROM talk WHERE person = $1 ORDER BY at',
      values: [person],
    }),
});

export type ChatStore = ReturnType<typeof chatStore>;
