export type { Because } from './advice/because.ts';
export { loadBots } from './bots.ts';
