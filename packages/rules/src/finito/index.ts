import type { Game } from '../game.ts';
import { check, moves } from './legal.ts';
import { manifest } from './manifest.ts';
import { chance, diagram, move } from './notation.ts';
import { apply, audit, chances, imagine, progress, setup, source, turn, view } from './rules.ts';
import type { Finito } from './types.ts';

/** Finito! by Hartmut Kommerell. The rules, numbered, are in RULES.md beside this file. */
export const finito: Game<Finito> = {
  id: 'finito',
  seats: manifest.seats,
  options: {
    counters: 12,
    open: 3,
    numbers: 20,
    neighbourChoice: 'nearest',
    passing: false,
    goal: 0,
    roundLimit: 0,
  },
  optionKinds: {
    counters: { kind: 'number', min: 2, max: 12 },
    open: { kind: 'number', min: 1, max: 12 },
    numbers: { kind: 'number', min: 4, max: 20 },
    neighbourChoice: { kind: 'choice', of: ['nearest', 'either'] },
    passing: { kind: 'flag' },
    goal: { kind: 'number', min: 0, max: 12 },
    roundLimit: { kind: 'number', min: 0, max: 1000 },
  },
  presets: {
    'schmidt-2008': {
      options: {},
      seats: { min: 2, max: 4 },
      series: { rounds: 0, target: 30, by: 'points' },
    },
    'nl-rounds': {
      options: { goal: 5 },
      seats: { min: 2, max: 4 },
      series: { rounds: 5, target: 0, by: 'points' },
    },
    quick: { options: { roundLimit: 40 } },
  },
  series: { rounds: 0, target: 30, by: 'points' },
  newsKinds: {
    'turned-up': 'move',
    placed: 'move',
    moved: 'move',
    passed: 'move',
    rolled: 'effect',
    finito: 'effect',
    reached: 'effect',
    ended: 'effect',
  },
  enumerable: true,
  choosesFirst: () => false,
  setup,
  turn,
  chances,
  apply,
  audit,
  view,
  moves,
  check,
  imagine,
  notation: { move, chance, diagram },
  stableDraws: { source },
  turnCount: { unit: 'roll', begins: (event) => event.kind === 'chance' && event.outcome.type === 'roll' },
  // Random play does not order twelve counters.
  hints: { progress, randomPlay: { roundLimit: 25 } },
};

export * from './board.ts';
export { stage } from './legal.ts';
export { formatSquare, parseSquare } from './notation.ts';
export type * from './types.ts';
