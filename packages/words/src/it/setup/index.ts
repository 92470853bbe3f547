export { newGame } from './new-game.ts';
export { settings } from './settings.ts';
