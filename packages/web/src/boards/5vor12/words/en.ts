import { list } from '@crescendo/words';
import type { VorZwoelfWords } from '../words.ts';

const tiles = (count: number): string => (count === 1 ? '1 tile' : `${count} tiles`);
const squares = (count: number): string => (count === 1 ? '1 free square' : `${count} free squares`);
const where = (row: number, column: number): string => `in row ${row}, column ${column}`;
const swap = (freed: number): string => (freed > 0 ? `, in exchange for the ${freed}` : '');

export const en: VorZwoelfWords = {
  supply: 'Supply',
  turnUp: 'Turn one up',
  or: 'or',
  orTake: 'Take an open tile',
  open: 'Open tiles',
  nothingOpen: 'No tile lies open yet.',
  leave: 'Leave it here',
  yourTile: 'Your tile',
  startTip: 'Put it on a dotted square: low numbers near the top left, high ones near the bottom right.',
  othersChoose: 'The others are still choosing.',
  done: 'Start like this',
  square: (row, column, what) => `Row ${row}, column ${column}: ${what}`,
  rowOf: (row, what) => `Row ${row}: ${what}.`,
  free: 'free',
  fits: 'fits here',
  canSwap: 'can be exchanged',
  yourBoard: 'Your board',
  boardOf: (name) => `${name}’s board.`,
  supplyOf: (count) => `Supply: ${tiles(count)} face down`,
  openTile: (tile, count) => (count > 1 ? `${tile}, ${count} open tiles` : `${tile}, open tile`),
  inHand: (tile) => `${tile} in your hand`,
  holding: (tile, places) =>
    `${tile} in your hand. ${places === undefined ? '' : places === 0 ? 'It fits nowhere.' : places === 1 ? 'One square fits.' : `${places} squares fit.`}`,
  playAgain: 'play again',
  prompt: {
    start: (tile) => `Put the ${tile} on a dotted square.`,
    arrange: 'Put your tiles on the dotted squares.',
    choose: 'Turn a tile up, or take an open one.',
    draw: 'Turn a tile up.',
    place: (tile) => `Lay the ${tile}, or leave it.`,
    leave: (tile) => `The ${tile} fits nowhere. Leave it.`,
    last: (tile) => `The last tile! Lay the ${tile}, or leave it.`,
  },
  coach: {
    start: (tile, height) =>
      `Everybody starts by filling the dotted squares. Later every row must rise to the right and every column downwards. ${
        height === 'low'
          ? `The ${tile} is low: the top left is a good place.`
          : height === 'high'
            ? `The ${tile} is high: the bottom right is a good place.`
            : `The ${tile} is in between: take one of the two squares in the middle.`
      }`,
    arrange:
      'These are your first tiles; they go on the dotted squares. Later every row must rise to the right and every column downwards: the lowest at the top left, the highest at the bottom right.',
    startWait: 'Everybody chooses in secret. The tiles appear as soon as all have chosen.',
    first:
      'Fill your board before the others do. Touch the supply to turn a tile up. If you do not like it, just leave it in the middle.',
    take: (tile) =>
      `You may do one of two things: turn up a tile, or take an open one. The ${tile} fits one of your free squares: touch it and see where.`,
    draw: 'None of the open tiles fits a free square. Turning one up is probably better now.',
    place: (tile, count) =>
      `The glowing squares can take the ${tile}${count === 1 ? '' : ': choose one where it leaves room for numbers on both sides'}. Or leave it in the middle; then the others may take it.`,
    swap: (tile) =>
      `No free square takes the ${tile}, but you can exchange it for a tile with two arrows. That makes sense if it gives its neighbours more room.`,
    leave: (tile) => `The ${tile} does not fit anywhere. Leave it in the middle: that happens to everybody.`,
    twin: (tile) => `Corner to corner with another ${tile} you even play again!`,
    almost: (low, high) =>
      high - low === 2
        ? `One more square! You need the ${low + 1}.`
        : high - low < 2
          ? 'One more square! No number fits it: exchange a neighbour first.'
          : `One more square! Anything from ${low + 1} to ${high - 1} wins.`,
    watch: 'The others play now. Watch what they leave in the middle: it may fit your board.',
    over: 'The game is over. Whoever filled the board first wins; otherwise whoever has the fewest free squares.',
  },
  standing: (free) => `${free} free`,
  result: {
    full: 'Board full: game won',
    fewest: (free) => `Fewest free squares (${free}): game won`,
    free: (free) =>
      free === 1 ? '1 free square, 1 minus point' : `${free} free squares, 1 minus point each`,
    score: 'Points',
  },
  describe: {
    draw: 'Turn a tile up.',
    leave: (tile) => `Leave the ${tile} in the middle.`,
    place: (tile, row, column, freed) => `Put the ${tile} ${where(row, column)}${swap(freed)}.`,
    take: (tile, row, column, freed) =>
      `Take the ${tile} from the middle and put it ${where(row, column)}${swap(freed)}.`,
    arrange: (all) => `From top left to bottom right: ${list('en-GB', all)}.`,
  },
  because: {
    wins: 'That fills your board: you win.',
    fills: (left) => `It fills a square; ${squares(left)} left.`,
    room: 'Plenty of numbers still fit your free squares.',
    forNext: (tile) => `Mind you: the next player could use the ${tile}.`,
    drawBetter: 'A new tile promises more than any open one.',
  },
};
