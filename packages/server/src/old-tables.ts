// Removes tables that are no longer needed: those that never started, and closed ones. Running and finished games stay.
import type { Services } from './services.ts';

export const DAY_MS = 86_400_000;
const BATCH_SIZE = 500;

const UNTOUCHED = `SELECT t.id FROM tables t WHERE t.status IN ('open', 'closed') AND t.made < $1
  AND NOT EXISTS (SELECT 1 FROM events e WHERE e.table_id = t.id AND e.at >= $2) LIMIT $3`;

/** Removes tables untouched for `keepDays` days; `0`: never. Several processes may run it at the same time. */
export const removeOldTables = async ({ store, tables, config, now, log }: Services): Promise<void> => {
  if (config.keepDays === 0) return;
  const since = now() - config.keepDays * DAY_MS;
  const rows = await store.engine.read({ sql: UNTOUCHED, values: [since, since, BATCH_SIZE] });
  // A table that is loaded here was used a moment ago.
  const old = rows.map(({ id }) => String(id)).filter((id) => tables.known(id) === undefined);
  for (const id of old) await store.tables.remove(id);
  if (old.length > 0) log('info', 'old tables removed', { count: old.length });
};
