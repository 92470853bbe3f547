export { genericBots } from './bots.ts';
