// Hints in steps: where to look, then closer, and at last the move.
import { type AnyMatch, gameById, itemAt } from '@crescendo/rules';
import type { Move as VorZwoelfMove, View as VorZwoelfView } from '@crescendo/rules/5vor12';
import type { Move as FinitoMove } from '@crescendo/rules/finito';
import { type Move as QwintoMove, ROW_OF } from '@crescendo/rules/qwinto';
import {
  playedTiles,
  type Move as RummikubMove,
  type View as RummikubView,
  unchanged,
} from '@crescendo/rules/rummikub';
import { seatOf } from '../seat.ts';
import type { Hint } from './codes.ts';
import { positionOf } from './load.ts';
import type { Puzzle } from './puzzle.ts';

const inVorZwoelf = (view: VorZwoelfView, best: VorZwoelfMove): readonly Hint[] => {
  if (best.type === 'draw') return [{ code: 'look-supply' }];
  if (best.type === 'leave') return [{ code: 'look-leave' }];
  if (best.type === 'arrange') return [];
  const taken = itemAt(itemAt(view.boards, seatOf(view)), best.at) !== 0;
  return [
    ...(best.type === 'take' ? [{ code: 'look-middle' } as const] : []),
    ...(taken ? [{ code: 'look-exchange' } as const] : []),
    ...(best.type === 'take' ? [{ code: 'look-tile', tile: best.tile } as const] : []),
    { code: 'look-square', at: best.at },
  ];
};

const inFinito = (best: FinitoMove): readonly Hint[] =>
  best.type === 'pass'
    ? []
    : [
        { code: 'look-counter', counter: best.counter },
        { code: 'look-square', at: best.at },
      ];

const inQwinto = (best: QwintoMove): readonly Hint[] => {
  switch (best.type) {
    case 'dice':
      return [{ code: 'look-dice-count', dice: best.colours.length }];
    case 'write':
      return [
        { code: 'look-row', row: itemAt(ROW_OF, best.field) },
        { code: 'look-field', field: best.field },
      ];
    case 'skip':
      return [{ code: 'look-skip' }];
    default:
      return [{ code: 'look-second-roll' }];
  }
};

const inRummikub = (view: RummikubView, best: RummikubMove): readonly Hint[] => {
  if (best.type !== 'play') return [];
  const tiles = playedTiles(view.table, best.table);
  const sets = unchanged(view.table, best.table).flatMap((place, i) => (place < 0 ? [i] : []));
  return [
    { code: 'look-tiles-count', tiles: tiles.length },
    ...(sets.length > 0 ? [{ code: 'look-sets', sets } as const] : []),
    { code: 'look-rack', tiles },
  ];
};

/** The steps to the answer; `position` saves replaying it where the caller has it. */
export const hintsFor = (puzzle: Puzzle, position: AnyMatch = positionOf(puzzle)): readonly Hint[] => {
  const { game, seat, answer } = puzzle;
  const best = gameById(game)?.notation.move.parse(answer);
  if (best === undefined) throw new Error(`no move ${answer}`);
  const view = position.view(seat);
  const steps = {
    '5vor12': () => inVorZwoelf(view as VorZwoelfView, best as VorZwoelfMove),
    finito: () => inFinito(best as FinitoMove),
    qwinto: () => inQwinto(best as QwintoMove),
    rummikub: () => inRummikub(view as RummikubView, best as RummikubMove),
  }[game];
  return [...(steps?.() ?? []), { code: 'answer', move: answer }];
};
