export type { Because } from './because.ts';
export { loadBots } from './bots.ts';
