// The head start that the options of a game give to one seat.
import type { OptionValues, Seat } from '@crescendo/rules';
import { isGameId, MANIFESTS } from '@crescendo/rules/manifests';

export interface HeadStart {
  readonly points: number;
  readonly seat: Seat;
}

/** `undefined`: everybody starts even. */
export const headStartIn = (
  game: string,
  options: Partial<OptionValues>,
  seats: number,
): HeadStart | undefined => {
  const { headStart } = isGameId(game) ? MANIFESTS[game] : {};
  if (headStart === undefined) return undefined;
  const points = Number(options[headStart.amount] ?? 0);
  const seat = Number(options[headStart.seat] ?? 1) - 1;
  return points > 0 && seat < seats ? { points, seat } : undefined;
};
