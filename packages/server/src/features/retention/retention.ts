// Removes tables that are no longer needed: those that never started, closed ones, and games that only bots play. Other
// running games and all finished ones stay.
import type { TablesStore } from '../../hosting/store/tables-store.ts';
import type { Tables } from '../../hosting/tables.ts';
import type { Log } from '../../runtime/log.ts';
import type { Engine } from '../../storage/engine.ts';

interface RetentionServices {
  readonly store: { readonly engine: Pick<Engine, 'read'>; readonly tables: Pick<TablesStore, 'remove'> };
  readonly tables: Pick<Tables, 'known'>;
  readonly config: { readonly keepDays: number };
  readonly log: Log;
  readonly now: () => number;
}

export const DAY_MS = 86_400_000;
const BATCH_SIZE = 500;

const UNTOUCHED = `SELECT t.id FROM tables t WHERE t.status IN ('open', 'closed') AND t.made < $1
  AND NOT EXISTS (SELECT 1 FROM events e WHERE e.table_id = t.id AND e.at >= $2) LIMIT $3`;

const BOTS_ONLY = `SELECT t.id FROM tables t WHERE t.status = 'playing' AND t.made < $1
  AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = t.id)
  AND NOT EXISTS (SELECT 1 FROM events e WHERE e.table_id = t.id AND e.at >= $2) LIMIT $3`;

/** Nobody has watched bots play this long, and nobody is going to miss them. */
const BOTS_ONLY_MS = DAY_MS;

/** Removes tables untouched for `keepDays` days, bots among themselves after one; `0`: never. Several processes may run it. */
export const removeOldTables = async (services: RetentionServices): Promise<void> => {
  const { config, now, log } = services;
  if (config.keepDays === 0) return;
  const count =
    (await removeAll(services, UNTOUCHED, now() - config.keepDays * DAY_MS)) +
    (await removeAll(services, BOTS_ONLY, now() - BOTS_ONLY_MS));
  if (count > 0) log('info', 'old tables removed', { count });
};

const removeAll = async (
  { store, tables }: RetentionServices,
  sql: string,
  since: number,
): Promise<number> => {
  let count = 0;
  for (;;) {
    const rows = await store.engine.read({ sql, values: [since, since, BATCH_SIZE] });
    // A table that is loaded here was used a moment ago.
    const old = rows.map(({ id }) => String(id)).filter((id) => tables.known(id) === undefined);
    for (const id of old) await store.tables.remove(id);
    count += old.length;
    if (old.length === 0 || rows.length < BATCH_SIZE) return count;
  }
};
