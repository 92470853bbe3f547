import type { ServerMessage } from '@crescendo/protocol';
import type { TableSnapshot } from '../table/snapshot.ts';
import type { TableConfig } from '../table/table-config.ts';

/** A client that watches tables and is shown every change. */
export interface Watcher {
  readonly person: string | null;
  readonly address: string;
  /** The table with this id has changed. */
  show(table: string): void;
  send(message: ServerMessage): void;
}

/** A table and the clients that watch it here. */
export interface WatchedTable {
  readonly id: string;
  readonly config: TableConfig;
  readonly snapshot: TableSnapshot;
  readonly watchers: ReadonlySet<Watcher>;
}
