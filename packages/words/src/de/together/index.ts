export { daily } from './daily.ts';
export { errors } from './errors.ts';
export { groups } from './groups.ts';
export { join } from './join.ts';
export { lobby } from './lobby.ts';
export { needsServer } from './needs-server.ts';
export { online } from './online.ts';
export { waitingRoom } from './waiting-room.ts';
