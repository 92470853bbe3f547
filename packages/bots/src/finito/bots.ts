// The Finito! bots, weakest first: one puts counters where they look right and overlooks those that are far away, one keeps the
// longest order, one counts what every gap costs, and one looks ahead over all rolls and watches how close the others are. Casual players
// overlook far counters, too, though less often, and strong ones one move in thirty.
import { type Bot, itemAt } from '@crescendo/rules';
import { type Finito, finito } from '@crescendo/rules/finito';
import type { GameBots, Level, Style } from '../game-bots.ts';
import { chancesBy, weightsOf } from '../win-chances/chances.ts';
import { withChances } from '../win-chances/judge.ts';
import { adviseBy } from './advice/advise.ts';
import { reasons } from './advice/because.ts';
import { looks } from './advice/looks.ts';
import { beginner, casual, greedy, noticed } from './levels/heuristics.ts';
import { ATTENTION, MARGINS, preferred, STYLE_WEIGHTS } from './levels/styles.ts';
import { outcomes } from './model/outcomes.ts';
import { rollsLeftBy } from './network/rolls-left.ts';
import { moveOf, type Rank, rankByCosts, rankByLookahead } from './search/rank-moves.ts';
import { BY_ROLLS } from './value/race-worth.ts';
import { finitoFeatures } from './value/win-features.ts';

/** Luck leaves little room between the levels: without this the strong bot would be too close to the expert. */
const OVERLOOKED = 0.03;
/** To like some moves better among equals is worth a little: with this it is nothing. */
const OVERLOOKED_WITH_STYLE = 0.06;

const bot = (id: string, choose: Bot<Finito>['choose']): Bot<Finito> => ({ id, choose });

const even = (rank: Rank): GameBots<Finito>['bots'] => ({
  greedy: bot('greedy', (view) => greedy(view)),
  beginner: bot('beginner', beginner(ATTENTION.even.beginner)),
  casual: bot('casual', casual(ATTENTION.even.casual)),
  strong: bot('strong', (view, dice) =>
    moveOf(view, itemAt(noticed(rankByCosts(view), OVERLOOKED, dice), 0)),
  ),
  expert: bot('expert', (view, _dice, budget) => moveOf(view, itemAt(rank(view, budget), 0))),
});

const styled = (rank: Rank, style: Style): { readonly [level in Level]: Bot<Finito> } => {
  const { taste, likes } = STYLE_WEIGHTS[style];
  return {
    beginner: bot('beginner', beginner(ATTENTION[style].beginner, taste)),
    casual: bot('casual', casual(ATTENTION[style].casual, taste)),
    strong: bot('strong', (view, dice) =>
      moveOf(
        view,
        preferred(view, noticed(rankByCosts(view), OVERLOOKED_WITH_STYLE, dice), MARGINS.strong, likes),
      ),
    ),
    expert: bot('expert', (view, _dice, budget) =>
      moveOf(view, preferred(view, rank(view, budget), MARGINS.expert, likes)),
    ),
  };
};

/** The bots of Finito!; the first call loads the weights. */
export const loadBots = async (): Promise<GameBots<Finito>> => {
  const [rolls, chances] = await Promise.all([
    import('./weights/rolls-left.ts'),
    import('./weights/win-chances.ts'),
  ]);
  const learnt = rollsLeftBy(rolls.HEADER, weightsOf(rolls.WEIGHTS));
  const rank = rankByLookahead({ ...learnt, chances: BY_ROLLS });
  const styles = { bold: styled(rank, 'bold'), careful: styled(rank, 'careful') };
  const winChances = chancesBy(finito, chances.HEADER, weightsOf(chances.WEIGHTS), finitoFeatures);
  return withChances(
    finito,
    {
      bots: even(rank),
      styles,
      advise: adviseBy(rank),
      reasons,
      looks: (view, { move }) => looks(view, move),
    },
    winChances,
    outcomes,
  );
};
