export { type Config, ConfigFault, readConfig } from './config.ts';
export { openSocket } from './open-socket.ts';
export { runServer, StartFault } from './run.ts';
export { databaseOf, type Running, startServer } from './server.ts';
export { openStore, type Store } from './storage/store.ts';
export { recordText } from './table/history.ts';
export { factsOf } from './table/snapshot.ts';
