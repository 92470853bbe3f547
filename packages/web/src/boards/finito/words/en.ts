import { list } from '@crescendo/words';
import type { FinitoWords } from '../words.ts';

const or = (numbers: readonly number[]): string => list('en-GB', numbers, 'or');
const and = (numbers: readonly number[]): string => list('en-GB', numbers);
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const en: FinitoWords = {
  ownBoard: 'Your board',
  boardOf: (name) => `${name}’s board`,
  otherBoards: 'The other boards',
  square: (row, column, number, counter) =>
    `Row ${row}, column ${column}: ${counter === 0 ? `square ${number}, free` : `counter ${counter} on square ${number}`}`,
  allowed: 'you may put it here',
  openCounters: 'Your open counters',
  counter: (counter) => `Counter ${counter}`,
  faceDown: (count) => `${count} face down`,
  die: (number) => `The die shows ${number}`,
  dieRests: 'The die has not been rolled yet',
  orderOf: (counters, block) =>
    `Counters in reading order: ${and(counters)}. Longest rising sequence: ${and(block)}.`,
  noCounters: 'No counters on it yet.',
  hasChosen: (name) => `${name} has chosen`,
  isThinking: (name) => `${name} is still thinking`,
  inHand: (counter, numbers) => `${counter} in your hand. It may go on ${or(numbers)}.`,
  longest: (length, wanted) => `Longest sequence: ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Roll ${rolls}` : `Roll ${rolls}/${limit}`),
  ladder: (lengths) => `Longest sequences: ${lengths.join(', ')}.`,
  pass: 'Pass',
  prompt: {
    place: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Which counter goes on the ${rolled}?`
        : `${rolled} is taken. Put a counter on ${or(numbers)}.`,
    move: (rolled, numbers) => `${rolled}! Move one of your counters to ${or(numbers)}.`,
    moveOrPass: (rolled, numbers) => `${rolled}! Move a counter to ${or(numbers)}, or pass.`,
    waiting: 'Chosen! The others are still thinking.',
    watching: 'Everybody is choosing.',
    over: 'The round is over.',
  },
  coach: {
    first: (counters, open, rolled) =>
      `Your ${counters} counters want to lie in rising order, from the top left to the bottom right. Gaps don’t matter. The die shows ${rolled}, for everybody: ${open === 1 ? 'your open counter goes on it.' : `choose one of your ${open} open counters for it.`}`,
    placeFree: (rolled, free) =>
      free === 1
        ? `One square with ${rolled} is free: a counter has to go there. You only choose which.`
        : `Both squares with ${rolled} are free: you choose the counter, and the left or the right one.`,
    placeTaken: (rolled, numbers) =>
      `Your ${rolled} is taken, so the next free square below or above counts: ${or(numbers)}.`,
    fits: (counter, square) =>
      `The ${counter} suits ${square} best: low counters belong at the start, high ones at the end.`,
    tries: (counter, square) => `Try the ${counter} on ${square}.`,
    moveFirst: (counters) =>
      `All ${counters} are on the board. From now on every roll moves one of them, whichever you like.`,
    moveTo: (rolled, numbers) => `The ${rolled} lets you move any counter to ${or(numbers)}.`,
    broken: (before, after) =>
      `Follow the line: after the ${before} comes the ${after}, and the order breaks.`,
    better: (counter, square) => `The ${counter} would lie better on ${square}.`,
    noneBetter: 'No counter fits there better than where it is: move the one that hurts least.',
    passing: 'No counter fits there better than where it is: pass.',
    goal: (length, wanted) => `${wanted} in rising order win. Your longest sequence has ${length}.`,
    lastRolls: (left) =>
      left === 0
        ? 'This is the last roll: your longest sequence counts.'
        : `Only ${many(left, 'roll', 'rolls')} after this one: make your longest sequence longer.`,
    waiting: 'You have chosen. Everybody’s counters move together as soon as the last face has its tick.',
    over: 'The longest rising sequence is marked on every board: one point for each of its counters.',
  },
  describe: {
    place: (counter, number, row, column) =>
      `Put the ${counter} on ${number} (row ${row}, column ${column}).`,
    move: (counter, number, row, column) =>
      `Move the ${counter} to ${number} (row ${row}, column ${column}).`,
    pass: 'Pass and leave everything as it is.',
  },
  because: {
    inOrder: 'Then everything is in order: Finito!',
    keeps: (kept) => `${many(kept, 'counter lies', 'counters lie')} well then and may stay.`,
    chance: (percent) => `With ${percent} of all rolls, the next counter falls into place.`,
    frees: (counter) => `The ${counter} no longer lies where another counter has to go.`,
  },
  result: {
    order: (counters) => `In reading order: ${counters.join(' · ')}`,
    finito: (counters) => `Finito! All ${counters} counters in order`,
    block: (counters) => `Longest rising sequence: ${counters.join(' · ')}`,
    left: (count) => `${many(count, 'counter', 'counters')} not placed`,
    goal: (length) => `A sequence of ${length} was the goal`,
    limit: (rolls) => `After ${rolls} rolls the longest sequence counts`,
    points: 'One point for each counter of the sequence',
  },
};
