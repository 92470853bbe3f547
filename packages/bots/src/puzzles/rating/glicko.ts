// Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (2013): players and puzzles are rated by meeting.
import type { Puzzle } from '../puzzle.ts';

export interface Rating {
  readonly rating: number;
  /** The true rating is within twice this, 19 times in 20. */
  readonly deviation: number;
  readonly volatility: number;
}

export interface Met extends Pick<Rating, 'rating' | 'deviation'> {
  /** 1 won, 0 lost; a half for a draw, or a puzzle solved with help. */
  readonly score: number;
}

export const NEW_PLAYER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A puzzle's rating was measured with bots, whose mistakes are not quite those of people. */
const PUZZLE = { deviation: 120, volatility: 0.03 };
export const ratingOfPuzzle = ({ rating }: Pick<Puzzle, 'rating'>): Rating => ({ rating, ...PUZZLE });

const SCALE = 173.7178;
/** Limits the change of volatility; Glickman's example has the same value. */
const TAU = 0.5;
const MAX_DEVIATION = NEW_PLAYER.deviation;

/** The weight of an opponent's result, given how certain its rating is. */
const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The mean score of the first against the second. */
export const expectedScore = (one: Pick<Rating, 'rating'>, other: Omit<Met, 'score'>): number =>
  1 / (1 + Math.exp((-weightOf(other.deviation / SCALE) * (one.rating - other.rating)) / SCALE));

/** Step 5 of the paper: the zero of f by the Illinois method. */
const newVolatility = (sigma: number, phi: number, variance: number, delta: number): number => {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const total = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (delta * delta - total)) / (2 * total * total) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = delta * delta > phi * phi + variance ? Math.log(delta * delta - phi * phi - variance) : a - TAU;
  if (high < a) while (f(high) < 0) high -= TAU;
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > 1e-6) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
};

/** The rating after some meetings, all counted at once. */
export const rate = ({ rating, deviation, volatility }: Rating, met: readonly Met[]): Rating => {
  const phi = deviation / SCALE;
  let [information, gain] = [0, 0];
  for (const one of met) {
    const weight = weightOf(one.deviation / SCALE);
    const expected = expectedScore({ rating }, one);
    information += weight * weight * expected * (1 - expected);
    gain += weight * (one.score - expected);
  }
  if (met.length === 0)
    return { rating, deviation: Math.min(MAX_DEVIATION, SCALE * Math.hypot(phi, volatility)), volatility };
  const variance = 1 / information;
  const sigma = newVolatility(volatility, phi, variance, variance * gain);
  const after = 1 / Math.sqrt(1 / (phi * phi + sigma * sigma) + information);
  return {
    rating: rating + SCALE * after * after * gain,
    deviation: Math.min(MAX_DEVIATION, SCALE * after),
    volatility: sigma,
  };
};

/** Both after one meeting; `score` is the player's. */
export const rateGame = (
  player: Rating,
  opponent: Rating,
  score: number,
): { readonly player: Rating; readonly opponent: Rating } => ({
  player: rate(player, [{ ...opponent, score }]),
  opponent: rate(opponent, [{ ...player, score: 1 - score }]),
});
