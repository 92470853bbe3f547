import type { RulesWords } from '../rules.ts';

export const en: RulesWords = {
  aim: {
    title: 'What it is about',
    text: [
      'Be the first to have a tile on every square of your board.',
      'The catch: in every row the numbers rise from left to right, and in every column from top to bottom.',
    ],
    caption: 'A full board. Every row and every column rises, in steps of any size.',
  },
  have: (size, highest) => ({
    title: 'What there is',
    text: [
      `Everybody has a board of ${size} × ${size} squares.`,
      `There is one set of tiles from 1 to ${highest} for each player. All of them lie face down in the middle: that is the supply.`,
    ],
  }),
  startOne: (size) => ({
    title: 'Start',
    text: [
      'Everybody draws a tile and puts it on one of their own dotted squares. All do so at the same time, and in secret until everybody has chosen.',
      `You do this ${size} times, until the dotted squares are full. A tile stays where it was put.`,
      'Any order is allowed, but low numbers do well at the top left and high ones at the bottom right. After the start the dots mean nothing.',
    ],
    caption: 'The 12 may go on any dotted square that is still free.',
  }),
  startFour: (size) => ({
    title: 'Start',
    text: [
      `Everybody draws ${size} tiles and arranges them on their own dotted squares. All do so at the same time, and in secret until everybody has chosen.`,
      'Any order is allowed, but low numbers do well at the top left and high ones at the bottom right. After the start the dots mean nothing.',
    ],
    caption: 'The 12 may go on any dotted square that is still free.',
  }),
  startInOrder: (size) => ({
    title: 'Start',
    text: [
      `Everybody draws ${size} tiles. They go on the dotted squares in order, the lowest at the top left; there is nothing to choose.`,
      'After the start the dots mean nothing.',
    ],
    caption: 'Lowest at the top left, highest at the bottom right.',
  }),
  turn: {
    title: 'Your turn',
    text: [
      'You do one of two things.',
      'Turn up a tile from the supply: then lay it on your board, or leave it in the middle, even if it would fit. There it lies open, and everybody may take it.',
      'Or take one of the open tiles: it has to go on your board.',
      'Nobody passes. Then it is the next player’s turn, clockwise.',
    ],
    caption: 'Either turn one up, or take an open one.',
  },
  laying: {
    title: 'Where a tile may go',
    text: [
      'On a free square, if its row still rises to the right and its column still rises downwards.',
      'Compare with all tiles of the row and of the column, not only with the neighbours. Equal numbers do not rise: a number can be in a row or column only once.',
      'Nothing else matters: the same number may well lie somewhere else on your board.',
    ],
    caption:
      'The 11 fits on the squares with a plus, or in exchange for a tile with arrows. Not on the crossed squares: there it would lie below the 14, or to the right of the 12.',
  },
  exchange: (sameNumber) => ({
    title: 'Exchanging',
    text: [
      'You may also put your tile in the place of one that lies on your board. That one goes to the middle and lies open.',
      'Again everything has to rise afterwards. That way you make room where it has become tight.',
      sameNumber
        ? 'A tile may also be exchanged for another of the same number.'
        : 'A tile is never exchanged for another of the same number.',
    ],
    caption: 'The 11 comes, the 9 goes to the middle.',
  }),
  bruno: {
    title: 'Bruno’s variant',
    text: [
      'If your tile comes to lie corner to corner with an equal number, you play again straight away, and again if it happens again.',
      'If the last tile has been turned up, nobody plays again.',
    ],
    caption: 'Two 9s corner to corner: play again.',
  },
  end: {
    title: 'The end',
    text: [
      'Whoever fills their last free square wins at once.',
      'If the last tile of the supply is turned up first, that turn is finished. Then whoever has the fewest free squares wins; if several have equally few, they all win.',
    ],
    caption: 'The last square is filled: won!',
  },
  score: {
    title: 'Several games',
    text: [
      'If you like, play as many games as there are players, so that everybody begins once.',
      'The winner of a game gets 2 points; all others lose 1 point for each free square. The highest total wins.',
    ],
  },
  special: (guard) => ({
    title: 'When nothing happens',
    text: [
      `If for ${guard} rounds nobody has turned up a tile or filled a square, the game ends as if the supply were empty.`,
    ],
  }),
};
