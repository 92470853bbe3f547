// The worth of a round in a series: the chance to win the whole of it, before the round and after it.
import type { AnyMatch, AnyView } from '@crescendo/rules';
import type { WinChances } from '../win-chances/chances.ts';
import type { Review } from './review.ts';

/** Nothing without a series, or with a number of seats that nothing is known about. */
export const seriesReview = async (
  match: AnyMatch,
  round: number,
  chancesOf: (view: AnyView) => WinChances,
): Promise<Pick<Review, 'series'>> => {
  const { game, seats, options, series, first, rounds } = match;
  if (series === null) return {};
  const { seriesOutlook } = await import('../win-chances/series-chances.ts');
  /** The chances when so many rounds are over, and the next has only begun. */
  const chancesAfter = (played: number): readonly number[] | undefined => {
    const position = { seats, series, first, rounds: rounds.slice(0, played) };
    const start = game.setup(seats, options, (first + played) % seats);
    return seriesOutlook(game.id, position)?.(chancesOf(game.view(start, null)).chances);
  };
  const [before, after] = [chancesAfter(round - 1), chancesAfter(round)];
  return before && after ? { series: { before, after } } : {};
};
