import type { AnyBoard } from './board.ts';

/** Any game at all: its diagram, and moves typed after a colon. */
export const plainBoard: AnyBoard = {
  fresh: () => ({}),
  draw: ({ game, view }) => game.notation.diagram(view).split('\n'),
  prompt: ({ words }) => words.commonKeys.map(([key, does]) => `${key} ${does}`).join(' · '),
  pointed: () => undefined,
  press: () => undefined,
};
