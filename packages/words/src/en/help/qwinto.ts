import type { Options } from '@crescendo/rules/qwinto';

type SectionId = 'aim' | 'things' | 'turn' | 'colours' | 'write' | 'misthrow' | 'end' | 'score' | 'special';

interface SectionWords {
  readonly title: string;
  readonly text: (options: Options) => readonly string[];
  readonly caption?: string;
}

type RulesWords = { readonly [S in SectionId]: SectionWords };

const rows = (count: number): string => (count === 1 ? 'one complete row' : `${count} complete rows`);

export const qwinto: RulesWords = {
  aim: {
    title: 'Aim of the game',
    text: () => [
      'Everyone has the same sheet with coloured rows. Write as many numbers as you can into them, so that they increase from left to right in every row.',
      'Full rows and full columns are worth the most. The highest total wins.',
    ],
    caption: 'Round fields, pentagons that score a bonus, and in each row a gap that always stays empty.',
  },
  things: {
    title: 'What you need',
    text: ({ dice, faces, width, misthrowLimit }) => [
      'For two to six players.',
      `${dice === 1 ? 'One die' : `${dice} dice`} ${dice === 3 ? '(orange, yellow and purple) ' : ''}with the numbers 1 to ${faces}, and a sheet for everyone.`,
      `Each row has ${width} ${width === 1 ? 'field' : 'fields'}. Below the rows there ${misthrowLimit === 1 ? 'is one box' : `are ${misthrowLimit} boxes`} for misthrows, and the line in which the points are added up.`,
    ],
  },
  turn: {
    title: 'A turn',
    text: ({ dice, firstSeat }) => [
      `${firstSeat === 'random' ? 'Chance decides who begins.' : 'You agree who begins.'} The player with the dice takes ${dice === 1 ? 'the die' : dice === 2 ? 'one or both of them' : 'one, two or all three of them, in any colours'}, and rolls.`,
      'Don’t like it? You may roll once more, but with all the same dice, and then the second roll counts.',
      'The sum counts for everyone: all players may write it down, each on their own sheet, all at the same time. No one has to. Your choice stays hidden until all have chosen.',
      'Then the next player takes the dice, clockwise.',
    ],
    caption: 'Two dice were taken: 4 and 5 make 9.',
  },
  colours: {
    title: 'Which rows are open',
    text: () => [
      'The sum may only go into a row whose colour was rolled. If yellow and purple were rolled, it goes in the yellow row or the purple one.',
    ],
    caption: 'A 9 with yellow and purple: the marked fields can take it, the orange row is closed.',
  },
  write: {
    title: 'Writing a number',
    text: () => [
      'Any free field will do, in any order; leave as many free in between as you like. What is written stays.',
      'In a row the numbers increase from left to right, and no number appears twice. The gap doesn’t interrupt the order.',
      'No number may appear twice in a column either. There, the order doesn’t matter.',
    ],
    caption: 'The 9 fits between 6 and 12, but not below the other 9.',
  },
  misthrow: {
    title: 'Misthrows',
    text: () => [
      'If the player with the dice writes nothing, because nothing fits or because they would rather not, it is a misthrow: one box is crossed off, and it costs 5 points.',
      'For everyone else, writing nothing costs nothing.',
    ],
  },
  end: {
    title: 'The end',
    text: ({ rowsToEnd, dice, misthrowLimit }) => [
      `The game ends as soon as someone has ${rows(Math.min(rowsToEnd, dice))} on their sheet, or has crossed off ${misthrowLimit === 1 ? 'a misthrow' : `misthrow number ${misthrowLimit}`}.`,
      'Everyone still gets to use the last roll, since all write at the same time.',
    ],
  },
  score: {
    title: 'Counting',
    text: ({ dice, width }) => [
      'A row that isn’t complete: one point for each number in it. A complete row: its last number, the one on the far right.',
      ...(dice === 3 && width >= 3
        ? ['A complete column of three: the number in its pentagon. Columns of two score nothing.']
        : []),
      'Each misthrow takes 5 points off. The highest total wins; a tie is a shared win.',
    ],
    caption: '4 + 16 + 6 for the rows, 5 + 10 + 12 for three columns, less 10: 43 points.',
  },
  special: {
    title: 'Good to know',
    text: () => [
      'You can end up with a field that no number fits, such as one between a 6 and a 7. That is allowed; it just stays empty.',
      'You can’t make a mistake here: a field that doesn’t take the number says why.',
    ],
    caption: 'Nothing goes between 6 and 7.',
  },
};
