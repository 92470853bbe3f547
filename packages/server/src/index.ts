export { type Config, ConfigError, readConfig } from './boot/config.ts';
export { BackupError, backUpFrom, restoreTo } from './boot/restore.ts';
export { runServer, StartError } from './boot/run.ts';
export { runLocal } from './boot/run-local.ts';
export { databaseOf, type RunningServer, startServer } from './boot/server.ts';
export { openStore, type Store } from './boot/store.ts';
export { openSocket } from './socket/open-socket.ts';

export { parseStoredEvent } from './table/log/table-event.ts';
export { configOf } from './table/table-config.ts';
export { recordText } from './table/views/history.ts';
