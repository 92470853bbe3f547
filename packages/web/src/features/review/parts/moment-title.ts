// The title of a moment: the kind of mistake, and whether it came before; no two of a player have the same.
import type { PlacedMoment } from '../data/moments.ts';
import { themeText } from '../data/theme-words.ts';
import type { ReviewProps } from '../props.ts';

/** `otherwise`: the title of a mistake of no kind that has a name. */
export const titleOfMoment = (
  { review, said }: Pick<ReviewProps, 'review' | 'said'>,
  { theme, time }: PlacedMoment,
  otherwise: string,
): string => {
  const kind = themeText(review.game, theme) ?? otherwise;
  return time > 1 ? said.repeated(kind, time) : kind;
};
