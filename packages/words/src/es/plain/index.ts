export { board } from './board.ts';
