import { type ChatStore, chatStore } from '../features/chat/chat-store.ts';
import { type DailyStore, dailyStore } from '../features/daily/daily-store.ts';
import { type GroupsStore, groupsStore } from '../features/groups/groups-store.ts';
import { type ListsStore, listsStore } from '../features/lists/lists-store.ts';
import { type ExercisesStore, exercisesStore } from '../features/people/exercises-store.ts';
import { type PeopleStore, peopleStore } from '../features/people/people-store.ts';
import { type PushStore, pushStore } from '../features/push/push-store.ts';
import { type DueStore, dueStore } from '../hosting/store/due-store.ts';
import { type TablesStore, tablesStore } from '../hosting/store/tables-store.ts';
import type { Log } from '../runtime/log.ts';
import { type Runtime, systemRuntime } from '../runtime/runtime.ts';
import type { Engine, Work } from '../storage/engine.ts';
import { LATEST } from '../storage/migrations.ts';
import { observed, type WriteErrors } from '../storage/observed.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';

/** All storage of the server, the same on every engine. */
export interface Store {
  readonly engine: Engine;
  /** Tells of writes that failed. */
  readonly writeErrors: WriteErrors;
  readonly people: PeopleStore;
  readonly tables: TablesStore;
  readonly due: DueStore;
  readonly lists: ListsStore;
  readonly chat: ChatStore;
  readonly push: PushStore;
  readonly daily: DailyStore;
  readonly exercises: ExercisesStore;
  readonly groups: GroupsStore;
  /** Rejects if nothing can be written, as on a full disk. Tries a real write, at most once a second. */
  canWrite(): Promise<void>;
}

const RETRY_MS = 1000;
/** More than a move, its indexes and effects: where this has room, they have. */
const PROBE = 'x'.repeat(32_768);
const PROBE_KEPT_MS = 10_000;

/** Rows are added, as for a move: to write one again may need no room. */
const probeWork = ({ now, randomBytes }: Runtime) =>
  function* (): Work<void> {
    yield { sql: 'DELETE FROM probes WHERE at < $1', values: [now() - PROBE_KEPT_MS] };
    yield {
      sql: 'INSERT INTO probes (id, at, body) VALUES ($1, $2, $3)',
      values: [randomBytes(9).toString('base64url'), now(), PROBE],
    };
  };

const canWrite = (engine: Engine, runtime: Runtime): (() => Promise<void>) => {
  const { elapsed } = runtime;
  let triedAt = -Infinity;
  let result: Promise<void> = Promise.resolve();
  return () => {
    if (elapsed() - triedAt > RETRY_MS) {
      triedAt = elapsed();
      result = engine.checkPlace().then(() => engine.write(probeWork(runtime)));
      result.catch(() => {});
    }
    return result;
  };
};

export const storeOn = (bare: Engine, runtime: Runtime): Store => {
  const writeErrors: WriteErrors = { onError: () => {} };
  const engine = observed(bare, writeErrors);
  return {
    engine,
    writeErrors,
    people: peopleStore(engine),
    tables: tablesStore(engine, runtime),
    due: dueStore(engine),
    lists: listsStore(engine),
    chat: chatStore(engine),
    push: pushStore(engine),
    daily: dailyStore(engine),
    exercises: exercisesStore(engine),
    groups: groupsStore(engine),
    canWrite: canWrite(engine, runtime),
  };
};

/** `where`: a `postgres://…` address, or the path of a SQLite file. */
export const openStore = async (where: string, runtime = systemRuntime, log?: Log): Promise<Store> => {
  const migrated = (from: number): void => {
    if (from > 0) log?.('info', 'database migrated', { from, to: LATEST });
  };
  const isPostgres = /^postgres(ql)?:\/\//.test(where);
  const engine = isPostgres
    ? openPostgres(where, undefined, migrated)
    : openSqlite(where, undefined, migrated);
  return storeOn(await engine, runtime);
};
