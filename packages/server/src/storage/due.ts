// Tables that somebody should look at, and when: clocks, bots' turns, players who are gone.
import type { Engine } from './engine.ts';

export const dueStore = (engine: Engine) => ({
  set: async (table: string, at: number): Promise<void> => {
    await engine.one({
      sql: 'INSERT INTO due (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at',
      values: [table, at],
    });
  },

  clear: async (table: string): Promise<void> => {
    await engine.one({ sql: 'DELETE FROM due WHERE table_id = $1', values: [table] });
  },

  /** Take some of what was due by then; nobody else gets it before `again`, should we die over it. */
  claim: async (by: number, again: number, most: number): Promise<readonly string[]> => {
    const rows = await engine.one({
      sql: `UPDATE due SET at = $1 WHERE table_id IN
        (SELECT table_id FROM due WHERE at <= $2 ORDER BY at LIMIT $3${engine.skipLocked}) RETURNING table_id`,
      values: [again, by, most],
    });
    return rows.map(({ table_id }) => String(table_id));
  },
});

export type DueStore = ReturnType<typeof dueStore>;
