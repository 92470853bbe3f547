// Bots for any game, from its contract alone: the four levels are four budgets of one search.
import { type Bot, type Game, type GameTypes, itemAt } from '@crescendo/rules';
import type { GameBots, Level } from '../game-bots.ts';
import { greedyMove, rankMoves } from './search.ts';

/** Nodes for each level, unless a budget is given. */
const BUDGETS: { readonly [level in Level]: number } = {
  beginner: 100,
  casual: 400,
  strong: 1500,
  expert: 4000,
};

export const genericBots = <G extends GameTypes>(game: Game<G>): GameBots<G> => {
  const searching = (level: Level): Bot<G> => ({
    id: level,
    choose: (view, dice, budget = BUDGETS[level]) => itemAt(rankMoves(game, view, dice, budget), 0).move,
  });
  return {
    bots: {
      greedy: { id: 'greedy', choose: (view, dice) => greedyMove(game, view, dice) },
      beginner: searching('beginner'),
      casual: searching('casual'),
      strong: searching('strong'),
      expert: searching('expert'),
    },
    advise: (view, dice, budget = BUDGETS.expert) =>
      view.seat === null
        ? []
        : rankMoves(game, view, dice, budget).map((ranked) => ({ ...ranked, because: [] })),
  };
};
