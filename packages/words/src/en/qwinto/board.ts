import type { Colours, Row } from '@crescendo/rules/qwinto';
import { labelled } from '../../grammar/punctuation.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const ROW = { orange: 'orange', yellow: 'yellow', purple: 'purple' };
const COLOUR = { o: 'orange', y: 'yellow', p: 'purple' };
const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
const fields = (count: number): string => `${count} ${count === 1 ? 'field' : 'fields'}`;
const NTH = ['first', 'second', 'third', 'fourth'];
const nth = (count: number): string => NTH[count - 1] ?? `${count}th`;
const and = new Intl.ListFormat('en-GB');

/** The texts of the board itself: labels, buttons, prompts, guide, result, reasons of hints. */
export const board = {
  dice: 'Dice',
  die: (row: Row, face: number) =>
    `${{ orange: 'Orange', yellow: 'Yellow', purple: 'Purple' }[row]} die${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Orange row', yellow: 'Yellow row', purple: 'Purple row' },
  sheetOf: (name: string) => `${name}’s sheet`,
  yourSheet: 'Your sheet',
  /** "Orange row, column 4, bonus". Columns are counted from 1, as they are typed. */
  field: (row: Row, column: number, bonus: boolean) =>
    `${board.rows[row]}, column ${column}${bonus ? ', bonus' : ''}`,
  /** A label and what it says: "Orange row: 12". */
  says: (label: string, what: string | number) => labelled('en', label, what),
  /** One written number of a row, for screen readers. */
  inColumnOf: (number: number, column: number) => `${number} in column ${column}`,
  /** A row without numbers. */
  empty: 'no numbers yet',
  free: 'free',
  fits: (number: number) => `${number} fits`,
  chosenHere: (number: number) => `your ${number} goes here`,
  misthrows: 'Misthrows',
  misthrowsOf: (count: number, limit: number) => `Misthrows: ${count} of ${limit}`,
  bonusOf: (column: number) => `Bonus column ${column}`,
  total: 'Total',
  /** The others' sheets, and the own one. */
  sheets: 'Sheets',
  pickDice: 'Choose the dice to roll',
  roll: (count: number) => (count === 1 ? 'Roll this die' : `Roll ${count} dice`),
  sums: (from: number, to: number) => `Sum from ${from} to ${to}`,
  sum: (number: number) => `Sum: ${number}`,
  /** The step after the sum is kept. */
  choose: 'Choose a field',
  again: 'Roll again',
  skip: 'Write nothing',
  misthrow: 'Misthrow: −5',
  lastMisthrow: 'Misthrow: −5 and game over',
  /** Declines the misthrow. */
  notYet: 'No',
  /** In place of the word for misthrows, when only one box is left. */
  oneMore: 'One more ends the game',
  /** The reason why a field does not take the number: it would stand twice in the column. */
  inColumn: (number: number) => `the ${number} is already in this column`,
  /** A column of three was filled. */
  bonus: (points: number) => `Bonus column: +${points}.`,
  /** The value of a row just completed. */
  rowScore: (points: number) => `It scores its last number: ${points}.`,
  /** The reason why the game is over: so many rows or misthrows of this player, or, without a name, of the reader. */
  ending: {
    rows: (count: number, whose: string | undefined) =>
      `${whose === undefined ? 'Your' : `${whose}’s`} ${nth(count)} complete row ended the game.`,
    misthrows: (count: number, whose: string | undefined) =>
      `${whose === undefined ? 'Your' : `${whose}’s`} ${nth(count)} misthrow ended the game.`,
  },
  inHand: (number: number, count: number) => `${number} in your hand. It fits ${fields(count)}.`,
  doing: { rolls: 'to roll', thinks: 'still choosing', chosen: 'choice made' },
  waiting: {
    first: 'Who begins?',
    dice: (name: string) => `${name} chooses dice`,
    keep: (name: string) => `${name}: keep it or roll again?`,
    write: (names: string) => `Waiting for ${names}`,
    over: 'The game is over',
  },
  prompt: {
    dice: 'Choose your dice, then roll.',
    keep: (number: number, count: number) =>
      count > 0
        ? `Write the ${number} in a possible field, or roll again.`
        : `The ${number} fits nowhere. Roll again?`,
    write: (number: number) => `Write the ${number} in one of the possible fields.`,
    /** The next misthrow ends the game. */
    careful: 'Careful: one more misthrow ends the game.',
    nowhere: (number: number) => `The ${number} fits nowhere. It costs you nothing.`,
    misthrow: (number: number, limit: number) =>
      `The ${number} fits nowhere: a misthrow, −5. ${limit} of them end the game.`,
    chosen: 'Chosen. The others are still thinking.',
    watch: 'Watch the dice: you may write the sum as well.',
    over: 'The game is over.',
  },
  /** The guide's explanations, and its comment when the player has done it. */
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
    row: (row: Row, numbers: number) =>
      `${board.rows[row]}: ${numbers} ${numbers === 1 ? 'number' : 'numbers'}`,
    fullRow: (row: Row) => `${board.rows[row]}, complete: its last number`,
    bonus: (row: Row, column: number) => `Bonus column ${column}: the ${ROW[row]} pentagon`,
    noBonus: 'No complete column of three',
    misthrows: (count: number) =>
      count === 0
        ? 'No misthrows'
        : count === 1
          ? '1 misthrow: −5 points'
          : `${count} misthrows, −5 points each`,
    total: 'Total',
  },
  describe: {
    dice: (colours: Colours) =>
      `Roll the ${and.format([...colours].map((letter) => COLOUR[letter as 'o']))} ${colours.length > 1 ? 'dice' : 'die'}.`,
    keep: (number: number) => `Keep the ${number}.`,
    reroll: 'Roll all the dice again.',
    write: (number: number, row: Row, column: number) =>
      `Write the ${number} in the ${ROW[row]} row, column ${column}.`,
    skip: (active: boolean) => (active ? 'Write nothing and take the misthrow.' : 'Write nothing this time.'),
  },
  because: {
    expected: (count: number) => `Expected final score: about ${points(count)}.`,
    now: (count: number) => `It scores ${points(count)} at once.`,
    row: (row: Row, count: number) => `It completes the ${ROW[row]} row: ${points(count)} more.`,
    column: (count: number) => `It completes a column of three: ${points(count)}.`,
    ends: (score: number) => `It ends the game; you would have ${points(score)}.`,
    room: (count: number, numbers: number) =>
      `It leaves room: ${numbers} ${numbers === 1 ? 'number fits' : 'numbers fit'} the ${count === 1 ? 'field' : `${count} fields`} beside it.`,
    blocks: (count: number) => `But ${fields(count)} beside it could never be filled.`,
    risk: (chance: string) => `The risk of a misthrow is ${chance}.`,
    misthrow: 'It is a misthrow: 5 points less.',
    waits: 'Nothing is lost by waiting for a better number.',
    fits: (row: Row, column: number) => `It fits well in the ${ROW[row]} row, column ${column}.`,
    second: (chance: string) => `Chance that a second roll is better: ${chance}.`,
    /** The rolls that fit the sheet, out of all, each on average in so many fields. */
    rolls: (fitting: number, all: number, count: number) =>
      `${fitting === all ? 'Every roll fits' : `${fitting} of ${all} rolls fit`} somewhere, on average in ${fields(count)}.`,
    nowhere: (number: number) => `The ${number} fits nowhere, and rolling again costs nothing.`,
    /** Wherever the number goes, it leaves a field beside it empty for ever. */
    blocksAll: (number: number) =>
      `Wherever you write the ${number}, a field beside it could never be filled.`,
  },
  /** For people who do not see the board. */
  spoken,
  looks,
};
