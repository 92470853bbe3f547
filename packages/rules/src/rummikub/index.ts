import type { Game } from '../game.ts';
import { clock } from './clock/clock.ts';
import { setup } from './deal.ts';
import { manifest } from './manifest.ts';
import { chance, diagram, move } from './notation.ts';
import { OPTION_KINDS, OPTIONS, PRESETS } from './options.ts';
import { isDraft } from './plays/draft.ts';
import { check, isCostly, moves } from './plays/legal.ts';
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
  turnCount: {
    unit: 'turn',
    // To keep the tiles dealt, or to mix them again, comes before the first turn.
    begins: (event) => event.kind === 'move' && event.move.type !== 'keep' && event.move.type !== 'redeal',
  },
  // Everybody at the table looks at how few tiles are left.
  hints: { isCostly, standing: ({ racks }) => racks.map((rack) => -rack.length) },
};

export { type TimeUpEffect, timeUpEffect, timeUpMove } from './clock/time-up.ts';
export { formatSet, formatTable, formatTile, parseSet, parseTable, parseTile } from './notation.ts';
export { bestOpening, findOpening, isTableLocked, touchReason, worth } from './plays/opening.ts';
export { playedTiles, playReason } from './plays/playing.ts';
export { easyPlays, findPlay, setsOf } from './plays/plays.ts';
export { rackCounts, rackPoints, unopenedPoints } from './score.ts';
export * from './sets/arrange.ts';
export * from './sets/sets.ts';
export * from './sets/tiles.ts';
export * from './sets/unfinished.ts';
export type * from './types.ts';
export { unseen } from './view.ts';
