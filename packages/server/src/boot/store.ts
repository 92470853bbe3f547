import { type ChatStore, chatStore } from '../features/chat/chat-store.ts';
import { type DailyStore, dailyStore } from '../features/daily/daily-store.ts';
import { type GroupsStore, groupsStore } from '../features/groups/groups-store.ts';
import { type ListsStore, listsStore } from '../features/lists/lists-store.ts';
import { type ExercisesStore, exercisesStore } from '../features/people/exercises-store.ts';
import { type PeopleStore, peopleStore } from '../features/people/people-store.ts';
import { type PushStore, pushStore } from '../features/push/push-store.ts';
import { type DueStore, dueStore } from '../hosting/store/due-store.ts';
import { type TablesStore, tablesStore } from '../hosting/store/tables-store.ts';
import { type Runtime, systemRuntime } from '../runtime/runtime.ts';
import type { Engine } from '../storage/engine.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';

/** All storage of the server, the same on every engine. */
export interface Store {
  readonly engine: Engine;
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

const canWrite = (engine: Engine, elapsed: Runtime['elapsed']): (() => Promise<void>) => {
  let triedAt = -Infinity;
  let result: Promise<void> = Promise.resolve();
  return () => {
    if (elapsed() - triedAt > RETRY_MS) {
      triedAt = elapsed();
      result = engine.one({ sql: 'UPDATE migrations SET version = version' }).then(() => {});
      result.catch(() => {});
    }
    return result;
  };
};

export const storeOn = (engine: Engine, runtime: Runtime): Store => ({
  engine,
  people: peopleStore(engine),
  tables: tablesStore(engine, runtime),
  due: dueStore(engine),
  lists: listsStore(engine),
  chat: chatStore(engine),
  push: pushStore(engine),
  daily: dailyStore(engine),
  exercises: exercisesStore(engine),
  groups: groupsStore(engine),
  canWrite: canWrite(engine, runtime.elapsed),
});

/** `where`: a `postgres://…` address, or the path of a SQLite file. */
export const openStore = async (where: string, runtime = systemRuntime): Promise<Store> =>
  storeOn(await (/^postgres(ql)?:\/\//.test(where) ? openPostgres(where) : openSqlite(where)), runtime);
