// A thread starts as plain JavaScript, and learns TypeScript here.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
