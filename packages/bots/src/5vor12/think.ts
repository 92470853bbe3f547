// From a view to moves with their values: what the strong and the expert bot and all advice are made of.
import type { Dice } from '@crescendo/rules';
import { DIAGONAL, hasTwinAcross, type Move, type View, vorZwoelf } from '@crescendo/rules/5vor12';
import { type Judge, LEAVE } from './judge.ts';
import type { Candidate } from './rollout.ts';
import { candidates, type Settings, search } from './search.ts';
import { tableOf } from './seen.ts';
import { CELLS, close, lay, open, type Table } from './table.ts';

export interface Valued {
  readonly move: Move;
  /** The chance to win. */
  readonly value: number;
}

const moveOf = ({ tile, at, isOpen }: Candidate): Move => {
  if (tile === 0) return { type: 'draw' };
  if (isOpen) return { type: 'take', tile, at };
  return at === LEAVE ? { type: 'leave' } : { type: 'place', at };
};

/** Start: the diagonal this move leaves, by the evaluation alone. */
const start = (judge: Judge, view: View): Valued[] => {
  const table = tableOf(view);
  const seat = view.seat!;
  const valued = [...vorZwoelf.moves(view)].map((move): Valued => {
    const before = table.boards.slice();
    const free = table.free[seat]!;
    if (move.type === 'arrange') move.tiles.forEach((tile, i) => void lay(table, tile, DIAGONAL[4]![i]!));
    if (move.type === 'place') lay(table, view.hands[seat]![0]!, move.at);
    judge.look(table);
    const value = judge.still();
    table.boards.set(before);
    table.free[seat] = free;
    return { move, value };
  });
  return valued.sort((a, b) => b.value - a.value);
};

/** Bruno's variant: the value of playing again after this candidate, where it lets the seat do so. */
const again = (judge: Judge, table: Table, candidate: Candidate): number => {
  const { tile, at, isOpen, value } = candidate;
  if (tile === 0 || at === LEAVE || value >= 1 || table.left === 0) return value;
  const from = table.active * CELLS;
  const board = Array.from(table.boards.subarray(from, from + CELLS)).with(at, tile);
  if (!hasTwinAcross(4, board, at)) return value;
  const freed = table.boards[from + at]!;
  if (isOpen) close(table, tile);
  lay(table, tile, at);
  judge.look(table);
  const better = judge.bestTurn();
  table.boards[from + at] = freed;
  if (freed === 0) table.free[table.active]!++;
  else close(table, freed);
  if (isOpen) open(table, tile);
  return Math.max(value, better);
};

/** The moves of this view, best first; with settings the best of them are tried in imagined games. */
export const think = (judge: Judge, view: View, dice: Dice, settings?: Settings): readonly Valued[] => {
  if (view.phase === 'start') return start(judge, view);
  const table = tableOf(view);
  const isBruno = view.options.bruno;
  const plain =
    settings && !isBruno
      ? search(judge, table, view.drawn, dice, settings)
      : candidates(judge, table, view.drawn);
  const valued = plain.map(
    (candidate): Valued => ({
      move: moveOf(candidate),
      value: isBruno ? again(judge, table, candidate) : candidate.value,
    }),
  );
  return isBruno ? valued.sort((a, b) => b.value - a.value) : valued;
};
