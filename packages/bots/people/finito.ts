// People at Finito!, as far as a program can be like them (docs/people.md): where a counter would look right, which breaks of the order they see, and
// how many of their counters they look at. They know no chances.
import { type Bot, type Dice, itemAt } from '@crescendo/rules';
import {
  type Board,
  counterCount,
  type Finito,
  finito,
  longestRise,
  type Move,
  sequence,
  type View,
} from '@crescendo/rules/finito';
import { seatOf } from '../src/seat.ts';

interface Person {
  /** The chance to think of moving this counter, or of placing it. */
  readonly sees: number;
  /** The cost of a place in the line where the next counter is lower. */
  readonly breaks: number;
  /** The cost of a counter that would have to move before all are in order; to see it one has to find the longest order first. */
  readonly disorder: number;
  /** The cost of each square between a counter and where it would look right. */
  readonly off: number;
  /** The cost of a counter that is still missing between two others and has no square there. */
  readonly room: number;
  /** The largest error in judging a move. */
  readonly blur: number;
}

export const CAREFUL: Person = { sees: 0.97, breaks: 0.3, disorder: 1, off: 0.12, room: 0.3, blur: 0.3 };
export const BY_FEELING: Person = { sees: 0.87, breaks: 1, disorder: 0, off: 0.16, room: 0, blur: 0.53 };
export const PRACTISED: Person = { sees: 0.98, breaks: 0.3, disorder: 1, off: 0.12, room: 0.3, blur: 0.2 };

const breaksIn = (board: Board): number => {
  const line = sequence(board);
  return line.filter((counter, i) => i > 0 && counter < itemAt(line, i - 1)).length;
};

/** Adds up the squares between all counters and where they would look right. */
const offIn = (board: Board, counters: number): number =>
  board.reduce(
    (sum, counter, at) =>
      counter === 0 ? sum : sum + Math.abs(at + 0.5 - ((counter - 0.5) / counters) * board.length),
    0,
  );

/** Counters that are missing between two neighbours of the line and have no square there. */
const crowded = (board: Board, counters: number): number => {
  let [crowd, last, free] = [0, 0, 0];
  for (const counter of [...board, counters + 1]) {
    if (counter === 0) free++;
    else {
      if (counter > last) crowd += Math.max(0, counter - last - 1 - free);
      [last, free] = [counter, 0];
    }
  }
  return crowd;
};

const after = (board: Board, move: Move): Board => {
  if (move.type === 'pass') return board;
  return board.map((counter, at) => (at === move.at ? move.counter : counter === move.counter ? 0 : counter));
};

const worthOf = (person: Person, view: View, board: Board): number => {
  const counters = counterCount(view.options);
  const placed = sequence(board).length;
  return -(
    person.breaks * breaksIn(board) +
    (person.disorder === 0 ? 0 : person.disorder * (placed - longestRise(board))) +
    person.off * offIn(board, counters) +
    (person.room === 0 ? 0 : person.room * crowded(board, counters))
  );
};

const choose = (person: Person, view: View, dice: Dice): Move => {
  const board = itemAt(view.boards, seatOf(view));
  const all = [...finito.moves(view)];
  const thinksOf = new Map<number, boolean>();
  const isSeen = (move: Move): boolean => {
    const counter = move.type === 'pass' ? 0 : move.counter;
    if (!thinksOf.has(counter)) thinksOf.set(counter, dice() < person.sees);
    return thinksOf.get(counter) === true;
  };
  const seen = all.filter(isSeen);
  let [best, most] = [itemAt(all, 0), -Infinity];
  for (const move of seen.length > 0 ? seen : all) {
    const worth = worthOf(person, view, after(board, move)) + person.blur * (2 * dice() - 1);
    if (worth <= most) continue;
    [best, most] = [move, worth];
  }
  return best;
};

export const personAt = (id: string, person: Person): Bot<Finito> => ({
  id,
  choose: (view, dice) => choose(person, view, dice),
});

export const PEOPLE: { readonly [id: string]: Bot<Finito> } = {
  careful: personAt('careful', CAREFUL),
  'by-feeling': personAt('by-feeling', BY_FEELING),
  practised: personAt('practised', PRACTISED),
};
