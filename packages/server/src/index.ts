export { type Config, ConfigError, readConfig } from './config.ts';
export { openSocket } from './open-socket.ts';
export { runServer, StartError } from './run.ts';
export { databaseOf, type RunningServer, startServer } from './server.ts';
export { openStore, type Store } from './storage/store.ts';
export { recordText } from './table/history.ts';
export { configOf } from './table/table-config.ts';
export { parseStoredEvent } from './table/table-event.ts';
