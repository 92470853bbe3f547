// A face-up tile that was picked up: what to do with it, and why it may fit nowhere. Which one it is, is kept as a draft.
import { type Tile, type View, vorZwoelf } from '@crescendo/rules/5vor12';
import type { VorZwoelfTranslations } from '../types.ts';
import { fitsOf, reasonUnplayable, takeable } from './gestures.ts';

/** The face-up tile in hand, as far as the draft fits this view. */
export const tileInHand = ({ phase, seat, active, middle }: View, draft: unknown): Tile | undefined =>
  phase === 'choose' && seat === active && typeof draft === 'number' && (middle[draft] ?? 0) > 0
    ? draft
    : undefined;

export const progress = (
  view: View,
  draft: unknown,
  { own: { taking } }: VorZwoelfTranslations,
): string | undefined => {
  const tile = tileInHand(view, draft);
  if (tile === undefined) return undefined;
  const fits = [...fitsOf(vorZwoelf, view, { kind: 'open', tile }).values()];
  if (fits.length === 0) return taking.nowhere(tile, takeable(vorZwoelf, view).any.size > 0);
  const count = view.middle[tile] ?? 0;
  const todo = !fits.includes('free')
    ? taking.swap(tile)
    : fits.includes('swap')
      ? taking.both(tile)
      : taking.free(tile);
  return count > 1 ? `${taking.several(tile, count)} ${todo}` : todo;
};

/** Explains why this face-up tile fits nowhere; `undefined` where it does fit. */
export const fitsNowhereText = (
  view: View,
  tile: Tile,
  { own: { why } }: VorZwoelfTranslations,
): string | undefined => {
  const reason = reasonUnplayable(vorZwoelf, view, tile);
  return reason && why[reason](tile);
};
