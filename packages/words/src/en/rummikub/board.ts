import {
  colourOf,
  JOKER,
  lowest,
  numberOf,
  type Tile,
  type TileSet,
  type TimeUpEffect,
} from '@crescendo/rules/rummikub';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { handStepText } from '../../grammar/rummikub/hand-step.ts';
import { looks } from './looks.ts';
import { shortStep, spoken } from './spoken.ts';

const COLOURS = ['black', 'red', 'blue', 'yellow'];
const tile = (each: Tile): string =>
  each === JOKER ? 'joker' : `${COLOURS[colourOf(each)]} ${numberOf(each)}`;
const tiles = (all: readonly Tile[]): string =>
  list(
    'en-GB',
    all.map((each) => (each === JOKER ? 'a joker' : `the ${tile(each)}`)),
  );
const count = (n: number): string => plural('en', n, 'tile', 'tiles');

export const board = {
  /** The luck that a challenge and its answer share. */
  luck: 'the same tiles',
  /** "red 5", "joker". */
  tile,
  /** "the red 5, the blue 7 and a joker". */
  tiles,
  /** "Run: red 3 to 6"; "Group: red 7, blue 7, black 7". */
  set: (set: TileSet) => {
    const first = set.tiles.find((each) => each !== JOKER);
    if (first === undefined || set.tiles.length < 3) return set.tiles.map(tile).join(', ');
    if (set.kind === 'group') return `Group: ${set.tiles.map(tile).join(', ')}`;
    return `Run: ${COLOURS[colourOf(first)]} ${lowest(set)} to ${lowest(set) + set.tiles.length - 1}`;
  },
  /** A joker and what it is here: "joker, stands for red 6". */
  stands: (all: readonly Tile[]) => `joker, stands for ${list('en-GB', all.map(tile), 'or')}`,
  /** Below a set that is not yet one. A few characters. */
  note: {
    more: (n: number) => `${n} more`,
    missing: (numbers: readonly number[]) => `${numbers.join(', ')} missing`,
    onlyJokers: 'needs a number',
    wrong: 'not a set',
  },
  unfinished: (why: string) => `Not finished. ${why}`,
  felt: 'The table',
  rack: (n: number) => `Your rack: ${count(n)}`,
  rackOf: (name: string, n: number, opened: boolean) =>
    `${name}: ${count(n)}, ${opened ? 'has opened' : 'hasn’t opened yet'}`,
  newSet: 'New set',
  firstSet: 'Put your first set here',
  wholeSet: (set: string) => `Whole set. ${set}`,
  /** Takes the whole set into the hand. */
  holdSet: 'Take the whole set',
  turnJoker: 'Move the joker to the other end',
  backToRack: 'Put back on the rack',
  held: (all: readonly Tile[]) => `In your hand: ${all.map(tile).join(', ')}`,
  /** A tile of the rack and one of the table are held. */
  together: 'You hold them together. Now choose an empty place on the table.',
  order: { colour: 'by colour', number: 'by number', own: 'my own order' },
  /** The group of the orders below. */
  sort: 'Sort the rack',
  sorted: (order: string) => `Sort: ${order}`,
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Start over with this turn',
  /** Below the drawings on buttons, where there is room: a word. */
  label: { reset: 'Start over', larger: 'Larger', smaller: 'Smaller' },
  draw: 'Draw a tile',
  pool: (n: number) => `${count(n)} left to draw`,
  pass: 'Pass',
  done: 'Done',
  /** On "Done", during an opening: "18 of 30". Very short. */
  points: (points: number, needed: number) => `${points} of ${needed}`,
  /** The same, once it is enough. */
  worth: (points: number) => plural('en', points, 'point', 'points'),
  keep: 'Keep these tiles',
  redeal: 'Deal again',
  pairsTitle: (has: boolean) => (has ? 'Three pairs!' : 'Your tiles'),
  pairsText: (has: boolean) =>
    has
      ? 'You have three pairs of identical tiles. You may show them and have all tiles dealt again.'
      : 'Take a look at them first. Then off we go.',
  waiting: 'The others are still choosing.',
  begins: (name: string) => `${name} begins`,
  youBegin: 'You begin',
  /** Follows a first draw that was a tie. */
  drawnAgain: 'A tie, so they drew again.',
  zoomIn: 'Larger tiles on the table',
  zoomOut: 'Smaller tiles on the table',
  planning: 'Plan ahead while you wait',
  planLost: 'The table has changed. What no longer fits is back on your rack.',
  seconds: (n: number) => plural('en', n, 'second', 'seconds'),
  timeUp: (n: number, what: TimeUpEffect) => {
    if (what.type === 'penalty') {
      const table = what.keeps ? 'only complete sets stay' : 'the table is reset';
      return `${n} s, then: ${count(what.tiles)} to draw, and ${table}.`;
    }
    const then = {
      one: 'you draw one tile',
      taken: 'the table as it is counts as your turn',
      pass: 'your turn is over',
    }[what.type];
    return `${n} s, then: ${then}.`;
  },
  standing: (n: number) => count(n),
  /** Tells the number of tiles laid, too many to be named. `name` is `undefined` where it was the reader. */
  laid: (name: string | undefined, n: number, opened: boolean) => {
    const [opens, lays] = name === undefined ? ['You open', 'You lay'] : [`${name} opens`, `${name} lays`];
    return `${opened ? `${opens} with` : lays} ${count(n)}.`;
  },
  prompt: {
    /** Told after the deal to a seat that has nothing to choose. */
    look: 'These are your tiles. Off we go.',
    pairs: 'Three pairs: keep your tiles, or have them all dealt again.',
    chosen: 'The others are still choosing.',
    open: (needed: number) => `Open with sets worth at least ${needed} points, or draw a tile.`,
    /** The state of a begun move: an opening that lacks points, sets that lack tiles, no own tile, a joker that can be taken. */
    points: (points: number, needed: number) => `${points} of ${needed} points. Lay more, or take them back.`,
    incomplete: 'Complete every set, or take your tiles back.',
    ownTile: 'Lay at least one tile from your rack.',
    joker: 'The joker is free: use it in another set, or leave it there.',
    complete: 'All sets are complete. Now press “Done”, or lay more.',
    out: 'That was your last tile. Now press “Done”!',
    turn: 'Lay tiles, or draw one.',
    pass: 'Lay tiles, or pass.',
    last: 'Your last turn: lay what you can.',
    wait: 'Plan ahead: move tiles as you like.',
    over: 'The round is over.',
  },
  /** The guide's explanations, and its comment when the player has done it. */
  guide: {
    goal: 'Be the first to get rid of all your tiles: lay them on the table in sets of three or more.',
    sets: 'A set is one number in different colours, or consecutive numbers in one colour.',
    openNow: (points: number) =>
      `To open you need ${points} points (a tile counts its number). You have them: pick tiles, then a place.`,
    openLater: (points: number) =>
      `To open you need ${points} points (a tile counts its number). Not enough yet? Draw a tile.`,
    add: 'You have opened (✓). Now you may also add tiles to any set on the table.',
    rebuild: 'Nothing fits as it is, but you may take sets apart, as long as all are complete in the end.',
    joker: 'A joker stands for any tile. If you have that tile, put it there and use the joker elsewhere.',
    few: 'Only a few tiles left. The first player to run out of tiles wins.',
    done: {
      openNow: 'You have opened: ✓ by your name. From now on the whole table is yours to use.',
      openLater: 'Fine. More tiles mean more chances next turn.',
      add: 'Well done. Fewer tiles on your rack.',
      rebuild: 'Nicely rearranged!',
    },
  },
  /** The tiles left on a rack at the end of a single game. */
  outcome: (tiles: number, points: number) => `${count(tiles)}, ${plural('en', points, 'point', 'points')}`,
  result: {
    rack: (all: readonly Tile[]) =>
      all.length === 0 ? 'No tiles left' : `On the rack: ${count(all.length)}`,
    jokers: (n: number, each: number) =>
      n === 1 ? `including a joker at ${each}` : `including ${n} jokers at ${each} each`,
    neverOpened: 'Never opened',
    couldHaveOpened: 'Never opened, but could have',
    out: 'First to finish',
    lowest: 'Fewest points on the rack',
    lowestRack: (points: number) => `Minus the fewest points, ${points}`,
    /** The gain of a winner: all that the others hold, or hold more. */
    others: (isOut: boolean) => (isOut ? 'Everything the others have left' : 'The others’ extra points'),
    shared: (winners: number) => `Split between ${winners}`,
    score: 'Score',
  },
  hint: {
    draw: 'Draw a tile.',
    pass: 'Pass.',
    keep: 'Keep your tiles.',
    redeal: 'Have all tiles dealt again.',
    lay: (all: readonly Tile[]) => `Lay ${tiles(all)}.`,
    /** Too many to be named. */
    many: (n: number) => `Lay ${n} tiles.`,
    /** One of several steps, shown beside the marks on the board. */
    step: shortStep,
  },
  because: {
    lays: (n: number) => `That is ${count(n)} fewer on your rack.`,
    out: 'That empties your rack: you win.',
    opens: (points: number) => `You open with ${points} points.`,
    keepsJoker: 'A joker stays with you.',
    rack: (n: number, instead: number) => `Your rack then has ${count(n)} instead of ${instead}.`,
    /** The numbers of the tiles on the rack, added up. */
    points: (points: number, instead: number) =>
      `The numbers on your rack then add up to ${points} instead of ${instead}.`,
    /** Tiles that others may have or draw, and add to a set as it lies. */
    table: (n: number, instead: number) =>
      `The sets on the table then take ${n} of the tiles you don’t see, instead of ${instead}.`,
    nothing: 'None of your tiles fit, however you rearrange the table.',
    cannotOpen: (points: number, needed: number) =>
      points === 0
        ? `You have no set on your rack yet; to open you need ${needed} points.`
        : `Your sets are worth ${points} points so far; to open you need ${needed}.`,
    outNext: (n: number, hidden: number) =>
      `If you draw now, with ${n} of the ${hidden} tiles you don’t see you can lay everything at once.`,
    leaves: (left: number) => `If you lay now, at least ${count(left)} will stay on your rack.`,
    orWait: (n: number, hidden: number) =>
      `Waiting may pay too: with ${n} of the ${hidden} tiles you don’t see, you could lay everything at once.`,
    orWaitFor: (left: number) =>
      `Waiting may pay too: all your tiles but ${left} fit already, and later all could go at once.`,
    /** Said with a smaller play: so many tiles could go. */
    orMore: (n: number) => `More is possible: ${count(n)}, but only by rearranging much of the table.`,
    add: (all: readonly Tile[], to: string) => `Add ${tiles(all)} to “${to}”.`,
    make: (makes: string, fromTable: readonly Tile[]) =>
      fromTable.length === 0
        ? `Make a new set: ${makes}.`
        : `Make a new set: ${makes}. Take ${tiles(fromTable)} from the table for it.`,
  },
  /** For people who do not see the board. */
  spoken,
  looks,
  /** One step of an advised play in a sentence. */
  handStep: handStepText({ tiles, spoken }),
};
