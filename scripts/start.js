// `npm start`: sets up a fresh clone, builds what is missing or older than its sources, and starts the server.
import './setup.js';
import { bringUpToDate, runBuilt } from './build.js';

await bringUpToDate(['packages', 'page']);
await runBuilt('packages/server/dist/boot/start-local.js');
