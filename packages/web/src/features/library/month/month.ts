// The games of one month, added up for a picture. Pure: results and figures in, rows out.
import type { FinishedGame } from '../../../session/saved/finished-games.ts';
import type { ReviewFigures } from '../../review/data/saved-reviews.ts';

/** A month of a year, counted from 0 as dates do. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** One game in one month. */
export interface MonthRow {
  readonly game: string;
  readonly played: number;
  /** Games against somebody, and those of them that were won. */
  readonly contests: number;
  readonly won: number;
  /** The means over the reviewed games, in shares of a win; `undefined` where none was reviewed. */
  readonly luck: number | undefined;
  readonly you: number | undefined;
}

const monthOf = (at: number): Month => {
  const date = new Date(at);
  return { year: date.getFullYear(), month: date.getMonth() };
};

const isIn = ({ year, month }: Month, at: number): boolean => {
  const found = monthOf(at);
  return found.year === year && found.month === month;
};

/** The months with games, the latest first. */
export const monthsWith = (finished: readonly FinishedGame[]): readonly Month[] => {
  const found = new Map<string, Month>();
  for (const { at } of finished.toSorted((a, b) => b.at - a.at)) {
    const month = monthOf(at);
    const key = `${month.year} ${month.month}`;
    if (!found.has(key)) found.set(key, month);
  }
  return [...found.values()];
};

const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0) / values.length;

/** The games of this month, the most played first. */
export const monthRows = (
  month: Month,
  finished: readonly FinishedGame[],
  reviewed: readonly ReviewFigures[],
): readonly MonthRow[] => {
  // A game that is listed here and at a server counts once.
  const once = new Map(finished.map((one) => [one.id, one]));
  const played = [...once.values()].filter(({ at }) => isIn(month, at));
  return [...new Set(played.map(({ game }) => game))]
    .map((game): MonthRow => {
      const games = played.filter((one) => one.game === game);
      const contests = games.filter(({ players }) => players.length > 1);
      const figures = reviewed.filter((one) => one.game === game && isIn(month, one.at));
      return {
        game,
        played: games.length,
        contests: contests.length,
        won: contests.filter(({ winners, seat }) => winners.includes(seat)).length,
        luck: meanOf(figures.map(({ luck }) => luck)),
        you: meanOf(figures.map(({ skill }) => skill)),
      };
    })
    .sort((a, b) => b.played - a.played);
};
