// The time at which each table is due for a look: clocks, bots to move, absent players.
import type { Engine } from '../../storage/engine.ts';

const BATCH_SIZE = 400;

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

  /** Tables that were claimed and not looked at are due at once. */
  giveBack: async (tables: readonly string[], now: number): Promise<void> => {
    for (let i = 0; i < tables.length; i += BATCH_SIZE) {
      const some = tables.slice(i, i + BATCH_SIZE);
      await engine.one({
        sql: `UPDATE due SET at = $1 WHERE at > $2 AND table_id IN (${some.map((_, k) => `$${k + 3}`).join(', ')})`,
        values: [now, now, ...some],
      });
    }
  },
});

export type DueStore = ReturnType<typeof dueStore>;
