import { list } from '../../grammar/list.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const tiles = (count: number): string => (count === 1 ? '1 tile' : `${count} tiles`);
const squares = (count: number): string => (count === 1 ? '1 free square' : `${count} free squares`);
const where = (row: number, column: number): string => `in row ${row}, column ${column}`;
const swap = (freed: number): string => (freed > 0 ? `, in exchange for the ${freed}` : '');

export const board = {
  /** The luck that a challenge and its answer share. */
  luck: 'the same tiles',
  // On the table.
  supply: 'Supply',
  turnUp: 'Reveal a tile',
  or: 'or',
  orTake: 'Take a face-up tile',
  open: 'Face-up tiles',
  leave: 'Leave it here',
  yourTile: 'Your tile',
  startTip: 'Low numbers near the top left, high ones near the bottom right.',
  /** Start: where no number would fit between two tiles of the diagonal, and what lies so. */
  breakTip: 'Dashed squares are allowed too, but nothing will fit in between until you exchange.',
  outOfOrder: (before: number, after: number) =>
    `No number fits between your ${before} and your ${after}. That is allowed, and you can exchange one later.`,
  othersChoose: 'The others are still choosing.',
  done: 'Start like this',
  // For screen readers.
  square: (row: number, column: number, what: string) => `Row ${row}, column ${column}: ${what}`,
  rowOf: (row: number, what: string) => `Row ${row}: ${what}.`,
  free: 'free',
  fits: 'fits here',
  /** It may lie here, but no number fits between it and another. */
  breaks: 'allowed, but no number would fit in between',
  canSwap: 'can be exchanged',
  yourBoard: 'Your board',
  boardOf: (name: string | undefined) => (name === undefined ? 'Your board.' : `${name}’s board.`),
  supplyOf: (count: number) => `Supply: ${tiles(count)} face down`,
  openTile: (tile: number, count: number) =>
    count > 1 ? `${tile}, ${count} face-up tiles` : `${tile}, face up`,
  inHand: (tile: number) => `${tile} in your hand`,
  /** `places`: how many squares fit; unknown while the start is arranged. */
  holding: (tile: number, places: number | undefined) =>
    `${tile} in your hand. ${places === undefined ? '' : places === 0 ? 'It fits nowhere.' : places === 1 ? 'It fits one square.' : `It fits ${places} squares.`}`,
  playAgain: 'play again',
  // The next step.
  prompt: {
    start: (tile: number) => `Put the ${tile} on a dotted square.`,
    arrange: 'Put your tiles on the dotted squares.',
    choose: 'Reveal a tile, or take a face-\u2060up one.',
    draw: 'Reveal a tile.',
    place: (tile: number) => `Place the ${tile}, or leave it.`,
    leave: (tile: number) => `The ${tile} fits nowhere. Leave it.`,
    last: (tile: number) => `The last tile! Place the ${tile}, or leave it.`,
  },
  /** The advice for a face-up tile that was picked up; `others`: there is one that fits. */
  taking: {
    free: (tile: number) => `Put the ${tile} on a possible square.`,
    both: (tile: number) => `Put the ${tile} on a possible square, or exchange it for a marked tile.`,
    swap: (tile: number) => `The ${tile} only fits in an exchange: choose a marked tile.`,
    nowhere: (tile: number, others: boolean) =>
      `The ${tile} fits nowhere. ${others ? 'Take another tile, or reveal one.' : 'Reveal a tile instead.'}`,
    several: (tile: number, count: number) => `There are ${count} face-up ${tile}s.`,
  },
  /** The reasons why a face-up tile fits nowhere. */
  why: {
    nowhere: (tile: number) => `Wherever you put the ${tile}, the numbers would no longer increase.`,
    twin: (tile: number) => `The ${tile} would only fit where you already have one.`,
  },
  /** The guide's explanations, and its comment when the player has done it. */
  guide: {
    goal: 'Be the first to fill your board. Numbers increase from left to right and from top to bottom.',
    start: 'First everyone fills their dotted squares. Leave room between your numbers.',
    turn: 'Each turn, reveal a tile from the supply or take a face-up one from the middle.',
    place: 'Place the tile on one of the possible squares. Leave room for the numbers still to come.',
    leave: 'This tile fits nowhere. Leave it in the middle, where anyone may take it later.',
    exchange: 'It fits no free square, but you may exchange it for one of the marked tiles.',
    take: 'Instead of revealing a tile you may take a face-up one: for a free square, or in exchange.',
    last: 'One square left! Fill it before the others do, and you win.',
    done: {
      place: 'Well done. One square fewer to fill.',
      leave: 'Fine. It waits in the middle for anyone who needs it.',
      exchange: 'Exchanged. The old tile is now face up in the middle.',
      take: 'Taken and placed in one go.',
    },
  },
  standing: (free: number) => `${free} free`,
  /** The ending of a single game. */
  outcome: {
    full: 'Board full',
    free: (free: number) => (free === 1 ? '1 free square' : `${free} free squares`),
  },
  result: {
    full: 'Board full: game won',
    fewest: (free: number) => `Fewest free squares (${free}): game won`,
    free: (free: number) => (free === 1 ? '1 free square: −1 point' : `${free} free squares: −1 point each`),
    score: 'Points',
  },
  describe: {
    draw: 'Reveal a tile.',
    leave: (tile: number) => `Leave the ${tile} in the middle.`,
    place: (tile: number, row: number, column: number, freed: number) =>
      `Put the ${tile} ${where(row, column)}${swap(freed)}.`,
    take: (tile: number, row: number, column: number, freed: number) =>
      `Take the ${tile} from the middle and put it ${where(row, column)}${swap(freed)}.`,
    arrange: (all: readonly number[]) => `From top left to bottom right: ${list('en-GB', all)}.`,
  },
  because: {
    wins: 'That fills your board: you win.',
    fills: (left: number) => `It fills a square; ${squares(left)} left.`,
    deniesWin: (tile: number) => `Otherwise the next player could take the ${tile} and win.`,
    /** The reason to leave a tile. */
    noSquare: 'It fits no free square.',
    noneOpen: (fitting: number, hidden: number) =>
      `No face-up tile fits a free square. In the supply: ${fitting} of ${hidden}.`,
    hiddenFit: (fitting: number, hidden: number) =>
      `Tiles in the supply that fit a free square: ${fitting} of ${hidden}.`,
    /** Free squares that no number fits any more: so many after this move, more after the other. */
    dead: (dead: number, instead: number) =>
      dead === 0
        ? `A number fits each of your free squares then; otherwise none would fit ${instead === 1 ? 'one' : instead} of them.`
        : `Free squares that no number fits any more: ${dead} instead of ${instead}.`,
    tiles: (tiles: number, instead: number) =>
      `Tiles not yet placed that fit a free square: ${tiles} instead of ${instead}.`,
    /** The number of numbers that fit the free square with the fewest. */
    tightest: (numbers: number, instead: number) =>
      `Each of your free squares can then take at least ${numbers} numbers, instead of ${instead}.`,
    /** The number of numbers that fit the free squares, counted for each of them. */
    room: (room: number, instead: number) =>
      `Your free squares then have ${room} ${room === 1 ? 'possibility' : 'possibilities'} instead of ${instead}.`,
    diagonalRises: 'Then the numbers on the dotted squares can rise from top left to bottom right.',
    /** Start: after the other move so few numbers remain for so many dotted squares between two tiles. */
    diagonal: (numbers: number, squares: number) =>
      `Otherwise only ${numbers} ${numbers === 1 ? 'number' : 'numbers'} would be left for ${squares === 1 ? '1 dotted square' : `${squares} dotted squares`}.`,
    keepsFromNext: (tile: number) =>
      `The next player doesn’t get the ${tile}, which would fit on their board.`,
    /** A tile for a square of the next player that hardly anything else fits. */
    rareForNext: (tile: number, others: number) =>
      others === 0
        ? `Otherwise the next player gets the ${tile} for a square that no other number fits.`
        : `Otherwise the next player gets the ${tile} for a square that only ${others} other ${others === 1 ? 'number fits' : 'numbers fit'}.`,
    forNext: (tile: number) => `Careful: the next player could use the ${tile}.`,
  },
  /** For people who do not see the board. */
  spoken,
  looks,
};
