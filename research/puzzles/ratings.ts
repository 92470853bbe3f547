// Rates puzzles: bots are players, puzzles their opponents, both rated so that the results come out as measured.

/** The players, weakest first. `random` was not run: its chance is known. */
export const SOLVERS = ['random', 'beginner', 'casual', 'strong', 'expert'] as const;
export const RUNS = 10;

const SCALE = 400 / Math.LN10;
const MEAN = 1500;
/** Before anything is measured all are thought to lie around the mean like this; it keeps 0 and 10 of 10 finite. */
const SPREAD = { puzzles: 250, players: 500 };

/** `A` is ten. */
export const formatSolved = (counts: readonly number[]): string =>
  counts.map((count) => count.toString(16).toUpperCase()).join('');
export const parseSolved = (text: string): readonly number[] =>
  [...text].map((digit) => Number.parseInt(digit, 16));

const solves = (player: number, puzzle: number): number => 1 / (1 + Math.exp((puzzle - player) / SCALE));

/** One step of Newton's method towards the rating that explains these results. */
const step = (
  rating: number,
  results: readonly { readonly expected: number; readonly score: number }[],
  spread: number,
): number => {
  let slope = (SCALE * (MEAN - rating)) / spread ** 2;
  let curve = (SCALE / spread) ** 2;
  for (const { expected, score } of results) {
    slope += RUNS * (score - expected);
    curve += RUNS * expected * (1 - expected);
  }
  return rating + Math.max(-200, Math.min(200, (SCALE * slope) / curve));
};

/** Ratings of players and puzzles from how often each player solved each puzzle. */
export const fitRatings = (
  solved: readonly (readonly number[])[],
): { readonly players: readonly number[]; readonly puzzles: readonly number[] } => {
  const players = SOLVERS.map((_, i) => MEAN + 250 * (i - 2));
  const puzzles = solved.map(() => MEAN);
  for (let round = 0; round < 60; round++) {
    for (const [i, counts] of solved.entries()) {
      const met = counts.map((count, p) => {
        const expected = solves(players[p]!, puzzles[i]!);
        return { expected: 1 - expected, score: 1 - count / RUNS };
      });
      puzzles[i] = step(puzzles[i]!, met, SPREAD.puzzles);
    }
    for (const p of players.keys()) {
      const met = solved.map((counts, i) => ({
        expected: solves(players[p]!, puzzles[i]!),
        score: (counts[p] ?? 0) / RUNS,
      }));
      players[p] = step(players[p]!, met, SPREAD.players);
    }
  }
  return { players, puzzles };
};
