import type { RulesWords } from '../rules.ts';
import { sentences } from './sentences.ts';

export const en: RulesWords = {
  aim: ({ counters, goal }) => ({
    title: 'What it is about',
    text: sentences(
      goal > 0
        ? `Be the first to have ${goal} counters in rising order on your board, with no lower one in between.`
        : `Be the first to have all ${counters} counters in rising order on your board.`,
      'You read the board like a page: row by row, from left to right. Free squares in between don’t matter.',
    ),
    caption: 'Done: the counters rise from the first to the last. The line has no break.',
  }),
  things: ({ counters, numbers, squares, open }) => ({
    title: 'What you have',
    text: sentences(
      `Everybody has the same board with ${squares} squares. Their numbers rise from 1 to ${numbers}: the first two and the last two numbers stand there once${numbers > 4 ? ', all others twice' : ''}.`,
      `Everybody has counters from 1 to ${counters}. They lie face down; ${open === 1 ? 'one is' : `${open} are`} turned up.`,
      `One die with the numbers 1 to ${numbers} is rolled for all.`,
    ),
    caption: 'The die, your open counters, and how many are still face down.',
  }),
  roll: () => ({
    title: 'A roll',
    text: sentences(
      'The die is rolled once, and its number holds for everybody. All choose at the same time.',
      'A face with a tick has chosen. When the last one has, all counters move together. Nobody sees the others’ choices before that.',
    ),
  }),
  placing: ({ open, counters }) => ({
    title: 'Placing',
    text: sentences(
      `Put one of your open counters on a square with the rolled number. Which counter is up to you, but one it must be.`,
      'If both squares with that number are free, you choose one of them.',
      `Then you turn up a new counter${open > 1 ? `, so that there are ${open} to choose from again` : ''}, until all ${counters} are on the board.`,
    ),
    caption: 'A 15 is rolled: both squares with 15 are free.',
  }),
  squares: ({ nearest }) => ({
    title: 'When the number is taken',
    text: sentences(
      nearest
        ? 'If no square with the rolled number is free, the counter goes on the next free square before or after it, whichever you like.'
        : 'If no square with the rolled number is free, the counter goes on the next lower or next higher number that has a free square. If both squares of that number are free, you may take either.',
      'The end of a row doesn’t matter: the next square is the first of the row below.',
      'If nothing is free on one side, the other side is left.',
    ),
    caption: nearest
      ? 'An 8 is rolled, but both are taken: the nearest free squares are 7 and 10.'
      : 'An 8 is rolled, but both are taken: any free 7 and any free 10 will do.',
  }),
  moving: ({ passing, counters }) => ({
    title: 'Moving',
    text: sentences(
      `Once all ${counters} counters are on the board, every roll moves one: take any counter and put it where the rolled number says, as you did when placing.`,
      'What is free is decided before you lift the counter. So it always ends on another square. A counter on the rolled number may move as well.',
      passing
        ? 'If you like your counters as they are, you may pass.'
        : 'You have to move, even if it hurts.',
    ),
    caption: 'A 17 is rolled: the 9 moves there, and the order is whole.',
  }),
  end: ({ goal, roundLimit }) => ({
    title: 'The end',
    text: sentences(
      'After every roll, when all have moved, everybody looks at their board.',
      goal > 0
        ? `Whoever has a rising sequence of at least ${goal} wins, even while counters are still being placed. If several have, the longest sequence wins; equal ones share.`
        : 'Whoever has all counters in order calls “Finito!” and wins. If several finish on the same roll, they win together.',
      roundLimit > 0 &&
        `After ${roundLimit} rolls it is over in any case: the longest rising sequence wins, equal ones share.`,
    ),
  }),
  points: ({ counters }) => ({
    title: 'Points',
    text: sentences(
      'Read your counters in order and leave out the free squares. Each counter of your longest unbroken rising sequence is worth one point.',
      `The numbers need not follow each other directly. All in order are worth ${counters} points.`,
    ),
    caption: '2 · 5 · 6 · 9 · 11 is the longest rising sequence: five points.',
  }),
  rounds: () => ({
    title: 'Several rounds',
    text: sentences(
      'You can play several rounds and add up the points of each. Agree beforehand on a total to reach, or on a number of rounds.',
      'If several reach the total in the same round, the higher one wins; equal ones share.',
    ),
  }),
};
