import { type Move, rummikub, type View } from '@crescendo/rules/rummikub';
import { isGroundOf } from './model/follow.ts';
import { asTable } from './model/piece.ts';
import { isTouched, readDraft } from './model/plan.ts';

/** where the edition leaves it open, a finished table counts as the turn; else the clock tells what it saw. */
export const timeUp = (view: View, draft: unknown): Move | undefined => {
  if (view.phase !== 'turn' || view.seat !== view.active) return undefined;
  const { plan } = readDraft(draft);
  if (!plan || plan.seat !== view.seat || !isGroundOf(plan.ground, view))
    return { type: 'time-up', disturbed: false };
  const play: Move = { type: 'play', table: asTable(plan.sets) };
  const isTaken = view.options.timeout === 'drawOrThree' && rummikub.check(view, play) === undefined;
  return isTaken ? play : { type: 'time-up', disturbed: isTouched(plan) };
};
