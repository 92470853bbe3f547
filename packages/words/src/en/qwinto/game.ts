import { type Colours, columnNumber, type Qwinto } from '@crescendo/rules/qwinto';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { added, named, rowOf } from '../../grammar/qwinto/roll.ts';
import { grammar } from '../table/grammar.ts';

const { does, start } = grammar;

const dice = (colours: Colours): string =>
  `the ${list('en-GB', named(colours, { o: 'orange', y: 'yellow', p: 'purple' }))} ${colours.length > 1 ? 'dice' : 'die'}`;
const a = (number: number): string => `${[8, 11, 18].includes(number) ? 'an' : 'a'} ${number}`;

export const game: GameWords<Qwinto> = {
  about: 'Roll the dice and write down the sums: the numbers must increase in every row.',
  reasons: {
    'not-your-turn': () => 'It isn’t your turn.',
    'already-chosen': () => 'You’ve already chosen. The others are still thinking.',
    'not-now': ({ phase }) =>
      phase === 'dice'
        ? 'Choose your dice first.'
        : phase === 'keep'
          ? 'Keep this roll, or roll all the dice again.'
          : phase === 'write'
            ? 'Write the number down, or skip it.'
            : 'That isn’t possible now.',
    'no-such-dice': () => 'This game doesn’t use all of these dice.',
    'off-sheet': () => 'That field isn’t on the sheet.',
    'wrong-colour': ({ row, dice: rolled }) =>
      `Only ${dice(rolled)} ${rolled.length > 1 ? 'were' : 'was'} rolled, so the ${row} row is closed this time.`,
    'field-taken': ({ number }) => `There is already ${a(number)} in this field.`,
    'not-rising': ({ number, is, other }) =>
      is === 'equal'
        ? `There is already ${a(number)} in this row.`
        : is === 'more'
          ? `The ${number} must be less than the ${other} to its right.`
          : `The ${number} must be more than the ${other} to its left.`,
    'in-column': ({ number }) => `There is already ${a(number)} in this column.`,
  },
  news: {
    first: ({ seat }, who) => `${does(who, seat, 'begins', 'begin')}.`,
    dice: ({ seat, colours }, who) => `${does(who, seat, 'takes', 'take')} ${dice(colours)}.`,
    rolled: ({ seat, faces, sum, again }, who) =>
      `${does(who, seat, 'rolls', 'roll')}${again ? ' again' : ''}: ${added(faces, sum)}.`,
    kept: ({ seat, sum }, who) => `${does(who, seat, 'keeps', 'keep')} the ${sum}.`,
    wrote: ({ seat, field, number }, who) =>
      `${does(who, seat, 'writes', 'write')} the ${number} in the ${rowOf(field)} row, column ${columnNumber(field)}.`,
    skipped: ({ seat }, who) => `${does(who, seat, 'writes', 'write')} nothing.`,
    misthrow: ({ seat, count }, who) =>
      `${does(who, seat, 'writes', 'write')} nothing: misthrow number ${count}.`,
    'row-complete': ({ seat, row }, who) => `${does(who, seat, 'has', 'have')} completed the ${row} row.`,
    ended: ({ why, seats }, who) => {
      const all = start(who, seats, { one: 'has', you: 'have', many: 'have', manyWithYou: 'have' });
      return why === 'rows'
        ? `${all} enough complete rows: the game is over.`
        : `${all} crossed off the last misthrow: the game is over.`;
    },
  },
  options: {
    misthrowLimit: { name: 'Misthrows that end the game' },
    rowsToEnd: { name: 'Complete rows that end the game' },
    firstSeat: { name: 'Who begins', values: { random: 'Chance decides', given: 'As agreed' } },
    faces: { name: 'Faces of a die' },
    dice: { name: 'Dice and rows in use' },
    width: { name: 'Fields in use in each row' },
    headStart: { name: 'Points one player has from the start' },
    headStartSeat: { name: 'Who has them: player' },
  },
  presets: { 'nsv-2015': 'Qwinto (NSV 2015)' },
};
