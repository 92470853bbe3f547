// The moves of a view with what the expert's evaluation thinks of them: the expert bot and all advice.
import type { Dice } from '@crescendo/rules';
import { type Move, type View, type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import type { Advice } from '../../game-bots.ts';
import { ATTENTIVE, byEye } from '../levels/heuristics.ts';
import { isPrinted } from '../model/from-view.ts';
import { type RankedMove, rankMoves } from '../search/rank-moves.ts';
import { EXPERT } from '../search/search.ts';
import { rankStart } from '../search/start.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { boardOf, freeSquares } from './because.ts';

interface Adviser {
  /** The moves, best first; without a budget for it nothing is looked at more closely. */
  rank(view: View, dice: Dice, budget?: number): readonly RankedMove[];
  advise(view: View, dice: Dice, budget?: number): readonly Advice<VorZwoelf>[];
}

/** On boards that nothing was learned about: the moves as they are listed, the one chosen by eye first. */
const rankByEye = (view: View): readonly RankedMove[] => {
  const name = (move: Move) => vorZwoelf.notation.move.format(move);
  const chosen = byEye(view, ATTENTIVE);
  const others = [...vorZwoelf.moves(view)].filter((move) => name(move) !== name(chosen));
  const fair = 1 / view.seats;
  return [{ move: chosen, value: fair }, ...others.map((move) => ({ move, value: fair / 2 }))];
};

/** A rough guess: two points for a win, otherwise minus half of the squares that are free now. */
const expectedScore = (view: View, chance: number): number =>
  2 * chance - (1 - chance) * Math.max(1, freeSquares(view, boardOf(view)).length / 2);

export const adviser = (evaluator: Evaluator): Adviser => {
  const rank: Adviser['rank'] = (view, dice, budget = EXPERT.nodes) => {
    if (!isPrinted(view)) return rankByEye(view);
    if (view.phase === 'start') return rankStart(evaluator, view, dice);
    return rankMoves(evaluator, view, budget > 0 ? { ...EXPERT, nodes: budget } : undefined);
  };
  return {
    rank,
    advise: (view, dice, budget) => {
      if (view.seat === null || [...vorZwoelf.moves(view)].length === 0) return [];
      const ranked = rank(view, dice, budget);
      return ranked.map((one) => ({
        move: one.move,
        winChance: Math.max(0, Math.min(1, one.value)),
        score: expectedScore(view, one.value),
        because: [],
      }));
    },
  };
};
