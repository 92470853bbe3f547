// Points and per cent of a game of Top. Nothing here needs the rules of a turn.

/** T-1. */
export const TOP_ROUNDS = 15;

/** T-5: per cent of the top, rounded down, so that only the top itself has 100. */
export const topPercent = (points: number, top: number): number =>
  top === 0 ? 100 : Math.floor((100 * points) / top);

export interface TopScore {
  readonly points: number;
  readonly most: number;
  readonly percent: number;
  readonly found: number;
}

/** T-5: all rounds together. */
export const topScore = (rounds: readonly { readonly points: number; readonly most: number }[]): TopScore => {
  const points = rounds.reduce((sum, round) => sum + round.points, 0);
  const most = rounds.reduce((sum, round) => sum + round.most, 0);
  return {
    points,
    most,
    percent: topPercent(points, most),
    found: rounds.filter((round) => round.points === round.most).length,
  };
};
