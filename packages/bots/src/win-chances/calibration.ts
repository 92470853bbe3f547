// Compares predicted chances with results: the prediction at each decision is held against what came of it, tenth by tenth.
import type { Dice } from '@crescendo/rules';

/** The prediction at a decision, and the seat's share of the win in the end. */
export interface Prediction {
  /** Decisions of one game share their luck. */
  readonly game: number;
  readonly chance: number;
  readonly share: number;
}

export interface Tenth {
  readonly count: number;
  /** Means of what was predicted and what came. */
  readonly predicted: number;
  readonly came: number;
}

export interface Calibration {
  readonly decisions: number;
  /** The mean gap between predicted and came, each tenth by how often it was predicted. */
  readonly error: number;
  readonly brier: number;
  /** The same, had the mean of what came been predicted always. */
  readonly brierOfMean: number;
  readonly tenths: readonly Tenth[];
}

const TENTHS = 10;

export const calibrationOf = (predictions: readonly Prediction[]): Calibration => {
  const counts = new Float64Array(TENTHS);
  const [predicted, came] = [new Float64Array(TENTHS), new Float64Array(TENTHS)];
  let [brier, sum] = [0, 0];
  for (const { chance, share } of predictions) {
    const tenth = Math.min(TENTHS - 1, Math.floor(chance * TENTHS));
    counts[tenth]!++;
    predicted[tenth]! += chance;
    came[tenth]! += share;
    brier += (chance - share) ** 2;
    sum += share;
  }
  const decisions = predictions.length;
  const mean = sum / decisions;
  let [error, brierOfMean] = [0, 0];
  for (const { share } of predictions) brierOfMean += (mean - share) ** 2;
  for (let i = 0; i < TENTHS; i++) error += Math.abs(predicted[i]! - came[i]!);
  return {
    decisions,
    error: error / decisions,
    brier: brier / decisions,
    brierOfMean: brierOfMean / decisions,
    tenths: Array.from(counts, (count, i) => ({
      count,
      predicted: count === 0 ? 0 : predicted[i]! / count,
      came: count === 0 ? 0 : came[i]! / count,
    })),
  };
};

/**
 * The calibration error that so many games would show by chance alone, were every prediction right: each game's deviations
 * are added or taken away as a coin falls, all those of a game together, since they share its luck.
 */
export const noiseFloor = (predictions: readonly Prediction[], dice: Dice, rounds = 200): number => {
  const games = new Map<number, Float64Array>();
  for (const { game, chance, share } of predictions) {
    const gaps = games.get(game) ?? new Float64Array(TENTHS);
    games.set(game, gaps);
    gaps[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))]! += share - chance;
  }
  let error = 0;
  for (let round = 0; round < rounds; round++) {
    const sums = new Float64Array(TENTHS);
    for (const gaps of games.values()) {
      const side = dice() < 0.5 ? 1 : -1;
      for (let i = 0; i < TENTHS; i++) sums[i]! += side * gaps[i]!;
    }
    for (const sum of sums) error += Math.abs(sum);
  }
  return error / rounds / predictions.length;
};
