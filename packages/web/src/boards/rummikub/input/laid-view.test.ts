import { loadPuzzles, positionOf } from '@crescendo/bots/puzzles';
import { playedTiles, rummikub, type View } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { drafts } from './drafts.ts';

test('a play is shown with every tile where it goes, and off the rack', async () => {
  const puzzles = (await loadPuzzles('rummikub')).slice(0, 20);
  expect(puzzles).toHaveLength(20);
  for (const puzzle of puzzles) {
    const view = positionOf(puzzle).view(puzzle.seat) as View;
    const move = rummikub.notation.move.parse(puzzle.answer)!;
    if (move.type !== 'play') throw new Error(`${puzzle.id} lays nothing`);
    const laid = drafts.laidView?.(view, move);
    if (!laid) throw new Error('the board shows no moves');
    expect(laid.table).toEqual(move.table);
    const own = [...laid.racks[puzzle.seat]!, ...playedTiles(view.table, move.table)];
    expect(own.toSorted()).toEqual([...view.racks[puzzle.seat]!].toSorted());
    expect(laid.racks.with(puzzle.seat, view.racks[puzzle.seat]!)).toEqual(view.racks);
  }
});

test('a move that lays nothing changes nothing', async () => {
  const [puzzle] = await loadPuzzles('rummikub');
  const view = positionOf(puzzle!).view(puzzle!.seat) as View;
  expect(drafts.laidView?.(view, { type: 'draw' })).toBe(view);
});
