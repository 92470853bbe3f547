import type { AnyBoard } from './board.ts';

/** Any game at all: its diagram, and moves typed after a colon. */
export const plainBoard: AnyBoard = {
  initialUi: () => ({}),
  draw: ({ game, view }) => game.notation.diagram(view).split('\n'),
  prompt: ({ words }) => words.commonKeys.map(([key, does]) => `${key} ${does}`).join(' · '),
  moveAtCursor: () => undefined,
  onKey: () => undefined,
};
