// The 5 vor 12 bots, weakest first: one plays by eye and overlooks, one by eye with care, one by the learned win chance of
// the next position, one by imagined games.
import type { Bot, Dice } from '@crescendo/rules';
import { type View, type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import type { Advice, Players } from '../players.ts';
import { expectedScore, plainList, reasons } from './advice.ts';
import { byEye, type Habits } from './ideal.ts';
import { newJudge } from './judge.ts';
import { EXPERT, type Settings } from './search.ts';
import { isPrinted } from './seen.ts';
import { think } from './think.ts';
import type { Models } from './weights.ts';

const CAREFUL: Habits = { reach: 3, gain: 1, blur: () => 0, overlooks: () => false };

/** Squares look right that are not quite, open tiles are not looked at, and nobody told about exchanging. */
const careless = (dice: Dice): Habits => ({
  reach: 2,
  gain: 6,
  blur: () => dice() * 7,
  overlooks: () => dice() < 0.5,
});

const EYE = (view: View) => byEye(view, CAREFUL);

export const playersFrom = ({ linear, net }: Models): Players<VorZwoelf> => {
  const tables = newJudge(linear);
  const deep = newJudge(net);
  const settings = (budget?: number): Settings => ({ ...EXPERT, nodes: budget ?? EXPERT.nodes });
  const bot = (id: string, choose: Bot<VorZwoelf>['choose']): Bot<VorZwoelf> => ({ id, choose });

  const valued = (view: View, dice: Dice, budget?: number) =>
    isPrinted(view) ? think(deep, view, dice, settings(budget)) : plainList(view, EYE(view));

  return {
    bots: {
      greedy: bot('greedy', EYE),
      beginner: bot('beginner', (view, dice) => byEye(view, careless(dice))),
      casual: bot('casual', EYE),
      strong: bot('strong', (view, dice) =>
        isPrinted(view) ? think(tables, view, dice)[0]!.move : EYE(view),
      ),
      expert: bot('expert', (view, dice, budget) => valued(view, dice, budget)[0]!.move),
    },
    advise: (view, dice, budget): readonly Advice<VorZwoelf>[] => {
      if (view.seat === null || [...vorZwoelf.moves(view)].length === 0) return [];
      const list = valued(view, dice, budget);
      return list.map((one) => ({
        move: one.move,
        winChance: Math.max(0, Math.min(1, one.value)),
        score: expectedScore(view, one.value),
        because: reasons(view, one, list),
      }));
    },
  };
};
