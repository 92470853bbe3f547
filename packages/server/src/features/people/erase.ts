import type { Tables } from '../../hosting/tables.ts';
import type { Engine } from '../../storage/engine.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { close } from '../../table/commands/host.ts';
import { leave } from '../../table/commands/seating.ts';
import { RequestError } from '../../table/request-error.ts';
import type { ListsStore } from '../lists/lists-store.ts';
import type { Identity } from './identity.ts';
import type { PeopleStore } from './people-store.ts';

export interface EraseServices {
  readonly store: {
    readonly engine: Pick<Engine, 'notify'>;
    readonly lists: ListsStore;
    readonly people: PeopleStore;
  };
  readonly tables: Tables;
  readonly identity: Identity;
}

/** Leaves every running game, so that nobody waits for a deleted player; then deletes the data. */
export const erasePerson = async ({ store, tables, identity }: EraseServices, id: string): Promise<void> => {
  const { lists } = store;
  const seated = (await asRetryable(lists.of(id, false, 10_000))).map((line) => line.id);
  for (const known of new Set([...seated, ...(await asRetryable(lists.openBy(id)))])) {
    const table = await tables.load(known);
    // A table that has not started is closed with its host.
    const isOwn = table.config.host === id && table.snapshot.status === 'open';
    await table.act(isOwn ? close(id) : leave(id)).catch((error) => {
      // Already left or closed is fine; a failed write is not: then nothing is deleted yet.
      if (!(error instanceof RequestError) || error.code === 'try-again') throw error;
    });
  }
  await asRetryable(store.people.remove(id));
  store.engine.notify({ topic: 'person', id });
  identity.forget(id);
};
