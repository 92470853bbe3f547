interface Passage {
  readonly title: string;
  readonly text: readonly string[];
  readonly caption?: string;
}

interface RulesWords {
  readonly aim: Passage;
  readonly have: (size: number, highest: number) => Passage;
  readonly startOne: (size: number) => Passage;
  readonly startFour: (size: number) => Passage;
  readonly startInOrder: (size: number) => Passage;
  readonly turn: Passage;
  readonly laying: Passage;
  readonly exchange: (sameNumber: boolean) => Passage;
  readonly bruno: Passage;
  readonly end: Passage;
  readonly score: Passage;
  readonly special: (guard: number) => Passage;
}

export const vorZwoelf: RulesWords = {
  aim: {
    title: 'Aim of the game',
    text: [
      'Be the first to have a tile on every square of your board.',
      'The catch: the numbers must increase from left to right in every row and from top to bottom in every column.',
    ],
    caption: 'A full board. The numbers increase in every row and column, in steps of any size.',
  },
  have: (size, highest) => ({
    title: 'What you need',
    text: [
      'For two to four players.',
      `Everyone has a board of ${size} × ${size} squares.`,
      `There is one set of tiles from 1 to ${highest} for each player. All of them lie face down in the middle: that is the supply.`,
    ],
  }),
  startOne: (size) => ({
    title: 'Start',
    text: [
      'Everyone draws a tile and puts it on one of their own dotted squares. All choose at the same time, in secret.',
      `You do this ${size} times, until the dotted squares are full. A tile stays where it was put.`,
      'Any order is allowed, but low numbers are best at the top left and high ones at the bottom right. After the start the dots mean nothing.',
    ],
    caption: 'The 12 may go on any dotted square that is still free.',
  }),
  startFour: (size) => ({
    title: 'Start',
    text: [
      `Everyone draws ${size} tiles and arranges them on their own dotted squares. All choose at the same time, in secret.`,
      'Any order is allowed, but low numbers are best at the top left and high ones at the bottom right. After the start the dots mean nothing.',
    ],
    caption: 'The 12 may go on any dotted square that is still free.',
  }),
  startInOrder: (size) => ({
    title: 'Start',
    text: [
      `Everyone draws ${size} tiles. They go on the dotted squares in order, the lowest at the top left; there is nothing to choose.`,
      'After the start the dots mean nothing.',
    ],
    caption: 'Lowest at the top left, highest at the bottom right.',
  }),
  turn: {
    title: 'Your turn',
    text: [
      'The oldest player begins. As the game can’t know who that is, whoever starts it says who begins; otherwise it is the first player.',
      'You have two options.',
      'Reveal a tile from the supply: then place it on your board, or leave it in the middle, even if it would fit. There it stays face up, and anyone may take it.',
      'Or take one of the face-up tiles: it has to go on your board.',
      'You can’t pass. After your turn it is the next player’s, clockwise.',
    ],
    caption: 'Either reveal a tile, or take a face-up one.',
  },
  laying: {
    title: 'Where a tile may go',
    text: [
      'On a free square, if the numbers still increase from left to right in its row and from top to bottom in its column.',
      'Compare it with all tiles in the row and the column, not only with its neighbours. The same number may not appear twice in a row or column.',
      'Nothing else matters: the same number may well appear elsewhere on your board.',
    ],
    caption:
      'The 11 fits on the squares with a plus, or in exchange for a tile with arrows. Not on the crossed squares: there it would be below the 14, or to the right of the 12.',
  },
  exchange: (sameNumber) => ({
    title: 'Exchanging',
    text: [
      'You may also put your tile in the place of one on your board. The old tile goes to the middle, face up.',
      'The numbers must still be in order afterwards. This way you make room where space is tight.',
      sameNumber
        ? 'A tile may also be exchanged for another of the same number.'
        : 'A tile may never be exchanged for another of the same number.',
    ],
    caption: 'The 11 comes, the 9 goes to the middle.',
  }),
  bruno: {
    title: 'Bruno’s variant',
    text: [
      'If your tile touches the same number diagonally, you play again straight away, and again if it happens again.',
      'Once the last tile has been revealed, no one plays again.',
    ],
    caption: 'Two 9s touching diagonally: play again.',
  },
  end: {
    title: 'The end',
    text: [
      'The first player to fill their last free square wins at once.',
      'If the last tile of the supply is revealed before that, the turn is still completed. Then the player with the fewest free squares wins; if there is a tie, they all win.',
    ],
    caption: 'The last square is filled: won!',
  },
  score: {
    title: 'Several games',
    text: [
      'If you like, play as many games as there are players, so that everyone begins once.',
      'The winner of a game scores 2 points; everyone else loses 1 point for each free square. The highest total wins; a tie is a shared win.',
    ],
  },
  special: (guard) => ({
    title: 'When nothing happens',
    text: [
      `If for ${guard} rounds no one has revealed a tile or filled a square, the game ends as if the supply were empty.`,
    ],
  }),
};
