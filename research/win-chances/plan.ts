// The games that are played to learn from (`learn`, and then `tune`) and to measure by (`measure`): they never share dice. From `open` the
// chances are learnt for a viewer of all racks; arenas count luck by them.

import type { Kind } from './games.ts';

interface Part extends Kind {
  /** The share of the time. */
  readonly share: number;
}

const kinds = (
  game: string,
  set: 'learn' | 'tune' | 'measure' | 'open',
  bots: string,
  shares: { readonly [seats: number]: number },
): Part[] =>
  Object.entries(shares).map(([seats, share]) => ({ game, set, bots, seats: Number(seats), share }));

/**
 * Seconds of one core. Of `tune`: quick games, most of them after weak moves. Of `learn`: about what the shipped weights were learnt from (Qwinto's: fewer, see STRENGTH.md). Of `measure`: what
 * to play for figures like those of STRENGTH.md, which names how many games were played.
 */
export const PLAN: readonly Part[] = [
  ...kinds('rummikub', 'tune', 'weakened', { 2: 60, 3: 35, 4: 50 }),
  ...kinds('rummikub', 'tune', 'expert@1000', { 2: 14, 3: 10, 4: 14 }),
  ...kinds('rummikub', 'tune', 'mixed', { 2: 6, 3: 4, 4: 6 }),
  ...kinds('rummikub', 'tune', 'expert:casual', { 2: 5, 3: 3, 4: 5 }),
  ...kinds('qwinto', 'tune', 'weakened', { 2: 50, 3: 24, 4: 40, 5: 12, 6: 12 }),
  ...kinds('qwinto', 'tune', 'expert@1000', { 2: 8, 3: 5, 4: 6, 5: 4, 6: 4 }),
  ...kinds('qwinto', 'tune', 'mixed', { 2: 5, 3: 3, 4: 4, 5: 3, 6: 3 }),
  ...kinds('qwinto', 'tune', 'strong:beginner', { 2: 3, 3: 2, 4: 2, 5: 2, 6: 2 }),
  ...kinds('5vor12', 'tune', 'weakened', { 2: 45, 3: 30, 4: 45 }),
  ...kinds('5vor12', 'tune', 'expert@0', { 2: 16, 3: 16, 4: 24 }),
  ...kinds('5vor12', 'tune', 'mixed', { 3: 10, 4: 10 }),
  ...kinds('rummikub', 'learn', 'expert', { 2: 100, 3: 100, 4: 100 }),
  ...kinds('rummikub', 'learn', 'weakened', { 2: 60, 3: 60, 4: 60 }),
  ...kinds('rummikub', 'learn', 'mixed', { 2: 60, 3: 60, 4: 60 }),
  ...kinds('rummikub', 'learn', 'expert:casual', { 2: 40, 3: 40, 4: 40 }),
  ...kinds('rummikub', 'learn', 'strong:beginner', { 2: 60, 3: 60, 4: 60 }),
  ...kinds('rummikub', 'measure', 'expert', { 2: 40, 3: 40, 4: 40 }),
  ...kinds('rummikub', 'measure', 'weakened', { 2: 20, 3: 20, 4: 20 }),
  ...kinds('rummikub', 'measure', 'expert:casual', { 2: 15, 3: 15, 4: 15 }),
  ...kinds('rummikub', 'measure', 'strong:beginner', { 2: 25, 3: 25, 4: 25 }),
  ...kinds('rummikub', 'open', 'strong:casual', { 2: 80, 3: 20, 4: 20 }),
  ...kinds('rummikub', 'open', 'casual:beginner', { 2: 20, 3: 10, 4: 10 }),
  ...kinds('5vor12', 'learn', 'expert', { 2: 1150, 3: 180, 4: 200 }),
  ...kinds('5vor12', 'learn', 'expert@8000', { 3: 950, 4: 1150 }),
  ...kinds('5vor12', 'learn', 'mixed', { 2: 85, 3: 200, 4: 250 }),
  ...kinds('5vor12', 'learn', 'strong:beginner', { 2: 1.5, 3: 0.4, 4: 0.5 }),
  ...kinds('5vor12', 'measure', 'expert', { 2: 450, 3: 1300, 4: 1800 }),
  ...kinds('5vor12', 'measure', 'expert:casual', { 2: 100, 3: 290, 4: 410 }),
  ...kinds('5vor12', 'measure', 'strong:beginner', { 2: 1, 3: 1.2, 4: 2 }),
  ...kinds('qwinto', 'learn', 'expert', { 2: 540, 3: 270, 4: 310, 5: 310, 6: 310 }),
  ...kinds('qwinto', 'learn', 'mixed', { 2: 33, 3: 33, 4: 33, 5: 33, 6: 33 }),
  ...kinds('qwinto', 'learn', 'expert:casual', { 2: 32, 3: 31, 4: 21 }),
  ...kinds('qwinto', 'learn', 'strong:beginner', { 2: 2.7, 3: 1.5, 4: 1.5 }),
  ...kinds('qwinto', 'learn', 'weakened', { 2: 100, 3: 70, 4: 57, 5: 38, 6: 38 }),
  ...kinds('qwinto', 'measure', 'weakened', { 2: 110, 3: 80, 4: 75, 5: 27, 6: 27 }),
  ...kinds('qwinto', 'measure', 'expert', { 2: 175, 3: 200, 4: 205, 5: 195, 6: 260 }),
  ...kinds('qwinto', 'measure', 'expert:casual', { 2: 80, 3: 85, 4: 90 }),
  ...kinds('qwinto', 'measure', 'strong:beginner', { 2: 3, 3: 3.5, 4: 4 }),
  ...kinds('finito', 'learn', 'expert', { 2: 220, 3: 235, 4: 285, 5: 32, 6: 32, 7: 32, 8: 32 }),
  ...kinds('finito', 'learn', 'mixed', { 2: 24, 3: 24, 4: 24 }),
  ...kinds('finito', 'learn', 'strong:beginner', { 2: 0.5, 3: 0.9, 4: 1.1 }),
  ...kinds('finito', 'measure', 'weakened', { 2: 40, 3: 40, 4: 40 }),
  ...kinds('finito', 'measure', 'expert', { 2: 70, 3: 95, 4: 115 }),
  ...kinds('finito', 'measure', 'expert:casual', { 2: 40, 3: 50, 4: 60 }),
  ...kinds('finito', 'measure', 'strong:beginner', { 2: 1.5, 3: 2.5, 4: 3 }),
];

/**
 * The number of positions of a game that are learnt from, for one of an expert's game. The few Qwinto games in which the weak go on being
 * weak count for more, so that chances also come true between unequal levels.
 */
export const positionsOf = (game: string, bots: string): number =>
  game === 'qwinto' && !/^(expert(@\d+)?|weakened)$/.test(bots) ? 3 : 1;

/** Leaves out games that blur the chances of experts among themselves: mixed levels make them too bold with two at 5 vor 12. */
export const isLearntFrom = (game: string, { seats, bots }: Pick<Kind, 'seats' | 'bots'>): boolean =>
  !(game === '5vor12' && seats === 2 && bots === 'mixed');
