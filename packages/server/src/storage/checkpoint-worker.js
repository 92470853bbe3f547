// A worker starts as plain JavaScript; this registers the TypeScript loader.
import { register } from 'tsx/esm/api';

register();
await import('./checkpoint-thread.ts');
