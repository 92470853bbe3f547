// The course of a turn: a sum that is written was kept first, and a misthrow is written by itself.
import { type Qwinto, qwinto } from '@crescendo/rules/qwinto';
import type { Flow } from '../../contract/flow.ts';
import { withOwnChoice } from '../../optimistic-view.ts';
import { afterKeeping, followTime, onlyMove } from './view-model.ts';

export const flow: Flow<Qwinto> = {
  firstStep: (view, { type }) =>
    view.phase === 'keep' && (type === 'write' || type === 'skip') ? { type: 'keep' } : undefined,
  secondView: afterKeeping,
  onlyMove: (view) => onlyMove(qwinto, view),
  followTime,
  optimisticView: (view, move) =>
    move.type === 'write' || move.type === 'skip' ? withOwnChoice(view, move) : view,
};
