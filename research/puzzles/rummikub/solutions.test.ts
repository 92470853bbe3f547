// All puzzles of Rummikub, solved again as integer programs: no more than asked for can be laid, no fewer sets will do, and
// who lays what fits at a glance does not solve them.
import { itemAt } from '@crescendo/rules';
import { type Move, playedTiles, pointsOf, rummikub, type View } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { loadPuzzles, positionOf } from '../../../packages/bots/src/puzzles/load.ts';
import type { Puzzle } from '../../../packages/bots/src/puzzles/puzzle.ts';
import { changedSets, goalError } from '../../../packages/bots/src/puzzles/rummikub-goals.ts';
import { greedyPlay, playOfAGlance } from './misses.ts';
import { type Question, tableProgram } from './table-program.ts';

type Solve = (question: Question) => Promise<number>;

/** The errors of a puzzle; none, as a rule. */
const faultsOf = async ({ goal, seat, answer }: Puzzle, view: View, solve: Solve): Promise<string[]> => {
  const move: Move | undefined = rummikub.notation.move.parse(answer);
  if (move?.type !== 'play') return ['the answer is no play'];
  const { table } = view;
  const rack = itemAt(view.racks, seat);
  const opened = view.opened[seat];
  const most = await solve(opened ? { table, rack, changed: table.length } : { table: [], rack, changed: 0 });
  const laid = playedTiles(table, move.table).length;
  const faults: string[] = [];
  const expectThat = (fault: string, isRight: boolean): void => {
    if (!isRight) faults.push(fault);
  };
  expectThat('the rules refuse the answer', rummikub.check(view, move) === undefined);
  expectThat('the answer misses the goal', goalError(view, move, goal) === undefined);
  expectThat('more is laid than can be', laid <= most);
  switch (goal.kind) {
    case 'empty-rack':
      expectThat('the rack cannot be emptied', most === rack.length);
      break;
    case 'lay-most':
      expectThat(`${most} can be laid`, most === goal.tiles);
      break;
    case 'fewest-changes': {
      expectThat(`${most} can be laid`, most === goal.tiles);
      const fewer = goal.sets === 0 ? -1 : await solve({ table, rack, changed: goal.sets - 1 });
      expectThat('fewer changes do it', fewer < goal.tiles);
      expectThat('the answer changes another number', changedSets(table, move.table) === goal.sets);
      break;
    }
    case 'open':
      expectThat('it is open already', !opened);
      expectThat(
        'the answer is not worth enough',
        move.table.slice(table.length).reduce((sum, set) => sum + pointsOf(set), 0) >= view.options.openMin,
      );
  }
  if (goal.kind !== 'open')
    expectThat('it is found at a glance', goalError(view, playOfAGlance(view), goal) !== undefined);
  if (goal.kind === 'free-joker')
    expectThat('laying the most frees it', goalError(view, greedyPlay(view), goal) !== undefined);
  return faults;
};

test('rummikub: every puzzle asks for what can be reached, and for no less', async () => {
  const faulty: string[] = [];
  const solve = await tableProgram(rummikub.options);
  for (const puzzle of await loadPuzzles('rummikub')) {
    const view = positionOf(puzzle).view(puzzle.seat) as View;
    for (const fault of await faultsOf(puzzle, view, solve)) faulty.push(`${puzzle.id}: ${fault}`);
  }
  expect(faulty).toEqual([]);
}, 900_000);
