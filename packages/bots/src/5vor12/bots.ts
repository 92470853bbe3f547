// The 5 vor 12 bots, weakest first: one plays by eye and overlooks things, one plays by eye with care, one goes by the
// learned win chance of the next position, and one searches sampled games.
import { type Bot, type Dice, itemAt } from '@crescendo/rules';
import { type View, type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import type { GameBots } from '../game-bots.ts';
import { chancesBy, weightsOf } from '../win-chances/chances.ts';
import { withChances } from '../win-chances/judge.ts';
import { adviser } from './advise.ts';
import { Evaluator } from './evaluator.ts';
import { isPrinted } from './from-view.ts';
import { byEye, CAREFUL, type Habits } from './heuristics.ts';
import { outcomes } from './outcomes.ts';
import { rankMoves } from './rank-moves.ts';
import { tablesValuation } from './tables-valuation.ts';
import type { Models } from './weights.ts';
import { vorZwoelfFeatures } from './win-features.ts';

/** Squares look right that are not quite right, open tiles are overlooked, and exchanging hardly ever occurs to it. */
const careless = (dice: Dice): Habits => ({
  reach: 2,
  gain: 6,
  blur: () => dice() * 7,
  overlooks: () => dice() < 0.5,
});

const carefully = (view: View) => byEye(view, CAREFUL);

/** V-24: where the rules let players exchange tiles for ever, bots turn one up after so many rounds of it. */
const IDLE_ROUNDS = 10;

const bot = (id: string, choose: Bot<VorZwoelf>['choose']): Bot<VorZwoelf> => ({
  id,
  choose: (view, dice, budget) =>
    view.phase === 'choose' && view.idle >= IDLE_ROUNDS * view.seats
      ? { type: 'draw' }
      : choose(view, dice, budget),
});

const botsFrom = ({ linear, net }: Models): Pick<GameBots<VorZwoelf>, 'bots' | 'advise'> => {
  const tables = new Evaluator(tablesValuation(linear));
  const { rank, advise } = adviser(new Evaluator(tablesValuation(net)));
  return {
    bots: {
      greedy: bot('greedy', carefully),
      beginner: bot('beginner', (view, dice) => byEye(view, careless(dice))),
      casual: bot('casual', carefully),
      strong: bot('strong', (view, dice) =>
        isPrinted(view) ? itemAt(rankMoves(tables, view, dice), 0).move : carefully(view),
      ),
      expert: bot('expert', (view, dice, budget) => itemAt(rank(view, dice, budget), 0).move),
    },
    advise,
  };
};

/** The bots of 5 vor 12; the first call loads their weights. */
export const loadBots = async (): Promise<GameBots<VorZwoelf>> => {
  const [{ loadModels }, chances] = await Promise.all([
    import('./weights.ts'),
    import('./weights/win-chances.ts'),
  ]);
  const models = loadModels();
  const features = vorZwoelfFeatures(new Evaluator(tablesValuation(models.net)));
  const winChances = chancesBy(vorZwoelf, chances.HEADER, weightsOf(chances.WEIGHTS), features);
  return withChances(vorZwoelf, botsFrom(models), winChances, outcomes);
};
