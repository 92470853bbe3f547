import { type Move, timeUpMove, type View } from '@crescendo/rules/rummikub';
import { isGroundOf } from '../model/follow.ts';
import { asTable } from '../model/piece.ts';
import { isTouched, readDraft } from '../model/plan.ts';

/** the rules decide by the table as the player has left it. */
export const timeUp = (view: View, draft: unknown): Move | undefined => {
  if (view.phase !== 'turn' || view.seat !== view.active) return undefined;
  const { plan } = readDraft(draft);
  const isOurs = plan && plan.seat === view.seat && isGroundOf(plan.ground, view) && isTouched(plan);
  return timeUpMove(view, isOurs ? asTable(plan.sets) : undefined);
};
