// Tables nobody needs any more: those that never began, and closed ones. Finished games stay, and games under way.
import type { Services } from './services.ts';

export const DAY_MS = 86_400_000;
const BATCH_SIZE = 500;

const UNTOUCHED = `SELECT t.id FROM tables t WHERE t.status IN ('open', 'closed') AND t.made < $1
  AND NOT EXISTS (SELECT 1 FROM events e WHERE e.table_id = t.id AND e.at >= $2) LIMIT $3`;

/** Removes what has not been touched for so many days; `0`: nothing, ever. Several processes may do it at once. */
export const removeOldTables = async ({ store, tables, config, now, log }: Services): Promise<void> => {
  if (config.keepDays === 0) return;
  const since = now() - config.keepDays * DAY_MS;
  const rows = await store.engine.read({ sql: UNTOUCHED, values: [since, since, BATCH_SIZE] });
  // A table this process knows has been looked at just now.
  const old = rows.map(({ id }) => String(id)).filter((id) => tables.known(id) === undefined);
  for (const id of old) await store.tables.remove(id);
  if (old.length > 0) log('info', 'old tables removed', { count: old.length });
};
