// The Finito! bots, weakest first: one puts counters where they look right and overlooks a lot, one keeps the longest order,
// one counts what every gap costs, and one looks ahead over all rolls and watches how close the others are. The middle two
// overlook one move in ten, as people do.
import { type Bot, itemAt } from '@crescendo/rules';
import { type Finito, finito } from '@crescendo/rules/finito';
import type { GameBots, Level, Style } from '../game-bots.ts';
import { chancesBy, weightsOf } from '../win-chances/chances.ts';
import { withChances } from '../win-chances/judge.ts';
import { advise } from './advise.ts';
import { beginner, casual, greedy, noticed } from './heuristics.ts';
import { outcomes } from './outcomes.ts';
import { moveOf, rankByCosts, rankByLookahead } from './rank-moves.ts';
import { MANNERS, MARGINS, preferred } from './styles.ts';
import { finitoFeatures } from './win-features.ts';

/** Luck leaves little room between the levels: without this the strong bot would be too close to the expert. */
const OVERLOOKED = 0.1;

const bot = (id: string, choose: Bot<Finito>['choose']): Bot<Finito> => ({ id, choose });

const bots: GameBots<Finito>['bots'] = {
  greedy: bot('greedy', (view) => greedy(view)),
  beginner: bot('beginner', beginner()),
  casual: bot('casual', casual()),
  strong: bot('strong', (view, dice) =>
    moveOf(view, itemAt(noticed(rankByCosts(view), OVERLOOKED, dice), 0)),
  ),
  expert: bot('expert', (view, _dice, budget) => moveOf(view, itemAt(rankByLookahead(view, budget), 0))),
};

const styled = (style: Style): Record<Level, Bot<Finito>> => {
  const { taste, likes } = MANNERS[style];
  return {
    beginner: bot('beginner', beginner(taste)),
    casual: bot('casual', casual(taste)),
    strong: bot('strong', (view, dice) =>
      moveOf(view, preferred(view, noticed(rankByCosts(view), OVERLOOKED, dice), MARGINS.strong, likes)),
    ),
    expert: bot('expert', (view, _dice, budget) =>
      moveOf(view, preferred(view, rankByLookahead(view, budget), MARGINS.expert, likes)),
    ),
  };
};

const styles = { bold: styled('bold'), careful: styled('careful') };

/** The bots of Finito!; the first call loads the weights of the chances. */
export const loadBots = async (): Promise<GameBots<Finito>> => {
  const { HEADER, WEIGHTS } = await import('./weights/win-chances.ts');
  const winChances = chancesBy(finito, HEADER, weightsOf(WEIGHTS), finitoFeatures);
  return withChances(finito, { bots, styles, advise }, winChances, outcomes);
};
