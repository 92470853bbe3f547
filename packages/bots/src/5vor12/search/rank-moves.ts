// From a view to its moves with their values: what the strong and the expert bot and all advice are made of.
import { itemAt } from '@crescendo/rules';
import { DIAGONAL, hasTwinAcross, type Move, type View, vorZwoelf } from '@crescendo/rules/5vor12';
import { seatOf } from '../../seat.ts';
import { positionOf } from '../model/from-view.ts';
import { CELLS, close, lay, open, type Position } from '../model/position.ts';
import { type Evaluator, LEAVE } from '../value/evaluator.ts';
import type { Candidate } from './look-ahead.ts';
import { candidates, type Settings, search } from './search.ts';

export interface RankedMove {
  readonly move: Move;
  /** The chance to win. */
  readonly value: number;
}

const byValue = (a: RankedMove, b: RankedMove): number => b.value - a.value;

const moveOf = ({ tile, at, isOpen }: Candidate): Move => {
  if (tile === 0) return { type: 'draw' };
  if (isOpen) return { type: 'take', tile, at };
  return at === LEAVE ? { type: 'leave' } : { type: 'place', at };
};

/** The start: the diagonal that each move leaves, by tables that know half-full ones. */
const rankStart = (evaluator: Evaluator, view: View): RankedMove[] => {
  const position = positionOf(view);
  const seat = seatOf(view);
  const diagonal = DIAGONAL[4] ?? [];
  const ranked = [...vorZwoelf.moves(view)].map((move): RankedMove => {
    const before = position.boards.slice();
    const free = position.free.slice();
    if (move.type === 'arrange')
      for (const [i, tile] of move.tiles.entries()) lay(position, tile, itemAt(diagonal, i));
    if (move.type === 'place') lay(position, itemAt(itemAt(view.hands, seat), 0), move.at);
    evaluator.read(position);
    const value = evaluator.staticValue();
    position.boards.set(before);
    position.free.set(free);
    return { move, value };
  });
  return ranked.sort(byValue);
};

/** Bruno's variant: the value of playing again after this candidate, where it lets the seat do so. */
const valueOfPlayingAgain = (evaluator: Evaluator, position: Position, candidate: Candidate): number => {
  const { tile, at, isOpen, value } = candidate;
  if (tile === 0 || at === LEAVE || value >= 1 || position.left === 0) return value;
  const from = position.active * CELLS;
  const board = Array.from(position.boards.subarray(from, from + CELLS));
  if (!hasTwinAcross(4, board.with(at, tile), at)) return value;
  const freed = itemAt(board, at);
  if (isOpen) close(position, tile);
  lay(position, tile, at);
  evaluator.read(position);
  const better = evaluator.bestTurn();
  position.boards[from + at] = freed;
  if (freed === 0) position.free[position.active]!++;
  else close(position, freed);
  if (isOpen) open(position, tile);
  return Math.max(value, better);
};

/** The moves of this view, best first; with settings the best of them are examined by a search. */
export const rankMoves = (evaluator: Evaluator, view: View, settings?: Settings): readonly RankedMove[] => {
  if (view.phase === 'start') return rankStart(evaluator, view);
  const position = positionOf(view);
  if (view.options.bruno)
    return candidates(evaluator, position, view.drawn)
      .map((candidate) => ({
        move: moveOf(candidate),
        value: valueOfPlayingAgain(evaluator, position, candidate),
      }))
      .sort(byValue);
  const ranked = settings
    ? search(evaluator, position, view.drawn, settings)
    : candidates(evaluator, position, view.drawn);
  return ranked.map((candidate) => ({ move: moveOf(candidate), value: candidate.value }));
};
