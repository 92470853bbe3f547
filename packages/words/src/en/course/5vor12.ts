export const vorZwoelf = {
  winning: {
    idea: [
      'You win as soon as your board is full, so every tile you place counts.',
      'When one square is left, know which numbers fit it, and look at the middle before you reveal.',
    ],
    steps: [
      'One square is free: above it is 15, below it 20. It takes 16, 17, 18 or 19.',
      'The 17 lies in the middle. You take it, and your board is full.',
    ],
  },
  start: {
    idea: [
      'The tiles you start with divide your board.',
      'Low numbers near the top left and high ones near the bottom right leave room for all the others.',
    ],
    steps: [
      'Your first tile is the 19, nearly the highest.',
      'It goes to the bottom right. Then comes the 3.',
      'Low numbers belong at the top left.',
      'The 9 and then the 14 go between them.',
      'Now the diagonal increases with wide steps: many numbers fit everywhere.',
    ],
  },
  'leaving-room': {
    idea: [
      'Only the numbers in between still fit between two tiles.',
      'Place a tile so that the free squares around it can take many numbers.',
    ],
    steps: [
      'You have revealed the 6. In the first row it fits anywhere to the right of the 3.',
      'Beside the 3 it leaves wide squares: far to the right only 4 and 5 would fit before it.',
      'The 12 goes next to the 9 in the same way.',
    ],
  },
  'take-it': {
    idea: [
      'You know what a face-up tile is; a hidden one is a gamble.',
      'If it fills a square that few other numbers fit, take it.',
    ],
    steps: [
      'The 16 lies in the middle. It fits between your 14 and your 19, where only four numbers do.',
      'You take it: a new tile would hardly fit that square.',
    ],
  },
  'open-squares': {
    idea: [
      'A free square that no number fits is lost until you exchange a tile.',
      'Before you place one, check the squares between it and its neighbours.',
    ],
    steps: [
      'You have revealed the 7. At the end of the first row it would leave a square between 6 and 7 that nothing fits.',
      'Next to the 6 it leaves no such square: each one still takes a number.',
    ],
  },
  exchange: {
    idea: [
      'An exchange fills no square, but it can open up several.',
      'It pays when the new number sits better than the old one and the old one helps no one else.',
    ],
    steps: [
      'Your 10 sits at the top left: everything beside and below it has to be higher. You have revealed the 3.',
      'You exchange them. The 10 goes to the middle, and the squares around the 3 are wide again.',
      'The next 6 already finds a place.',
    ],
  },
  'which-exchange': {
    idea: [
      'Two exchanges can look alike: the old tile decides.',
      'Give away the one that stands in the way of most numbers, and keep those that already sit well.',
    ],
    steps: [
      'You have revealed the 14. It may replace the 10 or the 19.',
      'The 10 goes: so close to the 9 it blocked the squares between. Now 10 to 13 fit there.',
    ],
  },
  'exchange-open': {
    idea: [
      'You may also take a face-up tile and exchange it for one on your board.',
      'Do it when the new number opens up your free squares and no tile fills one as well.',
    ],
    steps: [
      'The 5 in the middle helps to fill nothing, but your 9 at the top left leaves no room before the 10.',
      'You take the 5 and exchange it for the 9. Now 6 to 9 fit beside it and below it.',
    ],
  },
  'which-tile': {
    idea: [
      'When several face-up tiles fit, the obvious one need not be the best.',
      'Compare what each leaves free on your board, and take the one you could hardly replace later.',
    ],
    steps: [
      'Two face-up tiles fit: the 7 in the first row, and the 16 between 14 and 19.',
      'You take the 16: only four numbers fit there, and many fit where the 7 would go.',
      'The 7 is still there a turn later.',
    ],
  },
  'last-square': {
    idea: [
      'Near the end, count: there are as many tiles of each number as players, and those you can’t see are in the supply.',
      'Leave the square that most of them fit: when the supply runs out, the fewest free squares win.',
    ],
    steps: [
      'Two squares are free, and the 12 fits both: the one at the top right takes 8 to 13, the one at the bottom left 12 to 16.',
      'Still in the supply: 8 and 9 for the top right, 15 and two 16s for the bottom left. You fill the top right.',
      'The 16 comes, and your board is full.',
    ],
  },
};
