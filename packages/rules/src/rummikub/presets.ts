import type { OptionKind, Preset } from '../game.ts';
import type { Options, Rummikub } from './types.ts';

/** Carlit 2007, the German text. */
export const OPTIONS: Options = {
  seconds: 60,
  bank: 0,
  increment: 0,
  startDraw: 'beforeDeal',
  deal: 'single',
  threePairsRedeal: true,
  openMin: 30,
  openTableLocked: true,
  mayDelayOpening: true,
  jokerSets: 'free',
  jokerFreeByRebuild: true,
  jokerSwapFrom: 'rackOrTable',
  jokerReuse: 'sameTurn',
  jokerNotBeforeOpening: false,
  jokerPenalty: 50,
  timeout: 'revertAndThree',
  penaltyTiles: 3,
  emptyPool: 'mustPlay',
  stalemateScore: 'differenceToLowest',
  neverOpened: 0,
  couldHaveOpened: 0,
  jokers: 2,
  values: 13,
  colours: 4,
  copies: 2,
  handSize: 14,
};

export const OPTION_KINDS: { readonly [K in keyof Options]: OptionKind } = {
  seconds: { kind: 'number', min: 0, max: 3600 },
  bank: { kind: 'number', min: 0, max: 86400 },
  increment: { kind: 'number', min: 0, max: 600 },
  startDraw: { kind: 'choice', of: ['none', 'beforeDeal', 'afterDeal'] },
  deal: { kind: 'choice', of: ['single', 'twoStacks', 'jokerEach'] },
  threePairsRedeal: { kind: 'flag' },
  openMin: { kind: 'number', min: 0, max: 100 },
  openTableLocked: { kind: 'flag' },
  mayDelayOpening: { kind: 'flag' },
  jokerSets: { kind: 'choice', of: ['free', 'extendOnly', 'locked'] },
  jokerFreeByRebuild: { kind: 'flag' },
  jokerSwapFrom: { kind: 'choice', of: ['rack', 'rackOrTable'] },
  jokerReuse: { kind: 'choice', of: ['sameTurn', 'sameTurnNewSet'] },
  jokerNotBeforeOpening: { kind: 'flag' },
  jokerPenalty: { kind: 'number', min: 0, max: 500 },
  timeout: { kind: 'choice', of: ['revertAndThree', 'drawOrThree'] },
  penaltyTiles: { kind: 'number', min: 0, max: 10 },
  emptyPool: { kind: 'choice', of: ['mustPlay', 'playOn', 'lastTurns'] },
  stalemateScore: { kind: 'choice', of: ['differenceToLowest'] },
  neverOpened: { kind: 'number', min: 0, max: 500 },
  couldHaveOpened: { kind: 'number', min: 0, max: 500 },
  jokers: { kind: 'number', min: 0, max: 4 },
  values: { kind: 'number', min: 3, max: 13 },
  colours: { kind: 'number', min: 2, max: 4 },
  copies: { kind: 'number', min: 1, max: 2 },
  handSize: { kind: 'number', min: 1, max: 20 },
};

const POINTS = { rounds: 0, target: 0, by: 'points' } as const;
const WINS = { rounds: 0, target: 0, by: 'wins' } as const;

export const PRESETS: { readonly [name: string]: Preset<Rummikub> } = {
  'carlit-de-2007': { options: {}, series: POINTS },
  'carlit-fr-2007': {
    options: {
      seconds: 120,
      startDraw: 'afterDeal',
      threePairsRedeal: false,
      openTableLocked: false,
      jokerSets: 'extendOnly',
      jokerFreeByRebuild: false,
      jokerSwapFrom: 'rack',
      jokerReuse: 'sameTurnNewSet',
    },
    series: POINTS,
  },
  'carlit-it-2007': {
    options: {
      seconds: 120,
      deal: 'twoStacks',
      threePairsRedeal: false,
      openTableLocked: false,
      jokerSets: 'locked',
      jokerFreeByRebuild: false,
      jokerSwapFrom: 'rack',
      jokerReuse: 'sameTurnNewSet',
    },
    series: POINTS,
  },
  'international-2019': {
    options: {
      threePairsRedeal: false,
      jokerReuse: 'sameTurnNewSet',
      jokerNotBeforeOpening: true,
      jokerPenalty: 30,
      timeout: 'drawOrThree',
      emptyPool: 'playOn',
    },
    series: WINS,
  },
  'jumbo-de-recent': { options: { jokerPenalty: 30, emptyPool: 'lastTurns' }, series: POINTS },
  'sabra-classic': {
    options: {
      seconds: 120,
      threePairsRedeal: false,
      jokerSets: 'extendOnly',
      jokerFreeByRebuild: false,
      jokerSwapFrom: 'rack',
      jokerPenalty: 30,
    },
    series: POINTS,
  },
  'tournament-nz-2024': {
    options: {
      seconds: 40,
      jokerPenalty: 100,
      neverOpened: 100,
      couldHaveOpened: 200,
      emptyPool: 'lastTurns',
    },
    series: POINTS,
  },
  'tournament-mso-2019': {
    options: {
      seconds: 0,
      bank: 600,
      increment: 10,
      deal: 'jokerEach',
      neverOpened: 100,
      couldHaveOpened: 200,
    },
    seats: { min: 2, max: 2 },
    series: POINTS,
  },
};
