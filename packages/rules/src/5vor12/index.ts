import type { Game } from '../game.ts';
import { check, moves } from './legal.ts';
import { manifest } from './manifest.ts';
import { chance, diagram, move } from './notation.ts';
import { apply, audit, chances, imagine, progress, setup, source, turn, view } from './rules.ts';
import type { VorZwoelf } from './types.ts';

/** 5 vor 12 by Michael Schacht. The rules, numbered, are in RULES.md beside this file. */
export const vorZwoelf: Game<VorZwoelf> = {
  id: '5vor12',
  seats: manifest.seats,
  options: { size: 4, highest: 20, start: 'one', bruno: false, sameNumber: false, guard: 10 },
  optionKinds: {
    size: { kind: 'number', min: 2, max: 4 },
    highest: { kind: 'number', min: 5, max: 40 },
    start: { kind: 'choice', of: ['one', 'four', 'fourInOrder'] },
    bruno: { kind: 'flag' },
    sameNumber: { kind: 'flag' },
    guard: { kind: 'number', min: 0, max: 1000 },
  },
  presets: {
    'ravensburger-2012': { options: { guard: 0 } },
    'lucky-numbers': { options: { start: 'fourInOrder' } },
    'lucky-numbers-bruno': { options: { start: 'fourInOrder', bruno: true } },
  },
  series: { rounds: 0, target: 0, by: 'points' },
  newsKinds: {
    started: 'move',
    'turned-up': 'move',
    left: 'move',
    placed: 'move',
    again: 'effect',
    ended: 'effect',
  },
  enumerable: true,
  // V-8
  choosesFirst: () => true,
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
  turnCount: {
    unit: 'turn',
    begins: (event) => event.kind === 'move' && (event.move.type === 'draw' || event.move.type === 'take'),
  },
  hints: { progress, randomPlay: { guard: 10 } },
};

export * from './board.ts';
export { formatSquare, parseSquare } from './notation.ts';
export { unseen } from './rules.ts';
export type * from './types.ts';
