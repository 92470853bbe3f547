import { colourOf, JOKER, numberOf, type Rummikub, type Tile } from '@crescendo/rules/rummikub';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does, objects, start, subjects, clauseFor, clause } = grammar;

const COLOURS = ['black', 'red', 'blue', 'yellow'];
const name = (tile: Tile): string =>
  tile === JOKER ? 'joker' : `${COLOURS[colourOf(tile)]} ${numberOf(tile)}`;
const them = (tiles: readonly Tile[]): string =>
  list(
    'en-GB',
    tiles.map((tile) => (tile === JOKER ? 'a joker' : `the ${name(tile)}`)),
  );
const set = (tiles: readonly Tile[]): string => `“${tiles.map(name).join(', ')}”`;
const a = (n: number): string => `${[8, 11].includes(n) ? 'an' : 'a'} ${n}`;
const count = (n: number): string => (n === 1 ? 'one tile' : `${n} tiles`);

export const game: GameWords<Rummikub> = {
  about: 'Lay runs and groups, rearrange the table, and be the first to get rid of your tiles.',
  reasons: {
    'not-your-turn': () => 'It isn’t your turn.',
    'already-chosen': () => 'You’ve already chosen. The others are still thinking.',
    'not-now': ({ phase }) =>
      phase === 'pairs'
        ? 'First say whether you keep your tiles.'
        : 'The deal is done: lay sets, or draw a tile.',
    'no-three-pairs': ({ pairs }) =>
      `You need three pairs for a new deal; you have ${pairs === 0 ? 'none' : pairs === 1 ? 'only one' : 'only two'}.`,
    'pool-empty': () => 'There is nothing left to draw.',
    'pool-not-empty': () => 'You can still draw a tile, so you can’t pass.',
    'must-open': () => 'You can open, so you must.',
    'can-play': () => 'You can lay at least one tile, so you must.',
    'no-such-tile': () => 'There is no such tile in this game.',
    'too-short': ({ length }) =>
      `A set has at least three tiles; there ${length === 0 ? 'are none' : length === 1 ? 'is only one' : 'are only two'} here.`,
    'only-jokers': () => 'A set needs at least one tile with a number.',
    'mixed-colours': ({ tile, other }) =>
      `A run has one colour: the ${name(tile)} doesn’t go with the ${name(other)}.`,
    'not-rising': ({ tile, other }) => `The ${name(tile)} doesn’t belong there after the ${name(other)}.`,
    'joker-off-end': ({ number, highest }) =>
      `The joker would be ${a(number)} here, and the numbers go from 1 to ${highest}.`,
    'mixed-numbers': ({ tile, other }) =>
      `A group has one number: the ${name(tile)} doesn’t go with the ${name(other)}.`,
    'same-colour': ({ tile }) => `A group has each colour once: the ${name(tile)} is there already.`,
    'too-many': ({ most }) => `A group has ${most} tiles at most.`,
    'tile-missing': ({ tile }) =>
      `The ${name(tile)} is missing: tiles from the table must stay on the table.`,
    'not-on-rack': ({ tile }) =>
      tile === JOKER ? 'You have no joker on your rack.' : `You don’t have the ${name(tile)} on your rack.`,
    'nothing-played': () => 'Lay at least one tile from your rack.',
    'table-touched': ({ tiles }) =>
      `On the turn you open, you can’t change the table. You changed ${set(tiles)}.`,
    'too-few-points': ({ points, needed }) =>
      `Your first sets must be worth at least ${needed} ${needed === 1 ? 'point' : 'points'}. So far they are worth ${points}, ${needed - points} too few.`,
    'joker-not-replaced': ({ tiles }) =>
      `To take the joker from ${set(tiles)}, put the tile it stands for in its place.`,
    'joker-set-split': ({ tiles }) =>
      `There is a joker in ${set(tiles)}: this set may grow but must stay together.`,
    'joker-set-locked': ({ tiles }) =>
      `There is a joker in ${set(tiles)}: no one may change this set until the joker is replaced.`,
    'joker-not-in-new-set': () => 'The joker you set free must go into a new set.',
    'joker-before-opening': () => 'On the turn you open, jokers stay where they are.',
  },
  news: {
    'start-drew': ({ seat, tile }, who) =>
      tile === JOKER
        ? `${does(who, seat, 'draws', 'draw')} a joker. It doesn’t count: another draw!`
        : `${does(who, seat, 'draws', 'draw')} the ${name(tile)}.`,
    'start-again': ({ seats }, who) =>
      `A tie: ${clauseFor(who, seats, { one: 'draws again', you: 'draw again', many: 'draw again', manyWithYou: 'draw again' })}.`,
    begins: ({ seat }, who) => `${does(who, seat, 'begins', 'begin')}.`,
    dealt: ({ each }) => `Everyone has ${count(each)}.`,
    kept: () => 'Everyone keeps their tiles. Off we go!',
    redealt: ({ seat, pairs }, who) =>
      `${does(who, seat, 'shows', 'show')} pairs: ${pairs
        .filter((_, i) => i % 2 === 0)
        .map(name)
        .join(', ')}. All tiles are shuffled and dealt again.`,
    played: ({ seat, tiles, opened }, who) =>
      opened
        ? `${does(who, seat, 'opens', 'open')} with ${them(tiles)}.`
        : `${does(who, seat, 'lays', 'lay')} ${them(tiles)}.`,
    drew: ({ seat, tile }, who) =>
      tile === null
        ? `${does(who, seat, 'draws', 'draw')} a tile.`
        : `${does(who, seat, 'draws', 'draw')} ${them([tile])}.`,
    'time-up': ({ seat, owed }, who) =>
      owed === 0
        ? `Time is up for ${objects(who, [seat])}.`
        : `Time is up: ${clause(who, seat, 'draws', 'draw')} ${count(owed)}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'passes', 'pass')}.`,
    'pool-empty': ({ lastTurns }) =>
      lastTurns ? 'That was the last tile. One more turn each!' : 'That was the last tile in the pool.',
    ended: ({ ending, winners }, who) => {
      if (ending === 'out')
        return `Rummikub! ${start(who, winners, { one: 'has', you: 'have', many: 'have', manyWithYou: 'have' })} no tiles left.`;
      const why = ending === 'stalemate' ? 'No one plays any more' : 'All have had their last turn';
      return `${why}: the player with the fewest points on the rack wins. Well done${winners.length === 1 && winners[0] === who.you ? '' : `, ${subjects(who, winners)}`}!`;
    },
  },
  options: {
    seconds: { name: 'Seconds for a turn', values: { 0: 'No limit' } },
    bank: { name: 'Seconds for the whole game', values: { 0: 'No limit' } },
    increment: { name: 'Seconds added after each turn' },
    startDraw: {
      name: 'Who begins',
      values: {
        none: 'As agreed',
        beforeDeal: 'The highest tile, drawn before the deal',
        afterDeal: 'The highest tile, drawn after the deal',
      },
    },
    deal: {
      name: 'Deal',
      values: {
        single: 'One by one',
        twoStacks: 'Two stacks each',
        jokerEach: 'A joker each, then one by one',
      },
    },
    threePairsRedeal: { name: 'New deal with three pairs', values: { true: 'On request', false: 'No' } },
    openMin: { name: 'Minimum points to open' },
    openTableLocked: {
      name: 'Changing the table when you open',
      values: { true: 'Not allowed', false: 'Allowed' },
    },
    mayDelayOpening: {
      name: 'Delaying your opening',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
    mustLay: {
      name: 'Drawing when you could lay tiles',
      values: { true: 'Not allowed', false: 'Allowed' },
      about:
        'After your opening you must lay when you can, and draw only when nothing fits. It rules out drawing for many turns to lay everything at once, the Collector’s way.',
    },
    jokerSets: {
      name: 'Sets with a joker',
      values: { free: 'May be rearranged', extendOnly: 'May only grow', locked: 'Stay as they are' },
    },
    jokerFreeByRebuild: {
      name: 'Taking a joker without replacing it',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
    jokerSwapFrom: {
      name: 'The tile that replaces a joker',
      values: { rack: 'Comes from the rack', rackOrTable: 'Comes from the rack or the table' },
    },
    jokerReuse: {
      name: 'A joker you have freed',
      values: {
        sameTurn: 'Goes anywhere, on the same turn',
        sameTurnNewSet: 'Goes into a new set, on the same turn',
      },
    },
    jokerNotBeforeOpening: {
      name: 'Freeing jokers when you open',
      values: { true: 'Not allowed', false: 'Allowed' },
    },
    jokerPenalty: { name: 'Points for a joker left on a rack' },
    timeout: {
      name: 'When time is up',
      values: {
        revertAndThree: 'Penalty tiles',
        drawOrThree: 'One tile; penalty tiles only if the table was changed',
        keepOrThree: 'One tile; penalty tiles only if the table was changed, and complete sets stay',
      },
    },
    penaltyTiles: { name: 'Penalty tiles' },
    emptyPool: {
      name: 'When the pool is empty',
      values: {
        mustPlay: 'Anyone who can play must play',
        playOn: 'Play on until everyone passes',
        lastTurns: 'One last turn each',
      },
    },
    stalemateScore: {
      name: 'Score when no one empties their rack',
      values: { differenceToLowest: 'Difference from the fewest points' },
    },
    neverOpened: { name: 'Extra points against those who never opened' },
    couldHaveOpened: { name: 'Extra points against those who could have opened' },
    jokers: { name: 'Jokers' },
    values: { name: 'Highest number' },
    colours: { name: 'Colours' },
    copies: { name: 'Tiles of each kind' },
    handSize: { name: 'Tiles dealt to each player' },
  },
  presets: {
    'carlit-de-2007': 'Carlit 2007, German rules',
    'carlit-fr-2007': 'Carlit 2007, French rules',
    'carlit-it-2007': 'Carlit 2007, Italian rules',
    'international-2019': 'International 2019',
    'jumbo-de-recent': 'Jumbo, recent German edition',
    'sabra-classic': 'Sabra classic',
    'tournament-nz-2024': 'New Zealand tournament 2024',
    'tournament-mso-2019': 'Mind Sports Olympiad 2019',
  },
};
