// What simulating a game needs: a policy that plays well and fast, calibrated chances, and how far to play on.
import {
  type AnyGame,
  type AnyMove,
  type AnyView,
  type GameTypes,
  gameById,
  itemAt,
  seeded,
} from '@crescendo/rules';
import type { Move as VorZwoelfMove, View as VorZwoelfView } from '@crescendo/rules/5vor12';
import type { Move as FinitoMove, View as FinitoView } from '@crescendo/rules/finito';
import { type Move as QwintoMove, type View as QwintoView, qwinto } from '@crescendo/rules/qwinto';
import { Evaluator } from '../../src/5vor12/evaluator.ts';
import { outcomes as vorZwoelfOutcomes } from '../../src/5vor12/outcomes.ts';
import { rankMoves } from '../../src/5vor12/rank-moves.ts';
import { loadModels } from '../../src/5vor12/weights.ts';
import { outcomes as finitoOutcomes } from '../../src/finito/outcomes.ts';
import { moveOf, rankByCosts } from '../../src/finito/rank-moves.ts';
import { outcomes as qwintoOutcomes } from '../../src/qwinto/outcomes.ts';
import { botFor, winChancesOf } from '../../src/registry.ts';
import type { Outcomes } from '../../src/win-chances/judge.ts';

export interface Study {
  readonly game: AnyGame;
  /** Nothing random: the same worlds for all moves that are compared. */
  choose(view: AnyView): AnyMove;
  /** The calibrated chance of the view's seat. */
  chance(view: AnyView): number;
  readonly outcomes: Outcomes<GameTypes>;
  /** Own decisions after the one in question, before the chances judge. */
  readonly ahead: number;
}

const NO_DICE = seeded('nothing is drawn');

type Play = Pick<Study, 'choose' | 'outcomes' | 'ahead'>;

// The types of views and moves follow from the game, which types cannot say.
const PLAYS: { readonly [id: string]: () => Promise<Play> } = {
  '5vor12': async () => {
    const evaluator = new Evaluator(loadModels().net);
    return {
      choose: (view) => itemAt(rankMoves(evaluator, view as VorZwoelfView, NO_DICE), 0).move,
      outcomes: (view, move) => vorZwoelfOutcomes(view as VorZwoelfView, move as VorZwoelfMove),
      ahead: 8,
    };
  },
  finito: async () => ({
    choose: (view) => moveOf(view as FinitoView, itemAt(rankByCosts(view as FinitoView), 0)),
    outcomes: (view, move) => finitoOutcomes(view as FinitoView, move as FinitoMove),
    ahead: 7,
  }),
  qwinto: async () => {
    const expert = await botFor(qwinto, 'expert');
    if (expert === undefined) throw new Error('no expert');
    // The expert without a look at the next turn.
    return {
      choose: (view) => expert.choose(view, NO_DICE, 0),
      outcomes: (view, move) => qwintoOutcomes(view as QwintoView, move as QwintoMove),
      ahead: 8,
    };
  },
};

export const studyOf = async (id: string): Promise<Study> => {
  const game = gameById(id);
  const play = await PLAYS[id]?.();
  const chances = game && (await winChancesOf(game));
  if (game === undefined || play === undefined || chances === undefined) throw new Error(`no study of ${id}`);
  return { game, ...play, chance: (view) => itemAt(chances(view).chances, view.seat ?? 0) };
};
