// A row of scores as bars: where each stands and how high it is. Heights count from zero, also downwards.
import type { Scored } from './statistics.ts';

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly won: boolean;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** The scores at its upper and its lower edge. */
  readonly top: number;
  readonly bottom: number;
  readonly zero: number;
  /** The height of the mean. */
  readonly mean: number;
  readonly bars: readonly Bar[];
}

const WIDTH = 600;
const HEIGHT = 160;
/** The part of the room for a bar that stays free beside it. */
const GAP = 0.25;
/** A score of zero is still visible. */
const MIN_BAR = 2;
/** There is room for so many bars at least, so that a few do not become too wide. */
const PLACES = 12;

/** Returns the width of the room for each of so many games. */
export const stepFor = (games: number): number => WIDTH / Math.max(PLACES, games);

export const chartOf = (scores: readonly Scored[], mean: number, height = HEIGHT): Chart => {
  const values = scores.map(({ score }) => score);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const scale = height / (top - bottom || 1);
  const at = (score: number): number => (top - score) * scale;
  const step = stepFor(scores.length);
  return {
    width: WIDTH,
    height,
    top,
    bottom,
    zero: at(0),
    mean: at(mean),
    bars: scores.map(({ score, won }, i) => {
      const high = Math.max(MIN_BAR, Math.abs(score) * scale);
      return {
        x: step * (i + GAP / 2),
        y: score >= 0 ? at(0) - high : at(0),
        width: step * (1 - GAP),
        height: high,
        won,
      };
    }),
  };
};
