export { newGame } from './new-game.ts';
export { notifications } from './notifications.ts';
export { settings } from './settings.ts';
