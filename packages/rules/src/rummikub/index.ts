import type { Game } from '../game.ts';
import { clock } from './clock.ts';
import { setup } from './deal.ts';
import { isDraft } from './draft.ts';
import { check, isCostly, moves } from './legal.ts';
import { manifest } from './manifest.ts';
import { chance, diagram, move } from './notation.ts';
import { OPTION_KINDS, OPTIONS, PRESETS } from './presets.ts';
import { apply, chances, source, turn } from './rules.ts';
import type { Rummikub } from './types.ts';
import { audit, imagine, view } from './view.ts';

/** Rummikub by Ephraim Hertzano. The rules, numbered, are in RULES.md beside this file. */
export const rummikub: Game<Rummikub> = {
  id: 'rummikub',
  seats: manifest.seats,
  options: OPTIONS,
  optionKinds: OPTION_KINDS,
  presets: PRESETS,
  series: { rounds: 0, target: 0, by: 'points' },
  newsKinds: {
    played: 'move',
    drew: 'move',
    passed: 'move',
    'time-up': 'time-up',
    'start-drew': 'effect',
    'start-again': 'effect',
    begins: 'effect',
    dealt: 'effect',
    kept: 'effect',
    redealt: 'effect',
    'pool-empty': 'effect',
    ended: 'effect',
  },
  enumerable: false,
  //
  choosesFirst: ({ startDraw }) => startDraw === 'none',
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
  clock,
  drafts: { allows: isDraft },
  stableDraws: { source },
  hints: { isCostly },
};

export * from './arrange.ts';
export { formatSet, formatTable, formatTile, parseSet, parseTable, parseTile } from './notation.ts';
export { bestOpening, findOpening, isTableLocked, touchFault, worth } from './opening.ts';
export { playedTiles, playFault } from './playing.ts';
export { easyPlays, findPlay, setsOf } from './plays.ts';
export { rackCounts, rackPoints, unopenedPoints } from './score.ts';
export * from './sets.ts';
export * from './tiles.ts';
export { type TimeUpEffect, timeUpEffect, timeUpMove } from './time-up.ts';
export type * from './types.ts';
export * from './unfinished.ts';
export { unseen } from './view.ts';
