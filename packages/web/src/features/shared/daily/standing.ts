// Compares a result of the day with those of the others, where that is kind: nobody is told how many were better.
import type { DailyGame } from '@crescendo/protocol';
import type { DailyWords } from './words.ts';

/** With fewer others a share says less than their number. */
const MANY = 10;

/** `undefined`: there is nothing kind to tell. */
export const standingText = (
  { standing }: DailyWords,
  { played, behind, place }: Pick<DailyGame, 'played' | 'behind'> & { readonly place: number },
  isToday: boolean,
): string | undefined => {
  const others = played - 1;
  if (behind === undefined) return undefined;
  if (others <= 0) return isToday ? standing.first : undefined;
  if (place === 1) return isToday ? standing.best : standing.bestThen;
  if (behind === 0) return undefined;
  // Rounded down: the statement is never more than true.
  const percent = Math.floor((100 * behind) / others);
  return others >= MANY && percent > 0 ? standing.percent(percent) : standing.aheadOf(behind, others);
};
