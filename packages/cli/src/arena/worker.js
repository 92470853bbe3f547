// A thread starts as plain JavaScript, and learns TypeScript here, as bin/crescendo.js does.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
