import { type Runtime, systemRuntime } from '../runtime.ts';
import { type DailyStore, dailyStore } from './daily.ts';
import { type DueStore, dueStore } from './due.ts';
import type { Engine } from './engine.ts';
import { type ExercisesStore, exercisesStore } from './exercises.ts';
import { type GroupsStore, groupsStore } from './groups.ts';
import { type PeopleStore, peopleStore } from './people.ts';
import { openPostgres } from './postgres.ts';
import { type PushStore, pushStore } from './push.ts';
import { openSqlite } from './sqlite.ts';
import { type TablesStore, tablesStore } from './tables.ts';
import { type TalkStore, talkStore } from './talk.ts';

/** All storage of the server, the same on every engine. */
export interface Store {
  readonly engine: Engine;
  readonly people: PeopleStore;
  readonly tables: TablesStore;
  readonly due: DueStore;
  readonly talk: TalkStore;
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
  talk: talkStore(engine),
  push: pushStore(engine),
  daily: dailyStore(engine),
  exercises: exercisesStore(engine),
  groups: groupsStore(engine),
  canWrite: canWrite(engine, runtime.elapsed),
});

/** `where`: a `postgres://…` address, or the path of a SQLite file. */
export const openStore = async (where: string, runtime = systemRuntime): Promise<Store> =>
  storeOn(await (/^postgres(ql)?:\/\//.test(where) ? openPostgres(where) : openSqlite(where)), runtime);
