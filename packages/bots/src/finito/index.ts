export type { Because } from './advice/because.ts';
export type { Look } from './advice/looks.ts';
export { loadBots } from './bots.ts';
