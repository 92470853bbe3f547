import type { Game } from '../game.ts';
import { chances, source, throwDice } from './chances.ts';
import { check, moves } from './legal.ts';
import { manifest } from './manifest.ts';
import { chance, diagram, move, typed } from './notation.ts';
import { apply, audit, imagine, progress, setup, turn, view } from './rules.ts';
import type { Qwinto } from './types.ts';

/** Qwinto by Uwe Rapp and Bernhard Lach. The rules, numbered, are in RULES.md beside this file. */
export const qwinto: Game<Qwinto> = {
  id: 'qwinto',
  seats: manifest.seats,
  options: {
    misthrowLimit: 4,
    rowsToEnd: 2,
    firstSeat: 'random',
    faces: 6,
    dice: 3,
    width: 9,
    headStart: 0,
    headStartSeat: 1,
  },
  optionKinds: {
    misthrowLimit: { kind: 'number', min: 1, max: 9 },
    rowsToEnd: { kind: 'number', min: 1, max: 3 },
    firstSeat: { kind: 'choice', of: ['random', 'given'] },
    faces: { kind: 'number', min: 1, max: 6 },
    dice: { kind: 'number', min: 1, max: 3 },
    width: { kind: 'number', min: 1, max: 9 },
    headStart: { kind: 'number', min: 0, max: 100 },
    headStartSeat: { kind: 'number', min: 1, max: manifest.seats.max },
  },
  presets: {
    'nsv-2015': { options: {}, seats: { min: 2, max: 6 } },
  },
  series: undefined,
  newsKinds: {
    dice: 'move',
    rolled: 'move',
    kept: 'move',
    wrote: 'move',
    skipped: 'move',
    misthrow: 'move',
    first: 'effect',
    'row-complete': 'effect',
    ended: 'effect',
  },
  enumerable: true,
  choosesFirst: ({ firstSeat }) => firstSeat === 'given',
  setup,
  turn,
  chances,
  apply,
  audit,
  view,
  moves,
  check,
  imagine,
  notation: { move, typed, chance, diagram },
  stableDraws: { source, throwDice },
  turnCount: { unit: 'roll', begins: (event) => event.kind === 'move' && event.move.type === 'dice' },
  hints: { progress },
};

export { choices, clash, legalFields } from './legal.ts';
export { formatField, parseField, typedField } from './notation.ts';
export { MISTHROW_POINTS, type Score, score } from './score.ts';
export * from './sheet.ts';
export type * from './types.ts';
