// Reports the progress of a turn that was begun and not yet ended: what the tiles laid so far make, and what to do next.
import { pointsOf, type Reason, rummikub, standsFor, type View } from '@crescendo/rules/rummikub';
import { laidFrom } from '../model/edit.ts';
import { isGroundOf } from '../model/follow.ts';
import { asSet, asTable, type Ground, isJoker, type Sets, tileAt } from '../model/piece.ts';
import { isTouched, readDraft } from '../model/plan.ts';
import { setErrorOf } from '../model/shape.ts';
import type { RummikubTranslations } from '../types.ts';

interface Opening {
  readonly points: number;
  readonly needed: number;
}

/** Counts what the sets of an opening are worth so far: those that are complete. `undefined` once a seat has opened. */
export const openingOf = (
  { seat, opened, options }: Pick<View, 'seat' | 'opened' | 'options'>,
  ground: Ground,
  sets: Sets,
): Opening | undefined => {
  if (seat === null || opened[seat] || options.openMin === 0) return undefined;
  const mine = new Set(ground.rack);
  const own = sets.filter((set) => set.pieces.every((piece) => mine.has(piece)) && !setErrorOf(set, options));
  return { points: own.reduce((sum, set) => sum + pointsOf(asSet(set)), 0), needed: options.openMin };
};

/** A joker that was replaced in this turn and still lies in its old set. */
const hasFreeJoker = (view: View, ground: Ground, sets: Sets): boolean => {
  const mine = new Set(ground.rack);
  return ground.sets.some((old) => {
    const now = sets.find(({ id }) => id === old.id);
    return old.pieces.some((piece, at) => {
      if (!isJoker(piece) || !now?.pieces.includes(piece)) return false;
      const meant = standsFor(asSet(old), at, view.options.colours);
      return now.pieces.some((other) => mine.has(other) && meant.includes(tileAt(other)));
    });
  });
};

const promptFor = (
  reason: Reason | undefined,
  opening: Opening | undefined,
  isOut: boolean,
  { own: { prompt } }: RummikubTranslations,
): string => {
  if (!reason) return isOut ? prompt.out : prompt.complete;
  if (reason.code === 'nothing-played') return prompt.ownTile;
  if (opening && reason.code === 'too-few-points') return prompt.points(opening.points, opening.needed);
  return prompt.incomplete;
};

/** Says what to do next in a turn that was begun; `undefined` where none was. */
export const progress = (
  view: View,
  draft: unknown,
  translations: RummikubTranslations,
): string | undefined => {
  const { plan } = readDraft(draft);
  if (view.phase !== 'turn' || !plan || plan.seat !== view.seat || view.seat !== view.active)
    return undefined;
  if (!isTouched(plan) || !isGroundOf(plan.ground, view)) return undefined;
  const { ground, sets } = plan;
  const reason = rummikub.check(view, { type: 'play', table: asTable(sets) });
  const isOut = laidFrom(ground.rack, sets).length === ground.rack.length;
  if (!isOut && hasFreeJoker(view, ground, sets)) return translations.own.prompt.joker;
  return promptFor(reason, openingOf(view, ground, sets), isOut, translations);
};
