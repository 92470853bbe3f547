import { type Square, type VorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does, clause } = grammar;

const LINE = { row: 'row', column: 'column' };
const IS = { more: 'larger than', less: 'smaller than' };
/** The side of the other tile; rows rise to the right, columns downwards. */
const SIDE = {
  row: { more: 'to its right', less: 'to its left' },
  column: { more: 'below it', less: 'above it' },
};
const a = (tile: number): string => `${[8, 11, 18].includes(tile) ? 'an' : 'a'} ${tile}`;
const where = (at: Square): string => `in row ${Math.floor(at / WIDTH) + 1}, column ${(at % WIDTH) + 1}`;

export const game: GameWords<VorZwoelf> = {
  about: 'Be the first to fill your board: in every row and column the numbers must be in ascending order.',
  reasons: {
    'not-your-turn': () => 'It isn’t your turn.',
    'already-chosen': () => 'You’ve already chosen. The others are still thinking.',
    'not-now': ({ phase }) =>
      phase === 'placing'
        ? 'Place the tile you revealed, or leave it in the middle.'
        : phase === 'start'
          ? 'First put your four tiles on the dotted squares.'
          : 'You have no tile in your hand: reveal one, or take a face-up one.',
    'off-board': () => 'That square isn’t on the board.',
    'not-on-diagonal': () => 'At the start, tiles go on the four dotted squares of the diagonal.',
    'square-taken': ({ tile }) => `The ${tile} is already on this square.`,
    'not-your-tiles': ({ hand }) => `Arrange exactly the tiles in your hand: ${list('en-GB', hand)}.`,
    'not-in-middle': ({ tile }) => `There is no face-up ${tile} in the middle.`,
    'same-number': ({ tile }) => `You can’t exchange ${a(tile)} for another ${tile}.`,
    'not-rising': ({ tile, line, is, other }) =>
      is === 'equal'
        ? `Another ${tile} is already in this ${LINE[line]}.`
        : `The ${tile} is ${IS[is]} the ${other} ${SIDE[line][is]}.`,
  },
  news: {
    started: ({ seat, tile, at }, who) =>
      `${does(who, seat, 'starts', 'start')} with the ${tile} ${where(at)}.`,
    'turned-up': ({ seat, tile }, who) => `${does(who, seat, 'reveals', 'reveal')} the ${tile}.`,
    left: ({ seat, tile }, who) => `${does(who, seat, 'leaves', 'leave')} the ${tile} in the middle.`,
    placed: ({ seat, tile, at, from, freed }, who) => {
      const laid =
        from === 'middle'
          ? does(
              who,
              seat,
              `takes the ${tile} from the middle and puts it`,
              `take the ${tile} from the middle and put it`,
            )
          : does(who, seat, `puts the ${tile}`, `put the ${tile}`);
      return `${laid} ${where(at)}${freed ? `, in exchange for the ${freed}` : ''}.`;
    },
    again: ({ seat }, who) => `Same number touching diagonally: ${clause(who, seat, 'plays', 'play')} again.`,
    ended: ({ ending }) =>
      ending === 'full'
        ? 'That fills the board!'
        : ending === 'exhausted'
          ? 'The last tile has been revealed: the player with the fewest free squares wins.'
          : 'Nothing new for many rounds: the player with the fewest free squares wins.',
  },
  options: {
    size: { name: 'Squares per side' },
    highest: { name: 'Highest number' },
    start: {
      name: 'Start',
      values: {
        one: 'Place four tiles one by one',
        four: 'Draw four tiles, then arrange them',
        fourInOrder: 'Draw four tiles; they go in order',
      },
    },
    bruno: {
      name: 'Bruno’s variant',
      values: { true: 'Same number touching diagonally: play again', false: 'Off' },
    },
    sameNumber: {
      name: 'Exchange for the same number',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
    guard: { name: 'Rounds with nothing new before the game ends', values: { 0: 'Never' } },
  },
  presets: {
    'ravensburger-2012': '5 vor 12 (Ravensburger 2012)',
    'lucky-numbers': 'Lucky Numbers',
    'lucky-numbers-bruno': 'Lucky Numbers with Bruno’s variant',
  },
};
