// The 5 vor 12 bots, weakest first: one plays by eye and holds on to a bad start, one plays by eye and overlooks a tile now and then, one goes by
// tables of what squares are worth, and one by a net, looking at what the next may turn up.
import { type Bot, type Dice, itemAt } from '@crescendo/rules';
import { type View, type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import type { GameBots, Level, Style } from '../game-bots.ts';
import { chancesBy, weightsOf } from '../win-chances/chances.ts';
import { withChances } from '../win-chances/judge.ts';
import { adviser } from './advice/advise.ts';
import { reasons } from './advice/because.ts';
import { looks } from './advice/looks.ts';
import { ATTENTIVE, byEye } from './levels/heuristics.ts';
import { BEGINNER, CASUAL, type Errors, habitsOf, MARGINS, NOVICE, preferred } from './levels/styles.ts';
import { isPrinted } from './model/from-view.ts';
import { outcomes } from './model/outcomes.ts';
import { netValuation } from './network/net-valuation.ts';
import { wasmKernel } from './network/wasm-kernel.ts';
import { rankMoves } from './search/rank-moves.ts';
import { Evaluator } from './value/evaluator.ts';
import { evenWhilePlacing } from './value/start-chances.ts';
import { tablesValuation } from './value/tables-valuation.ts';
import { vorZwoelfFeatures } from './value/win-features.ts';

const erring = (view: View, dice: Dice, { overlooked, startBlur, ...habits }: Errors) =>
  byEye(view, {
    ...habits,
    startBlur: () => dice() * startBlur,
    overlooks: () => dice() < overlooked,
  });

const attentively = (view: View) => byEye(view, ATTENTIVE);

/** V-24: where the rules let players exchange tiles for ever, bots turn one up after so many rounds of it. */
const IDLE_ROUNDS = 10;

const bot = (id: string, choose: Bot<VorZwoelf>['choose']): Bot<VorZwoelf> => ({
  id,
  choose: (view, dice, budget) =>
    view.phase === 'choose' && view.idle >= IDLE_ROUNDS * view.seats
      ? { type: 'draw' }
      : choose(view, dice, budget),
});

/** The evaluations that the bots are made of. */
interface Evaluations {
  readonly tables: Evaluator;
  readonly net: Evaluator;
}

const botsFrom = ({
  tables,
  net,
}: Evaluations): Pick<GameBots<VorZwoelf>, 'bots' | 'others' | 'styles' | 'advise' | 'looks'> => {
  const { rank, advise } = adviser(net);
  const styled = (style: Style): Record<Level, Bot<VorZwoelf>> => {
    const habits = habitsOf(style);
    return {
      beginner: bot('beginner', (view, dice) => erring(view, dice, BEGINNER[style])),
      casual: bot('casual', (view, dice) => erring(view, dice, CASUAL[style])),
      strong: bot('strong', (view) =>
        isPrinted(view)
          ? preferred(view, rankMoves(tables, view), MARGINS.strong, style)
          : byEye(view, habits),
      ),
      expert: bot('expert', (view, dice, budget) =>
        preferred(view, rank(view, dice, budget), MARGINS.expert, style),
      ),
    };
  };
  return {
    bots: {
      greedy: bot('greedy', attentively),
      beginner: bot('beginner', (view, dice) => erring(view, dice, BEGINNER.even)),
      casual: bot('casual', (view, dice) => erring(view, dice, CASUAL.even)),
      strong: bot('strong', (view) =>
        isPrinted(view) ? itemAt(rankMoves(tables, view), 0).move : attentively(view),
      ),
      expert: bot('expert', (view, dice, budget) => itemAt(rank(view, dice, budget), 0).move),
    },
    others: { novice: bot('novice', (view, dice) => erring(view, dice, NOVICE)) },
    styles: { bold: styled('bold'), careful: styled('careful') },
    advise,
    looks: (view, { move }) => looks(view, move),
  };
};

/** The bots of 5 vor 12; the first call loads their weights. */
export const loadBots = async (): Promise<GameBots<VorZwoelf>> => {
  const [{ loadTables }, { loadNet }, chances, kernel] = await Promise.all([
    import('./value/load-tables.ts'),
    import('./network/load-net.ts'),
    import('./weights/win-chances.ts'),
    wasmKernel(),
  ]);
  const evaluations = {
    tables: new Evaluator(tablesValuation(loadTables())),
    net: new Evaluator(netValuation(loadNet(), kernel)),
  };
  const winChances = evenWhilePlacing(
    chancesBy(vorZwoelf, chances.HEADER, weightsOf(chances.WEIGHTS), vorZwoelfFeatures(evaluations)),
  );
  return withChances(vorZwoelf, { ...botsFrom(evaluations), reasons }, winChances, outcomes);
};
