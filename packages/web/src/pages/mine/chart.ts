// A row of scores as bars: where each stands and how high it is. Heights count from zero, also downwards.
import type { Scored } from './statistics.ts';

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly won: boolean;
}

interface Chart {
  readonly width: number;
  readonly height: number;
  readonly zero: number;
  /** How high the mean lies. */
  readonly mean: number;
  readonly bars: readonly Bar[];
}

const STEP = 20;
const GAP = 5;
const HEIGHT = 160;
/** A score of zero is still visible. */
const LEAST = 2;
/** The width is for this many bars, so that a few do not become too wide. */
const PLACES = 30;

export const chartOf = (scores: readonly Scored[], mean: number): Chart => {
  const values = scores.map(({ score }) => score);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const scale = HEIGHT / (top - bottom || 1);
  const at = (score: number): number => (top - score) * scale;
  return {
    width: PLACES * STEP,
    height: HEIGHT,
    zero: at(0),
    mean: at(mean),
    bars: scores.map(({ score, won }, i) => {
      const height = Math.max(LEAST, Math.abs(score) * scale);
      return {
        x: i * STEP + GAP / 2,
        y: score >= 0 ? at(0) - height : at(0),
        width: STEP - GAP,
        height,
        won,
      };
    }),
  };
};
