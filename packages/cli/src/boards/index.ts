import { type GameId, isGameId } from '@crescendo/rules';
import { vorZwoelfBoard } from './5vor12/board.ts';
import type { AnyBoard } from './board.ts';
import { finitoBoard } from './finito/board.ts';
import { plainBoard } from './plain.ts';
import { qwintoBoard } from './qwinto/board.ts';
import { rummikubBoard } from './rummikub/board.ts';
import type { Solver } from './solver.ts';

const BOARDS: { readonly [id in GameId]?: AnyBoard } = {
  '5vor12': vorZwoelfBoard,
  finito: finitoBoard,
  qwinto: qwintoBoard,
  rummikub: rummikubBoard,
};

/** The games that have an exact solver, each loaded when it is needed. */
export const SOLVERS: { readonly [id in GameId]?: () => Promise<Solver> } = {
  rummikub: async () => (await import('./rummikub/solve.ts')).solvePositions,
};

/** The board of a game; the plain one for a game that has none of its own. */
export const boardFor = (id: string): AnyBoard => (isGameId(id) && BOARDS[id]) || plainBoard;
