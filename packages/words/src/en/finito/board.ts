import { list } from '../../grammar/list.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

/** The free squares of a part of the board, and the counters that belong there. */
export interface Room {
  readonly squares: number;
  readonly counters: number;
}

const or = (numbers: readonly number[]): string => list('en-GB', numbers, 'or');
const and = (numbers: readonly number[]): string => list('en-GB', numbers);
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const room = ({ squares, counters }: Room): string =>
  `${many(squares, 'square', 'squares')} for ${many(counters, 'counter', 'counters')}`;

export const board = {
  /** The luck that a challenge and its answer share. */
  luck: 'the same rolls',
  /** The end of a game, for somebody who had the same rolls. */
  challenged: (rolls: number, block: number, isFinito: boolean) =>
    `${isFinito ? 'Finito!' : `a sequence of ${block}`} after ${many(rolls, 'roll', 'rolls')}`,
  /** Names of places and pieces, for screen readers. */
  ownBoard: 'Your board',
  boardOf: (name: string | undefined) => (name === undefined ? 'Your board' : `${name}’s board`),
  otherBoards: 'The other boards',
  square: (row: number, column: number, number: number, counter: number) =>
    `Row ${row}, column ${column}: ${counter === 0 ? `square ${number}, free` : `counter ${counter} on square ${number}`}`,
  /** Added to a square's name when a counter may go there. */
  allowed: 'you may put it here',
  openCounters: 'Your face-up counters',
  counter: (counter: number) => `Counter ${counter}`,
  faceDown: (count: number) => `${count} face down`,
  die: (number: number) => `The die shows ${number}`,
  dieRests: 'The die hasn’t been rolled yet',
  /** The counters in reading order, and the longest rising block. */
  orderOf: (counters: readonly number[], block: readonly number[]) =>
    `Counters in reading order: ${and(counters)}. Longest ascending sequence: ${and(block)}.`,
  noCounters: 'No counters on it yet.',
  hasChosen: (name: string | undefined) => (name === undefined ? 'You have chosen' : `${name} has chosen`),
  isThinking: (name: string | undefined) =>
    name === undefined ? 'You are still thinking' : `${name} is still thinking`,
  /** Announced when a counter is picked up; the numbers of the squares where it may go. */
  inHand: (counter: number, numbers: readonly number[]) =>
    `${counter} in your hand. It may go on ${or(numbers)}.`,
  /** Short lines on the board's lower edge. */
  longest: (length: number, wanted: number) => `Longest sequence: ${length}/${wanted}`,
  roll: (rolls: number, limit: number) => (limit === 0 ? `Roll ${rolls}` : `Roll ${rolls}/${limit}`),
  /** Names with the lengths of their longest sequences. */
  ladder: (lengths: readonly string[]) => `Longest sequences: ${lengths.join(', ')}.`,
  /** Over the ladder: what its steps count. */
  ladderTitle: 'Sequence',
  /** The explanations of the die and the ladder when they are touched. */
  explain: {
    die: (rolled: number) => `The die counts for everyone: a counter goes on a free ${rolled}.`,
    taken: (rolled: number, numbers: readonly number[]) =>
      `The die shows ${rolled}, and you have no free ${rolled}. So use the next lower or next higher free square: ${or(numbers)}.`,
    ladder: (wanted: number) =>
      `The faces show everyone’s longest sequence. Put ${wanted} counters in order and you win.`,
  },
  pass: 'Pass',
  prompt: {
    /** `isLast`: there is no counter left to choose from. */
    place: (rolled: number, numbers: readonly number[], isLast: boolean) =>
      !numbers.includes(rolled)
        ? `${rolled} is taken. Put a counter on ${or(numbers)}.`
        : isLast
          ? `${rolled}! Your last counter goes on the ${rolled}.`
          : `${rolled}! Which counter goes on the ${rolled}?`,
    move: (rolled: number, numbers: readonly number[]) =>
      numbers.includes(rolled)
        ? `${rolled}! You must move one counter to ${or(numbers)}.`
        : `${rolled} is taken. You must move one counter to ${or(numbers)}.`,
    moveOrPass: (rolled: number, numbers: readonly number[]) =>
      numbers.includes(rolled)
        ? `${rolled}! Move a counter to ${or(numbers)}, or pass.`
        : `${rolled} is taken. Move a counter to ${or(numbers)}, or pass.`,
    waiting: 'Chosen! The others are still thinking.',
    watching: 'Everyone is choosing.',
    over: 'The round is over.',
  },
  /** The guide's explanations, and its comment when the player has done it. */
  guide: {
    goal: 'Get your counters into ascending order, row by row. Empty squares in between are fine.',
    choose: 'The roll counts for everyone. Put one of your face-up counters on a possible square.',
    order: 'Low counters belong near the start of the board, high ones near the end.',
    taken: 'The rolled number is taken, so use the next lower or next higher free square.',
    line: 'A small cross shows where the ascending order breaks. You can move counters later.',
    sequence: 'The band marks your longest sequence: counters in ascending order. Each scores a point.',
    moving: 'All your counters are placed. Now you must move one on every roll.',
    near: 'Nearly there! When all your counters are in order, it’s Finito!',
    done: {
      choose: 'Well done. Everyone’s counters move at the same time.',
      taken: 'Right. That happens more often as the board fills up.',
      moving: 'Good. The ladder shows how long each sequence is.',
    },
  },
  describe: {
    place: (counter: number, number: number, row: number, column: number) =>
      `Put the ${counter} on ${number} (row ${row}, column ${column}).`,
    move: (counter: number, number: number, row: number, column: number) =>
      `Move the ${counter} to ${number} (row ${row}, column ${column}).`,
    pass: 'Pass and leave everything as it is.',
  },
  because: {
    wins: 'With this move you win.',
    /** Counters that never have to move again: what is missing has room between them. */
    stay: (stay: number, instead: number) =>
      `Counters that can then stay where they are: ${stay} instead of ${instead}.`,
    /** Numbers of the die with which another counter goes where it can stay. */
    hits: (hits: number, numbers: number, instead: number) =>
      `On ${hits} of ${numbers} numbers, another counter can then go to a good place, instead of on ${instead}.`,
    /** The other move leaves too few squares between two counters; 0: before the lowest, after the highest. */
    tight: (low: number, high: number, squares: number, counters: number) =>
      `Otherwise only ${many(squares, 'square', 'squares')} would be left for ${many(counters, 'counter', 'counters')} ${low === 0 ? `before the ${high}` : high === 0 ? `after the ${low}` : `between the ${low} and the ${high}`}.`,
    sequence: (length: number, instead: number) =>
      `Your longest ascending sequence then has ${many(length, 'counter', 'counters')} instead of ${instead}.`,
    /** 0: no counter on that side. `before`, `after`: the squares for the counters that belong there. */
    between: (
      counter: number,
      low: number,
      high: number,
      before: Room | undefined,
      after: Room | undefined,
    ) =>
      [
        low === 0 && high === 0
          ? `The ${counter} can stay there.`
          : `The ${counter} can stay there, ${low === 0 ? `before the ${high}` : high === 0 ? `after the ${low}` : `between the ${low} and the ${high}`}.`,
        ...(before ? [`Before it: ${room(before)}.`] : []),
        ...(after ? [`After it: ${room(after)}.`] : []),
      ].join(' '),
    noneStays: 'With this roll no counter gets to a place where it can stay.',
  },
  result: {
    order: (counters: readonly number[]) => `In reading order: ${counters.join(' · ')}`,
    finito: (counters: number) => `Finito! All ${counters} counters in order`,
    block: (counters: readonly number[]) => `Longest ascending sequence: ${counters.join(' · ')}`,
    left: (count: number) => `${many(count, 'counter', 'counters')} not placed`,
    goal: (length: number) => `A sequence of ${length} was the goal`,
    limit: (rolls: number) => `After ${rolls} rolls the longest sequence counts`,
    points: 'One point for each counter of the sequence',
  },
  /** For people who do not see the board. */
  spoken,
  looks,
};
