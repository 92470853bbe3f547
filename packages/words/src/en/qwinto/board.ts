import type { Colours, Row } from '@crescendo/rules/qwinto';
import { labelled } from '../../grammar/punctuation.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

/** The free fields on one side of a number, and the numbers that rise there. */
export interface Side {
  readonly fields: number;
  readonly low: number;
  readonly high: number;
}

/** The rolls beyond a number, and the free fields for them, with one move and with the other. */
export interface Rare {
  readonly number: number;
  readonly isAbove: boolean;
  readonly count: number;
  readonly rolls: number;
  readonly fields: number;
  readonly instead: number;
}

const ROW = { orange: 'orange', yellow: 'yellow', purple: 'purple' };
const COLOUR = { o: 'orange', y: 'yellow', p: 'purple' };
const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
const fields = (count: number): string => `${count} ${count === 1 ? 'field' : 'fields'}`;
const range = ({ low, high }: Side): string => (low === high ? `the ${low}` : `${low} to ${high}`);
const NTH = ['first', 'second', 'third', 'fourth'];
const nth = (count: number): string => NTH[count - 1] ?? `${count}th`;
const and = new Intl.ListFormat('en-GB');

/** The texts of the board itself: labels, buttons, prompts, guide, result, reasons of hints. */
export const board = {
  /** The luck that a challenge and its answer share. */
  luck: 'the same dice',
  dice: 'Dice',
  die: (row: Row, face: number) =>
    `${{ orange: 'Orange', yellow: 'Yellow', purple: 'Purple' }[row]} die${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Orange row', yellow: 'Yellow row', purple: 'Purple row' },
  /** Without a name: the reader's. */
  sheetOf: (name: string | undefined) => (name === undefined ? 'Your sheet' : `${name}’s sheet`),
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
    dice: (name: string | undefined) =>
      name === undefined ? 'You are choosing dice' : `${name} is choosing dice`,
    keep: (name: string | undefined) =>
      name === undefined ? 'Keep it or roll again?' : `${name}: keep it or roll again?`,
    /** Without names, only the reader is left. */
    write: (names: string | undefined) => (names === undefined ? 'Your choice' : `Waiting for ${names}`),
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
      `The ${number} fits nowhere: a misthrow, −5. The ${nth(limit)} ends the game.`,
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
    headStart: 'Head start',
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
    endsAhead: (score: number) => `It ends the game, and no one has more than your ${points(score)} now.`,
    row: (row: Row, count: number) => `It completes the ${ROW[row]} row: ${points(count)} more.`,
    column: (count: number) => `It completes a column of three: ${points(count)}.`,
    now: (count: number, instead: number) => `It brings ${points(count)} at once instead of ${instead}.`,
    noMisthrow: (count: number) => `Writing nothing would be a misthrow: ${points(count)} less.`,
    dead: (dead: number, instead: number) =>
      `Free fields that can then never be filled: ${dead} instead of ${instead}.`,
    bonuses: (columns: number, instead: number) =>
      `Columns of three that are complete or still can be: ${columns} instead of ${instead}.`,
    /** Rolls of all dice. */
    fitting: (fitting: number, rolls: number, instead: number) =>
      `Of the ${rolls} rolls of all dice, ${fitting} then fit somewhere, instead of ${instead}.`,
    /** The gap beside the number with the fewer numbers for its fields. */
    gap: (numbers: number, count: number, instead: number, insteadFields: number) =>
      `On its tighter side, ${numbers} ${numbers === 1 ? 'number is' : 'numbers are'} left for ${fields(count)}, instead of ${instead} for ${insteadFields}.`,
    /** So many rolls of all dice go beyond the number, and so many fields wait for them. */
    rare: ({ number, isAbove, count, rolls, fields: free, instead }: Rare) =>
      `Of the ${rolls} rolls of all dice, ${count === 1 ? '1 is' : `${count} are`} ${isAbove ? 'higher' : 'lower'} than ${number}: ${free === 1 ? '1 field waits' : `${free} fields wait`} for them, instead of ${instead}.`,
    room: (room: number, instead: number) =>
      `Your free fields then have ${room} ${room === 1 ? 'possibility' : 'possibilities'} instead of ${instead}.`,
    /** The free fields on either side of the number, and the numbers that rise there. */
    beside: (before: Side | undefined, after: Side | undefined) =>
      [
        ...(before ? [`Before it: ${fields(before.fields)} for ${range(before)}.`] : []),
        ...(after ? [`After it: ${fields(after.fields)} for ${range(after)}.`] : []),
      ].join(' '),
    diceAlways: 'Every roll fits somewhere.',
    bonusLeft: (left: number) =>
      `Of this column of three, only ${fields(left)} ${left === 1 ? 'is' : 'are'} then free.`,
    rowLeft: (row: Row, left: number, instead: number) =>
      `In the ${ROW[row]} row, ${fields(left)} ${left === 1 ? 'is' : 'are'} then free, instead of ${instead} in the other one.`,
    onBonus: (number: number) =>
      `The ${number} stands on the bonus field: it counts once more when the column is complete.`,
    onLast: (number: number) =>
      `The ${number} stands on the last field: when the row is complete, it counts.`,
    dice: (fitting: number, rolls: number) => `${fitting} of ${rolls} rolls fit somewhere.`,
    diceFit: (fitting: number, rolls: number, instead: number, insteadRolls: number) =>
      `${fitting} of ${rolls} rolls fit somewhere, instead of ${instead} of ${insteadRolls}.`,
    diceClean: (fitting: number, rolls: number, instead: number, insteadRolls: number) =>
      `${fitting} of ${rolls} rolls fit without making a field useless, instead of ${instead} of ${insteadRolls}.`,
    /** Averages as "2.1". */
    dicePoints: (count: string, instead: string) =>
      `Points that a roll brings at once, on average: ${count} instead of ${instead}.`,
    diceFields: (count: string, instead: string) =>
      `Fields that a roll fits, on average: ${count} instead of ${instead}.`,
    nowhere: (number: number) => `The ${number} fits nowhere, and rolling again costs nothing.`,
    kills: (number: number) => `Wherever you write the ${number}, one more field can never be filled.`,
    againFits: (fitting: number, rolls: number) =>
      fitting === 0
        ? 'No second roll fits anywhere.'
        : `Of the second rolls, ${fitting} of ${rolls} fit somewhere.`,
    againClean: (fitting: number, rolls: number) =>
      fitting === 0
        ? 'No second roll fits without making a field useless.'
        : `Of the second rolls, ${fitting} of ${rolls} fit without making a field useless.`,
    againBetter: (better: number, rolls: number) =>
      better === 0
        ? 'No second roll brings more points at once, or as many and leaves more room.'
        : `Of the second rolls, ${better} of ${rolls} bring more points at once, or as many and leave more room.`,
    fits: (row: Row, column: number) => `It goes into the ${ROW[row]} row, column ${column}.`,
  },
  /** For people who do not see the board. */
  spoken,
  looks,
};
