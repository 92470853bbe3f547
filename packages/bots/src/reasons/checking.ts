// Laws for the reasons of any game; each game's own test adds what its codes claim, counted from the rules.
import type { Game, GameTypes } from '@crescendo/rules';
import { expect } from 'vitest';
import type { Advice } from '../game-bots.ts';
import type { Neutral } from './neutral.ts';

const NEUTRAL = ['only-move', 'as-good', 'better-chance', 'better-score', 'seems-better'];

/** Those that say only how much better a move is, or that it is. */
const BETTER = ['better-chance', 'better-score', 'seems-better'];

const percent = (chance: number): number => Math.round(100 * chance);

const checkNeutral = (reason: Neutral, [best, second]: readonly Advice<GameTypes>[], moves: number): void => {
  switch (reason.code) {
    case 'only-move':
      expect(moves).toBe(1);
      break;
    case 'as-good':
      // Neither by the chances nor by the search is more lost than one game in sixty, and no point.
      expect(best!.winChance - second!.winChance).toBeLessThan(0.016);
      expect((best!.searched ?? 0) - (second!.searched ?? 0)).toBeLessThan(0.016);
      expect(best!.score - second!.score).toBeLessThan(1);
      expect(best!.because.filter((other) => 'instead' in other)).toEqual([]);
      break;
    case 'better-chance':
      expect([reason.chance, reason.instead]).toEqual([best!.winChance, second!.winChance]);
      expect(percent(reason.chance)).toBeGreaterThan(percent(reason.instead));
      expect(best!.margin).toBeDefined();
      break;
    case 'better-score':
      expect([reason.score, reason.instead]).toEqual([Math.round(best!.score), Math.round(second!.score)]);
      expect(reason.score).toBeGreaterThan(reason.instead);
      break;
    case 'seems-better':
      if (best!.margin !== undefined) expect(best!.winChance - second!.winChance).toBeLessThan(0.016);
  }
};

/** Checks that the neutral codes of the best advice are true, and that something is said. */
export const checkNeutralReasons = <G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  list: readonly Advice<G>[],
): void => {
  const [best] = list;
  if (best === undefined) return;
  if (list.length > 1 || game.enumerable) expect(best.because.length).toBeGreaterThan(0);
  const moves = game.enumerable ? [...game.moves(view)].length : Infinity;
  for (const reason of best.because)
    if (NEUTRAL.includes(reason.code)) checkNeutral(reason as Neutral, list, moves);
};

export const isNeutral = ({ code }: { readonly code: string }): boolean => NEUTRAL.includes(code);

/** Tells whether the facts compare the move with the next one; beside a neutral reason they are the move's own. */
export const isCompared = (because: readonly { readonly code: string }[]): boolean =>
  !because.some(isNeutral);

/** Counts the codes, and as `nothing` the advice of which nothing is told but that it is better. */
export const countReasons = (
  counts: Map<string, number>,
  because: readonly { readonly code: string }[],
): void => {
  const isBare = because.every(isNeutral) && because.some(({ code }) => BETTER.includes(code));
  const codes = [...because.map(({ code }) => code), ...(isBare ? ['nothing'] : [])];
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
};
