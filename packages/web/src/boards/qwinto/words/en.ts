import { labelled } from '@crescendo/words';
import type { QwintoWords } from '../words.ts';
import { spoken } from './spoken/en.ts';

const ROW = { orange: 'orange', yellow: 'yellow', purple: 'purple' };
const COLOUR = { o: 'orange', y: 'yellow', p: 'purple' };
const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
const fields = (count: number): string => `${count} ${count === 1 ? 'field' : 'fields'}`;
const NTH = ['first', 'second', 'third', 'fourth'];
const nth = (count: number): string => NTH[count - 1] ?? `${count}th`;
const and = new Intl.ListFormat('en-GB');

export const en: QwintoWords = {
  dice: 'Dice',
  die: (row, face) =>
    `${{ orange: 'Orange', yellow: 'Yellow', purple: 'Purple' }[row]} die${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Orange row', yellow: 'Yellow row', purple: 'Purple row' },
  sheetOf: (name) => `${name}’s sheet`,
  yourSheet: 'Your sheet',
  field: (row, column, bonus) => `${en.rows[row]}, column ${column}${bonus ? ', bonus' : ''}`,
  says: (label, what) => labelled('en', label, what),
  inColumnOf: (number, column) => `${number} in column ${column}`,
  empty: 'no numbers yet',
  free: 'free',
  fits: (number) => `${number} fits`,
  chosenHere: (number) => `your ${number} goes here`,
  misthrows: 'Misthrows',
  misthrowsOf: (count, limit) => `Misthrows: ${count} of ${limit}`,
  bonusOf: (column) => `Bonus column ${column}`,
  total: 'Total',
  sheets: 'Sheets',
  pickDice: 'Choose the dice to roll',
  roll: (count) => (count === 1 ? 'Roll this die' : `Roll ${count} dice`),
  sums: (from, to) => `Sum from ${from} to ${to}`,
  sum: (number) => `Sum: ${number}`,
  choose: 'Choose a field',
  again: 'Roll again',
  skip: 'Write nothing',
  misthrow: 'Misthrow: −5',
  lastMisthrow: 'Misthrow: −5 and game over',
  notYet: 'No',
  oneMore: 'One more ends the game',
  inColumn: (number) => `the ${number} is already in this column`,
  bonus: (points) => `Bonus column: +${points}.`,
  rowScore: (points) => `It scores its last number: ${points}.`,
  ending: {
    rows: (count, whose) =>
      `${whose === undefined ? 'Your' : `${whose}’s`} ${nth(count)} complete row ended the game.`,
    misthrows: (count, whose) =>
      `${whose === undefined ? 'Your' : `${whose}’s`} ${nth(count)} misthrow ended the game.`,
  },
  inHand: (number, count) => `${number} in your hand. It fits ${fields(count)}.`,
  doing: { rolls: 'to roll', thinks: 'still choosing', chosen: 'choice made' },
  waiting: {
    first: 'Who begins?',
    dice: (name) => `${name} chooses dice`,
    keep: (name) => `${name}: keep it or roll again?`,
    write: (names) => `Waiting for ${names}`,
    over: 'The game is over',
  },
  prompt: {
    dice: 'Choose your dice, then roll.',
    keep: (number, count) =>
      count > 0
        ? `Write the ${number} in a possible field, or roll again.`
        : `The ${number} fits nowhere. Roll again?`,
    write: (number) => `Write the ${number} in one of the possible fields.`,
    careful: 'Careful: one more misthrow ends the game.',
    nowhere: (number) => `The ${number} fits nowhere. It costs you nothing.`,
    misthrow: (number, limit) => `The ${number} fits nowhere: a misthrow, −5. ${limit} of them end the game.`,
    chosen: 'Chosen. The others are still thinking.',
    watch: 'Watch the dice: you may write the sum as well.',
    over: 'The game is over.',
  },
  guide: {
    goal: 'Score the most points: write numbers into your rows so that they increase from left to right.',
    dice: 'Choose one, two or three dice. Their colours are the rows you may write in.',
    sum: 'Write the sum in one of the possible fields, or roll the same dice once more.',
    others: 'Someone else rolled, but you may write the sum too. Skipping it costs you nothing.',
    room: 'Low numbers go to the left, high ones to the right.',
    bonus: 'Fill a column of three and you score the number in its pentagon as a bonus.',
    column: 'A column never holds the same number twice: a crossed-out number shows where that would happen.',
    end: 'A complete row scores its last number. Two complete rows end the game.',
    done: {
      dice: 'Good choice. More dice mean higher sums and more rows.',
      sum: 'Written. Each number in a row is at least one point.',
      others: 'That’s how to use the others’ rolls.',
      room: 'Written. Leave room for the numbers in between.',
    },
  },
  result: {
    row: (row, numbers) => `${en.rows[row]}: ${numbers} ${numbers === 1 ? 'number' : 'numbers'}`,
    fullRow: (row) => `${en.rows[row]}, complete: its last number`,
    bonus: (row, column) => `Bonus column ${column}: the ${ROW[row]} pentagon`,
    noBonus: 'No complete column of three',
    misthrows: (count) =>
      count === 0
        ? 'No misthrows'
        : count === 1
          ? '1 misthrow: −5 points'
          : `${count} misthrows, −5 points each`,
    total: 'Total',
  },
  describe: {
    dice: (colours) =>
      `Roll the ${and.format([...colours].map((letter) => COLOUR[letter as 'o']))} ${colours.length > 1 ? 'dice' : 'die'}.`,
    keep: (number) => `Keep the ${number}.`,
    reroll: 'Roll all the dice again.',
    write: (number, row, column) => `Write the ${number} in the ${ROW[row]} row, column ${column}.`,
    skip: (active) => (active ? 'Write nothing and take the misthrow.' : 'Write nothing this time.'),
  },
  because: {
    expected: (count) => `Expected final score: about ${points(count)}.`,
    now: (count) => `It scores ${points(count)} at once.`,
    row: (row, count) => `It completes the ${ROW[row]} row: ${points(count)} more.`,
    column: (count) => `It completes a column of three: ${points(count)}.`,
    ends: (score) => `It ends the game; you would have ${points(score)}.`,
    room: (count, numbers) =>
      `It leaves room: ${numbers} ${numbers === 1 ? 'number fits' : 'numbers fit'} the ${count === 1 ? 'field' : `${count} fields`} beside it.`,
    blocks: (count) => `But ${fields(count)} beside it could never be filled.`,
    risk: (chance) => `The risk of a misthrow is ${chance}.`,
    misthrow: 'It is a misthrow: 5 points less.',
    waits: 'Nothing is lost by waiting for a better number.',
    fits: (row, column) => `It fits well in the ${ROW[row]} row, column ${column}.`,
    second: (chance) => `Chance that a second roll is better: ${chance}.`,
    rolls: (fitting, all, count) =>
      `${fitting === all ? 'Every roll fits' : `${fitting} of ${all} rolls fit`} somewhere, on average in ${fields(count)}.`,
    nowhere: (number) => `The ${number} fits nowhere, and rolling again costs nothing.`,
    blocksAll: (number) => `Wherever you write the ${number}, a field beside it could never be filled.`,
  },
  spoken,
};
