// Forward only. A released migration is never changed; a later one repairs it.
import type { Work } from './engine.ts';

export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL)',
    'CREATE TABLE devices (hash TEXT PRIMARY KEY, person TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL)',
    'CREATE INDEX devices_person ON devices (person)',
    'CREATE TABLE codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL)',
    `CREATE TABLE tables (id TEXT PRIMARY KEY, host TEXT NOT NULL, settings TEXT NOT NULL, seed TEXT NOT NULL,
      listed INTEGER NOT NULL, status TEXT NOT NULL, line TEXT NOT NULL, made BIGINT NOT NULL)`,
    'CREATE INDEX tables_lobby ON tables (listed, status, made)',
    'CREATE INDEX tables_host ON tables (host, status)',
    // The primary key is the compare-and-swap: the first to write number n wins.
    `CREATE TABLE events (table_id TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (table_id, n))`,
    'CREATE TABLE sitters (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person))',
    'CREATE INDEX sitters_person ON sitters (person)',
    'CREATE TABLE due (table_id TEXT PRIMARY KEY, at BIGINT NOT NULL)',
    'CREATE INDEX due_at ON due (at)',
  ],
  [
    `CREATE TABLE talk (table_id TEXT NOT NULL, n INTEGER NOT NULL, person TEXT NOT NULL, at BIGINT NOT NULL,
      body TEXT NOT NULL, PRIMARY KEY (table_id, n))`,
    'CREATE INDEX talk_person ON talk (person)',
  ],
  [
    `CREATE TABLE push (endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
      made BIGINT NOT NULL)`,
    'CREATE INDEX push_person ON push (person)',
    'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  [
    'ALTER TABLE tables ADD COLUMN result TEXT',
    'ALTER TABLE tables ADD COLUMN ended BIGINT',
    // The primary key lets each person play a deal once. The result is null until the game is over.
    `CREATE TABLE daily (day TEXT NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL,
      score INTEGER, won INTEGER, moves INTEGER, ended BIGINT, PRIMARY KEY (day, game, person))`,
    'CREATE INDEX daily_person ON daily (person)',
    `CREATE INDEX daily_best ON daily (day, game, won DESC, score DESC, moves, ended, person)
      WHERE ended IS NOT NULL`,
  ],
  [
    // The network that created a waiting public table, and the quick games that it fits; see `lobby.ts` and `quick-game.ts`.
    'ALTER TABLE tables ADD COLUMN origin TEXT',
    'ALTER TABLE tables ADD COLUMN quick TEXT',
    // A finished game that delayed spectators still see as being played.
    'ALTER TABLE tables ADD COLUMN lingers BIGINT',
    "CREATE INDEX tables_origin ON tables (origin) WHERE status = 'open'",
    "CREATE INDEX tables_quick ON tables (quick, made) WHERE status = 'open'",
    'CREATE INDEX tables_lingers ON tables (lingers) WHERE lingers IS NOT NULL',
  ],
  [
    `CREATE TABLE exercises (person TEXT NOT NULL, id TEXT NOT NULL, changed BIGINT NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (person, id))`,
  ],
  [
    // `groups` is a word of SQL.
    'CREATE TABLE player_groups (id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL)',
    // Others know a member by `id`, never by `person`.
    `CREATE TABLE group_members (group_id TEXT NOT NULL, person TEXT NOT NULL, id TEXT NOT NULL, joined BIGINT NOT NULL,
      notices INTEGER NOT NULL, PRIMARY KEY (group_id, person))`,
    'CREATE INDEX group_members_person ON group_members (person)',
    // Nobody is asked twice at once by the same person.
    `CREATE TABLE group_asks (person TEXT NOT NULL, asker TEXT NOT NULL, group_id TEXT NOT NULL, made BIGINT NOT NULL,
      PRIMARY KEY (person, asker))`,
    'CREATE INDEX group_asks_group ON group_asks (group_id)',
    'CREATE INDEX group_asks_asker ON group_asks (asker)',
    'ALTER TABLE tables ADD COLUMN group_id TEXT',
    'CREATE INDEX tables_group ON tables (group_id, made) WHERE group_id IS NOT NULL',
    // From which networks a deal has been begun, as hashes that mean nothing on another day; removed when the day is over.
    'CREATE TABLE daily_networks (day TEXT NOT NULL, game TEXT NOT NULL, network TEXT NOT NULL, PRIMARY KEY (day, game, network))',
    // 1: somebody else had begun the deal from the same network.
    'ALTER TABLE daily ADD COLUMN later INTEGER',
  ],
  [
    // Rows that show whether anything can be written; see `canWrite`.
    'CREATE TABLE probes (id TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL)',
    // Talk is read by its author in parts, and removed by its age.
    'DROP INDEX talk_person',
    'CREATE INDEX talk_author ON talk (person, at, table_id, n)',
    'CREATE INDEX talk_at ON talk (at)',
  ],
  [
    // The end of a game whose day was over: it has a result and no place in the ranking; `ended` stays null.
    'ALTER TABLE daily ADD COLUMN afterwards BIGINT',
  ],
];

/** Called with the version that a database had before it was migrated; 0 for a new one. */
export type Migrated = (from: number) => void;

/** The version that this program knows. */
export const LATEST = MIGRATIONS.length;

/** Migrate the database; `before` is called with its current version if there is anything to do. */
export function* migrateWork(
  before: (version: number) => void = () => {},
  to = MIGRATIONS.length,
): Work<void> {
  yield { sql: 'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)' };
  const [row] = yield { sql: 'SELECT COALESCE(MAX(version), 0) AS version FROM migrations' };
  const version = Number(row?.version ?? 0);
  if (version > MIGRATIONS.length)
    throw new Error(
      `The database has version ${version}, but this program knows only versions up to ${MIGRATIONS.length}.`,
    );
  if (version < to) before(version);
  for (const [n, statements] of MIGRATIONS.slice(0, to).entries()) {
    if (n < version) continue;
    for (const sql of statements) yield { sql };
    yield { sql: 'INSERT INTO migrations (version) VALUES ($1)', values: [n + 1] };
  }
}
