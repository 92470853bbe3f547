// A thread starts as plain JavaScript; this registers the TypeScript loader, as bin/crescendo.js does.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
