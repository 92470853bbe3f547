import type { Finito, NotATarget } from '@crescendo/rules/finito';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does } = grammar;

const or = (numbers: readonly number[]): string => list('en-GB', numbers, 'or');

const NOT_OPEN = {
  'face-down': (counter: number) => `Your ${counter} is still face down.`,
  'on-board': (counter: number) => `Your ${counter} is already on the board.`,
  unknown: () => 'You have no such counter.',
};

const NOT_A_TARGET = {
  occupied: ({ number }: NotATarget) => `There is already a counter there. Put yours on a free ${number}.`,
  'other-number': ({ number, here }: NotATarget) => `That square is ${here}, but the die shows ${number}.`,
  taken: ({ number, numbers }: NotATarget) =>
    `No ${number} is free: put the counter on the next free square, ${or(numbers)}.`,
  'nearer-free': ({ number, here }: NotATarget) => `No ${number} is free, and the other ${here} is nearer.`,
};

export const game: GameWords<Finito> = {
  about: 'One die for everyone: who will be first to get twelve counters into ascending order?',
  reasons: {
    'not-your-turn': () => 'It isn’t your turn.',
    'already-chosen': () => 'You’ve already chosen. The others are still thinking.',
    'not-now': ({ stage }) =>
      stage === 'placing'
        ? 'First all your counters go on the board: place one that is face up.'
        : 'All your counters are on the board: move one of them.',
    'must-place': ({ open }) => `You must place a counter: ${or(open)}.`,
    'must-move': () => 'You may not pass: move one of your counters.',
    'not-open': ({ counter, is, open }) => `${NOT_OPEN[is](counter)} Choose ${or(open)}.`,
    'not-on-board': ({ highest }) => `Your counters are numbered 1 to ${highest}.`,
    'off-board': () => 'That square isn’t on the board.',
    'not-a-target': (facts) => NOT_A_TARGET[facts.why](facts),
  },
  news: {
    'turned-up': ({ seat, counter }, who) => `${does(who, seat, 'turns', 'turn')} over the ${counter}.`,
    rolled: ({ number }) => `The die shows ${number}.`,
    placed: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'puts', 'put')} the ${counter} on square ${number}.`,
    moved: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'moves', 'move')} the ${counter} to square ${number}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'moves', 'move')} nothing.`,
    finito: ({ seat }, who) => `${does(who, seat, 'calls', 'call')} “Finito!”: all counters are in order.`,
    reached: ({ seat, length }, who) =>
      `${does(who, seat, 'has', 'have')} an ascending sequence of ${length}.`,
    ended: ({ ending }) =>
      ending === 'limit'
        ? 'That was the last roll: the longest ascending sequence wins.'
        : 'The round is over.',
  },
  options: {
    counters: { name: 'Counters for each player' },
    open: { name: 'Face-up counters to choose from' },
    numbers: { name: 'Highest number on die and board' },
    neighbourChoice: {
      name: 'When the rolled number is taken',
      values: {
        nearest: 'The next lower or next higher free square',
        either: 'Any free square of the next lower or higher number',
      },
    },
    passing: {
      name: 'Passing',
      values: { true: 'Once all counters are placed, you may pass', false: 'Every roll moves a counter' },
    },
    goal: { name: 'Ascending sequence that wins', values: { 0: 'All counters' } },
    roundLimit: { name: 'Rolls before the longest ascending sequence wins', values: { 0: 'No limit' } },
  },
  presets: {
    'schmidt-2008': 'Finito! (Schmidt Spiele 2008)',
    'nl-rounds': 'Rounds to a sequence of five (Dutch booklet)',
    quick: 'Quick game: 40 rolls',
  },
};
