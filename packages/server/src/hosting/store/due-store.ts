// The time at which each table is due for a look: clocks, bots to move, absent players.
import type { Engine } from '../../storage/engine.ts';

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

  /** Claim tables due by `by`. Should this process die, others get them again after `again`. */
  claim: async (by: number, again: number, limit: number): Promise<readonly string[]> => {
    const rows = await engine.one({
      sql: `UPDATE due SET at = $1 WHERE table_id IN
        (SELECT table_id FROM due WHERE at <= $2 ORDER BY at LIMIT $3${engine.skipLocked}) RETURNING table_id`,
      values: [again, by, limit],
    });
    return rows.map(({ table_id }) => String(table_id));
  },
});

export type DueStore = ReturnType<typeof dueStore>;
