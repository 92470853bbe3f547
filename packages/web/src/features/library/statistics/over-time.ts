// Luck and skill over the reviewed games, and which kinds of mistakes recur. Pure: figures in, figures out.
import type { ReviewFigures } from '../../review/data/saved-reviews.ts';

/** A mean and its standard error. */
interface Mean {
  readonly value: number;
  readonly error: number;
}

export interface OverTime {
  readonly games: readonly ReviewFigures[];
  readonly luck: Mean;
  readonly skill: Mean;
  /** One standard deviation of a game's luck. */
  readonly luckSpread: number;
  /** The most frequent first; only what came more than once. */
  readonly themes: readonly RecurringTheme[];
}

export interface RecurringTheme {
  readonly theme: string;
  readonly count: number;
  /** The later half of the games beside the earlier one; `undefined` where there are too few to compare. */
  readonly trend: 'less' | 'more' | 'same' | undefined;
}

const SHOWN = 30;
const MAX_THEMES = 5;
/** Fewer games say nothing about the player. */
const FEWEST = 2;

const meanOf = (values: readonly number[]): Mean => {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  return { value, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
};

/** Fewer games are not compared with each other. */
const FEWEST_COMPARED = 6;

/** Twice as often, or half as often, is a change; one mistake more or less is none. */
const trendOf = (theme: string, games: readonly ReviewFigures[]): RecurringTheme['trend'] => {
  if (games.length < FEWEST_COMPARED) return undefined;
  const half = Math.floor(games.length / 2);
  const countIn = (some: readonly ReviewFigures[]): number =>
    some.flatMap(({ themes }) => themes).filter((one) => one === theme).length;
  const [earlier, later] = [countIn(games.slice(0, half)), countIn(games.slice(-half))];
  if (Math.abs(earlier - later) < 2) return 'same';
  if (later * 2 <= earlier) return 'less';
  return earlier * 2 <= later ? 'more' : 'same';
};

const recurring = (games: readonly ReviewFigures[]): OverTime['themes'] => {
  const counts = new Map<string, number>();
  for (const theme of games.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts]
    .map(([theme, count]) => ({ theme, count, trend: trendOf(theme, games) }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_THEMES);
};

/** The last games of this kind, the oldest first; `undefined` where there are too few. */
export const overTimeOf = (game: string, reviewed: readonly ReviewFigures[]): OverTime | undefined => {
  const games = reviewed
    .filter((one) => one.game === game)
    .sort((a, b) => a.at - b.at)
    .slice(-SHOWN);
  if (games.length < FEWEST) return undefined;
  const variance = meanOf(games.map(({ luckSpread }) => luckSpread ** 2)).value;
  return {
    games,
    luck: meanOf(games.map(({ luck }) => luck)),
    skill: meanOf(games.map(({ skill }) => skill)),
    luckSpread: Math.sqrt(variance),
    themes: recurring(games),
  };
};
