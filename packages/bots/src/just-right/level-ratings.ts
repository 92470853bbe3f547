// The strength of every level on one scale, game by game, as measured with two seats (strength/ratings.json). Casual is 1000 in every game;
// 100 more win 64 of 100 games, 200 more win 76, 400 more win 91.
import type { Level } from '../game-bots.ts';

export type LevelRatings = { readonly [level in Level]: number };

interface Scale {
  readonly levels: LevelRatings;
  /**
   * The strength of a bot that decides by turns like a level and like the next one up, from beginner and casual to strong and expert: its place
   * on the way from the lower to the upper rating.
   */
  readonly halfway: readonly [number, number, number];
  /**
   * The strength of the game's novice, which is weaker than any level, and of a bot between it and beginner: only where beginner is too strong for
   * models of people who play by feeling.
   */
  readonly novice?: { readonly rating: number; readonly halfway: number };
}

const SCALES: { readonly [game: string]: Scale } = {
  '5vor12': {
    levels: { beginner: 790, casual: 1000, strong: 1220, expert: 1400 },
    halfway: [0.85, 0.58, 0.5],
    novice: { rating: 705, halfway: 0.75 },
  },
  finito: { levels: { beginner: 880, casual: 1000, strong: 1105, expert: 1210 }, halfway: [0.55, 0.47, 0.5] },
  qwinto: {
    levels: { beginner: 720, casual: 1000, strong: 1235, expert: 1565 },
    halfway: [0.41, 0.26, 0.35],
    novice: { rating: 655, halfway: 0.5 },
  },
  rummikub: { levels: { beginner: 745, casual: 1000, strong: 1260, expert: 1725 }, halfway: [0.5, 0.5, 0.5] },
};

export const scaleOf = (game: string): Scale | undefined =>
  Object.hasOwn(SCALES, game) ? SCALES[game] : undefined;

/** The strength of the weakest bot of a game; undefined for a game that nobody measured. */
export const weakestRating = (game: string): number | undefined => {
  const scale = scaleOf(game);
  return scale?.novice?.rating ?? scale?.levels.beginner;
};

/** The ratings of a game's levels; undefined for a game that nobody measured. */
export const levelRatings = (game: string): LevelRatings | undefined => scaleOf(game)?.levels;
