// Removes tables that are no longer needed: those that never started, closed ones, and games that only bots play. Other
// running games and all finished ones stay.
import type { TablesStore } from '../../hosting/store/tables-store.ts';
import type { Tables } from '../../hosting/tables.ts';
import type { Log } from '../../runtime/log.ts';
import type { Engine } from '../../storage/engine.ts';
import type { ChatStore } from '../chat/chat-store.ts';
import { type EraseServices, erasePerson } from '../people/erase.ts';

interface RetentionServices extends EraseServices {
  readonly store: EraseServices['store'] & {
    readonly engine: Pick<Engine, 'read'>;
    readonly tables: Pick<TablesStore, 'remove'>;
    readonly chat: Pick<ChatStore, 'removeBefore'>;
  };
  readonly tables: Tables;
  readonly config: {
    readonly keepDays: number;
    readonly keepTalkDays: number;
    readonly keepPeopleDays: number;
  };
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

/** Removes talk after `keepTalkDays` days; `0`: never. */
export const removeOldTalk = async ({ store, config, now, log }: RetentionServices): Promise<void> => {
  if (config.keepTalkDays === 0) return;
  let count = 0;
  for (let removed = BATCH_SIZE; removed >= BATCH_SIZE; count += removed)
    removed = await store.chat.removeBefore(now() - config.keepTalkDays * DAY_MS, BATCH_SIZE);
  if (count > 0) log('info', 'old talk removed', { count });
};

/** Removes people whom nobody has seen for `keepPeopleDays` days, as if they had asked for it; `0`: never. */
export const removeOldPeople = async (services: RetentionServices): Promise<void> => {
  const { store, config, now, log } = services;
  if (config.keepPeopleDays === 0) return;
  let count = 0;
  for (;;) {
    const people = await store.people.unseenSince(now() - config.keepPeopleDays * DAY_MS, BATCH_SIZE);
    for (const id of people) await erasePerson(services, id);
    count += people.length;
    if (people.length < BATCH_SIZE) break;
  }
  if (count > 0) log('info', 'old people removed', { count });
};

/** Removes everything that is not kept any longer. */
export const removeOld = async (services: RetentionServices): Promise<void> => {
  await removeOldTables(services);
  await removeOldTalk(services);
  await removeOldPeople(services);
};
