import { list } from '@crescendo/words';
import type { FinitoWords } from '../words.ts';
import { spoken } from './spoken/en.ts';

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
  openCounters: 'Your face-up counters',
  counter: (counter) => `Counter ${counter}`,
  faceDown: (count) => `${count} face down`,
  die: (number) => `The die shows ${number}`,
  dieRests: 'The die has not been rolled yet',
  orderOf: (counters, block) =>
    `Counters in reading order: ${and(counters)}. Longest ascending sequence: ${and(block)}.`,
  noCounters: 'No counters on it yet.',
  hasChosen: (name) => `${name} has chosen`,
  isThinking: (name) => `${name} is still thinking`,
  inHand: (counter, numbers) => `${counter} in your hand. It may go on ${or(numbers)}.`,
  longest: (length, wanted) => `Longest sequence: ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Roll ${rolls}` : `Roll ${rolls}/${limit}`),
  ladder: (lengths) => `Longest sequences: ${lengths.join(', ')}.`,
  ladderTitle: 'Sequence',
  explain: {
    die: (rolled) => `The die counts for everyone: a counter goes on a free ${rolled}.`,
    taken: (rolled, numbers) =>
      `The die shows ${rolled}, and you have no free ${rolled}. So use the next lower or next higher free square: ${or(numbers)}.`,
    ladder: (wanted) => `The faces show everyone’s longest sequence. Get ${wanted} counters in order to win.`,
  },
  pass: 'Pass',
  prompt: {
    place: (rolled, numbers, isLast) =>
      !numbers.includes(rolled)
        ? `${rolled} is taken. Put a counter on ${or(numbers)}.`
        : isLast
          ? `${rolled}! Your last counter goes on the ${rolled}.`
          : `${rolled}! Which counter goes on the ${rolled}?`,
    move: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! You must move one counter to ${or(numbers)}.`
        : `${rolled} is taken. You must move one counter to ${or(numbers)}.`,
    moveOrPass: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Move a counter to ${or(numbers)}, or pass.`
        : `${rolled} is taken. Move a counter to ${or(numbers)}, or pass.`,
    waiting: 'Chosen! The others are still thinking.',
    watching: 'Everybody is choosing.',
    over: 'The round is over.',
  },
  guide: {
    goal: 'Get all your counters into ascending order, from top left to bottom right. Empty squares in between are fine.',
    choose: 'The roll counts for everyone. Put one of your face-up counters on a possible square.',
    order: 'Low counters belong near the start of the board, high ones near the end.',
    taken: 'The rolled number is taken, so use the next lower or next higher free square.',
    line: 'A small cross shows where the ascending order breaks. You can move counters later.',
    sequence:
      'The band marks your longest sequence: counters in ascending order without a break. Each scores a point.',
    moving: 'All your counters are placed. Now you must move one on every roll.',
    near: 'Nearly there! When all your counters are in order, it’s Finito!',
    done: {
      choose: 'Well done. Everyone’s counters move at the same time.',
      taken: 'Right. That happens more often as the board fills up.',
      moving: 'Good. The ladder shows how long each sequence is.',
    },
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
    later: 'It will have to move again, so it takes no place that a better one needs.',
    keeps: (kept) => `${many(kept, 'counter is', 'counters are')} then well placed and can stay.`,
    chance: (percent) => `On ${percent} of rolls, the next counter then finds its place.`,
    frees: (counter) => `The ${counter} no longer blocks a place another counter needs.`,
  },
  result: {
    order: (counters) => `In reading order: ${counters.join(' · ')}`,
    finito: (counters) => `Finito! All ${counters} counters in order`,
    block: (counters) => `Longest ascending sequence: ${counters.join(' · ')}`,
    left: (count) => `${many(count, 'counter', 'counters')} not placed`,
    goal: (length) => `A sequence of ${length} was the goal`,
    limit: (rolls) => `After ${rolls} rolls the longest sequence counts`,
    points: 'One point for each counter of the sequence',
  },
  spoken,
};
