import type { Options } from '@crescendo/rules/rummikub';

type SectionId =
  | 'aim'
  | 'tiles'
  | 'sets'
  | 'wrong'
  | 'start'
  | 'turn'
  | 'opening'
  | 'rebuild'
  | 'borrow'
  | 'jokers'
  | 'replace'
  | 'time'
  | 'empty'
  | 'score';

interface SectionText {
  readonly title: string;
  /** `false`: a sentence that the options leave out. */
  readonly text: (options: Options) => readonly (string | false)[];
  readonly caption?: string;
}

type RulesWords = { readonly [S in SectionId]: SectionText };

const timeOf = (seconds: number): string => {
  if (seconds % 60 > 0) return `${seconds} seconds`;
  return seconds === 60 ? 'one minute' : `${seconds / 60} minutes`;
};

export const rummikub: RulesWords = {
  aim: {
    title: 'Aim of the game',
    text: () => ['Lay all your tiles on the table before anyone else does.'],
  },
  tiles: {
    title: 'What you need',
    text: ({ values, colours, copies, jokers, handSize, deal }) => [
      deal !== 'jokerEach' && 'For two to four players.',
      `The numbers 1 to ${values} in ${colours === 4 ? 'black, red, blue and yellow' : `${colours} colours`}, each ${copies === 2 ? 'twice' : 'once'}, and ${jokers === 0 ? 'no joker' : jokers === 1 ? 'one joker' : `${jokers} jokers`}.`,
      `Everyone has ${handSize} tiles on a rack that no one else sees. The rest are face down in the pool.`,
    ],
  },
  sets: {
    title: 'Sets',
    text: ({ colours }) => [
      'A run: three or more numbers in a row, all of one colour.',
      `A group: the same number three${colours > 3 ? ' or four' : ''} times, each time in a different colour.`,
    ],
    caption: 'A run and a group.',
  },
  wrong: {
    title: 'What isn’t a set',
    text: ({ values }) => [
      `Nothing comes after ${values}: the 1 is always the lowest.`,
      'A group never has the same colour twice.',
      'A run never mixes colours, and two tiles are never enough.',
    ],
    caption: 'None of these is a set.',
  },
  start: {
    title: 'The start',
    text: ({ startDraw, deal, threePairsRedeal, handSize }) => [
      startDraw === 'beforeDeal' &&
        'Everyone draws a tile; the highest number begins. Then the tiles are dealt.',
      startDraw === 'afterDeal' && 'After the deal everyone draws a tile; the highest number begins.',
      startDraw !== 'none' && 'Players who tie draw again, and a joker doesn’t count.',
      deal === 'jokerEach' && `Everyone gets a joker and then ${handSize - 1} more tiles.`,
      deal === 'twoStacks' && 'The tiles are dealt as two stacks each.',
      threePairsRedeal &&
        'Were you dealt three pairs of identical tiles? Then you may show them, and everything is shuffled and dealt again.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: ({ mustLay }) => [
      'Lay as many tiles as you like, at least one: as new sets, or added to sets on the table.',
      'Can’t or don’t want to? Then draw a tile. Your turn is over; you may use the tile next turn.',
      'Then it is the next player’s turn, clockwise.',
      mustLay &&
        'House rule: once you have opened, lay tiles whenever you can. You may draw only when nothing fits.',
    ],
    caption: 'Marked tiles come from the rack.',
  },
  opening: {
    title: 'Opening',
    text: ({ openMin, openTableLocked, mayDelayOpening }) => [
      `The first time you lay tiles, your own sets must be worth at least ${openMin} points together. Tiles count their number, a joker the number it stands for.`,
      openTableLocked
        ? 'On that turn you may not change the table or add to it.'
        : `The ${openMin} points must come from your rack alone; after that you may go on and use the table on the same turn.`,
      !mayDelayOpening && 'If you can open, you must.',
    ],
    caption: '27 and 12 points: that is enough.',
  },
  rebuild: {
    title: 'Rearranging the table',
    text: () => [
      'Once you have opened, you may take apart everything on the table and put it together in new ways.',
      'At the end of your turn every set must be complete, nothing may have left the table, and at least one tile must have come from your rack.',
    ],
    caption: 'A second 6 splits the run 4 5 6 7 8 into two.',
  },
  borrow: {
    title: 'Borrowing a tile',
    text: () => ['You may take a tile from a set as long as the rest is still a set, or becomes one again.'],
    caption: 'The 11 takes the place of the 8, which makes a new group.',
  },
  jokers: {
    title: 'Jokers',
    text: ({ jokerSets, jokerFreeByRebuild }) => [
      'A joker stands for any tile. In a run it is the number of its place, in a group any colour that is missing.',
      jokerSets === 'free' && 'A set with a joker may be rearranged like any other.',
      jokerSets === 'extendOnly' && 'A set with a joker may grow, but must stay together.',
      jokerSets === 'locked' && 'A set with a joker stays exactly as it is until the joker is replaced.',
      jokerSets === 'free' &&
        (jokerFreeByRebuild
          ? 'You may take the joker whenever the rest is still a set.'
          : 'You get the joker only by putting down the tile it stands for.'),
    ],
    caption: 'The small number says what the joker is.',
  },
  replace: {
    title: 'Replacing a joker',
    text: ({ jokerSwapFrom, jokerReuse, jokerNotBeforeOpening }) => [
      `Put the tile it stands for in its place${jokerSwapFrom === 'rack' ? ', from your rack' : ', from your rack or from the table'}; in a group any missing colour will do.`,
      jokerReuse === 'sameTurn'
        ? 'The joker must be back on the table on the same turn. It never goes to your rack.'
        : 'The joker must go into a new set on the same turn. It never goes to your rack.',
      jokerReuse === 'sameTurnNewSet' &&
        'A set is new unless it still contains all the numbers of a set of its kind that lay there before. A run or group that has lost a number counts as new.',
      jokerNotBeforeOpening && 'On the turn you open, you may not free a joker.',
    ],
    caption: 'The 6 takes the joker’s place, and the joker helps elsewhere.',
  },
  time: {
    title: 'Time',
    text: ({ seconds, bank, increment, timeout, penaltyTiles }) => [
      seconds > 0 && `With a clock, you have ${timeOf(seconds)} per turn.`,
      bank > 0 &&
        `With a clock, you have ${Math.round(bank / 60)} minutes in all, and ${increment} seconds more for each turn.`,
      timeout === 'keepOrThree' &&
        `Time up? A finished table counts as your turn. Otherwise complete sets stay and the rest goes back: you draw one tile, or ${penaltyTiles} if you had begun to move things.`,
      timeout === 'drawOrThree' &&
        `Time up? A finished table counts as your turn. Otherwise everything goes back: you draw one tile, or ${penaltyTiles} if you had begun to move things.`,
      timeout === 'revertAndThree' &&
        `Time up? Everything goes back to where it was, and you draw ${penaltyTiles === 1 ? 'one tile' : `${penaltyTiles} tiles`}.`,
    ],
  },
  empty: {
    title: 'When the pool is empty',
    text: ({ emptyPool }) => [
      emptyPool === 'mustPlay' &&
        'If you can lay a tile, you must; if not, you pass. When all have passed in a row, the round is over.',
      emptyPool === 'playOn' && 'Lay tiles or pass. When all have passed in a row, the round is over.',
      emptyPool === 'lastTurns' &&
        'Everyone has one more turn, starting with the player who drew the last tile. Then the round is over.',
    ],
  },
  score: {
    title: 'The end and the score',
    text: ({ jokerPenalty, neverOpened, couldHaveOpened }) => [
      'The first player to lay their last tile wins. The others lose the points left on their racks; the winner gets them all.',
      `A joker on the rack costs ${jokerPenalty} points.`,
      'If no one empties their rack, the player with the fewest points left wins, and the others lose the difference.',
      'If several have equally few, they win together and share what the others lose.',
      neverOpened > 0 &&
        `A player who never opened loses ${neverOpened} more${couldHaveOpened > neverOpened ? `, or ${couldHaveOpened} if they could have opened` : ''}.`,
      'Over several rounds all points are added up, and the highest total wins; a tie is a shared win. Under the international rules of 2019 the player who has won the most rounds wins, and the points decide only between equals.',
    ],
  },
};
