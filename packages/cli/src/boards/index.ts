import { vorZwoelfBoard } from './5vor12.ts';
import type { AnyBoard } from './board.ts';
import { finitoBoard } from './finito.ts';
import { plainBoard } from './plain.ts';
import { qwintoBoard } from './qwinto.ts';
import { rummikubBoard } from './rummikub.ts';

const BOARDS: { readonly [id: string]: AnyBoard } = {
  '5vor12': vorZwoelfBoard,
  finito: finitoBoard,
  qwinto: qwintoBoard,
  rummikub: rummikubBoard,
};

/** The board of a game; a new game is played on its diagram, by typing, until it has one. */
export const boardFor = (id: string): AnyBoard => BOARDS[id] ?? plainBoard;
