import { sentences } from '../../grammar/finito/sentences.ts';

/** The facts that a rule text may mention. */
interface RuleFacts {
  readonly counters: number;
  readonly open: number;
  /** The highest number on die and board. */
  readonly numbers: number;
  readonly squares: number;
  /** Tells whether, when the number is taken, only the nearest square counts, or any free one of the next number. */
  readonly nearest: boolean;
  readonly passing: boolean;
  /** The rising block that wins; 0: all counters. */
  readonly goal: number;
  /** 0: no limit. */
  readonly roundLimit: number;
}

interface RuleText {
  readonly title: string;
  readonly text: readonly string[];
  /** Shown below the diagram. */
  readonly caption?: string;
}

type SectionId = 'aim' | 'things' | 'roll' | 'placing' | 'squares' | 'moving' | 'end' | 'points' | 'rounds';

type RulesWords = { readonly [S in SectionId]: (facts: RuleFacts) => RuleText };

export const finito: RulesWords = {
  aim: ({ counters, goal }) => ({
    title: 'Aim of the game',
    text: sentences(
      goal > 0
        ? `Be the first to have ${goal} counters in ascending order on your board, with no lower one in between.`
        : `Be the first to have all ${counters} counters in ascending order on your board.`,
      'You read the board like a page: row by row, from left to right. Free squares in between don’t matter.',
    ),
    caption: 'Done: the counters go up from the first to the last, and the line has no break.',
  }),
  things: ({ counters, numbers, squares, open, roundLimit }) => ({
    title: 'What you have',
    text: sentences(
      roundLimit === 0 && 'For two to four players.',
      `Everyone has the same board with ${squares} squares. The numbers go from 1 to ${numbers}: the first two and the last two appear once${numbers > 4 ? ', all others twice' : ''}.`,
      `Everyone has counters from 1 to ${counters}. They start face down; ${open === 1 ? 'one is' : `${open} are`} turned over.`,
      `One die with the numbers 1 to ${numbers} is rolled for everyone.`,
    ),
    caption: 'The die, your face-up counters, and how many are still face down.',
  }),
  roll: () => ({
    title: 'A roll',
    text: sentences(
      'The die is rolled once, and its number counts for everyone. You all choose at the same time.',
      'As soon as everyone has chosen, all counters move together. No one sees the others’ choices before that.',
    ),
  }),
  placing: ({ open, counters }) => ({
    title: 'Placing',
    text: sentences(
      `Put one of your face-up counters on a square with the rolled number. Which one is up to you, but you must place one.`,
      'If both squares with that number are free, you choose one of them.',
      `Then you turn over a new counter${open > 1 ? `, so that there are ${open} to choose from again` : ''}, until all ${counters} are on the board.`,
    ),
    caption: 'A 15 is rolled: both squares with 15 are free.',
  }),
  squares: ({ nearest }) => ({
    title: 'When the number is taken',
    text: sentences(
      nearest
        ? 'If no square with the rolled number is free, the counter goes on the next lower or next higher free square, whichever you like.'
        : 'If no square with the rolled number is free, the counter goes on the next lower or next higher number that has a free square. If both squares of that number are free, you may take either.',
      'The end of a row doesn’t matter: the next square is the first of the row below.',
      'If nothing is free on one side, use the other.',
    ),
    caption: nearest
      ? 'An 8 is rolled, but both are taken: the nearest free squares are 7 and 10.'
      : 'An 8 is rolled, but both are taken: any free 7 and any free 10 will do.',
  }),
  moving: ({ passing, counters }) => ({
    title: 'Moving',
    text: sentences(
      `Once all ${counters} counters are on the board, every roll moves one: take any counter and put it where the rolled number says, as you did when placing.`,
      'What counts as free is decided before you pick up the counter, so it always ends up on another square. A counter on the rolled number may move as well.',
      passing
        ? 'If you like your counters as they are, you may pass.'
        : 'You have to move one, even if it hurts.',
    ),
    caption: 'A 17 is rolled: the 9 moves there, and everything is in order.',
  }),
  end: ({ goal, roundLimit }) => ({
    title: 'The end',
    text: sentences(
      'After every roll, once everyone has moved, the boards are compared.',
      goal > 0
        ? `A player with an ascending sequence of at least ${goal} wins, even while counters are still being placed. If several players do, the longest sequence wins; a tie is a shared win.`
        : 'The first player with all counters in order calls “Finito!” and wins. If several finish on the same roll, they win together.',
      roundLimit > 0 &&
        `After ${roundLimit} rolls the game ends in any case: the longest ascending sequence wins; a tie is a shared win.`,
    ),
  }),
  points: ({ counters }) => ({
    title: 'Points',
    text: sentences(
      'Read your counters in order, skipping the free squares. Each counter in your longest unbroken ascending sequence is worth one point.',
      `The numbers need not be consecutive. All counters in order are worth ${counters} points.`,
    ),
    caption: '2 · 5 · 6 · 9 · 11 is the longest ascending sequence: five points.',
  }),
  rounds: () => ({
    title: 'Several rounds',
    text: sentences(
      'You can play several rounds and add up the points of each. Agree beforehand on a target score or a number of rounds.',
      'If several players reach the target in the same round, the highest score wins; a tie is a shared win.',
    ),
  }),
};
