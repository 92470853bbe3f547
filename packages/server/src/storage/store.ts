import { type DueStore, dueStore } from './due.ts';
import type { Engine } from './engine.ts';
import { type PeopleStore, peopleStore } from './people.ts';
import { openPostgres } from './postgres.ts';
import { type PushStore, pushStore } from './push.ts';
import { openSqlite } from './sqlite.ts';
import { type TablesStore, tablesStore } from './tables.ts';
import { type TalkStore, talkStore } from './talk.ts';

/** Everything the server remembers. The same on every engine. */
export interface Store {
  readonly engine: Engine;
  readonly people: PeopleStore;
  readonly tables: TablesStore;
  readonly due: DueStore;
  readonly talk: TalkStore;
  readonly push: PushStore;
}

export const storeOn = (engine: Engine): Store => ({
  engine,
  people: peopleStore(engine),
  tables: tablesStore(engine),
  due: dueStore(engine),
  talk: talkStore(engine),
  push: pushStore(engine),
});

/** `postgres://…`, or the path of a file. */
export const openStore = async (where: string): Promise<Store> =>
  storeOn(await (/^postgres(ql)?:\/\//.test(where) ? openPostgres(where) : openSqlite(where)));
