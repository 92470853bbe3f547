export { board } from './board.ts';
export { game } from './game.ts';
