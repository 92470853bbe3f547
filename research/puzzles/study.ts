// The parts of a game that simulation needs: a policy that plays well and fast, calibrated chances, and how far to play on.
import {
  type AnyChance,
  type AnyGame,
  type AnyMove,
  type AnyState,
  type AnyView,
  type GameTypes,
  gameById,
  itemAt,
  pickWeighted,
  range,
  seeded,
} from '@crescendo/rules';
import type { Move as VorZwoelfMove, View as VorZwoelfView } from '@crescendo/rules/5vor12';
import { type Move as FinitoMove, type View as FinitoView, finito } from '@crescendo/rules/finito';
import {
  type Move as QwintoMove,
  type State as QwintoState,
  type View as QwintoView,
  qwinto,
  ROWS_FOR,
} from '@crescendo/rules/qwinto';
import { adviser } from '../../packages/bots/src/5vor12/advice/advise.ts';
import { outcomes as vorZwoelfOutcomes } from '../../packages/bots/src/5vor12/model/outcomes.ts';
import { loadNet } from '../../packages/bots/src/5vor12/network/load-net.ts';
import { netValuation } from '../../packages/bots/src/5vor12/network/net-valuation.ts';
import { Evaluator } from '../../packages/bots/src/5vor12/value/evaluator.ts';
import { outcomes as finitoOutcomes } from '../../packages/bots/src/finito/model/outcomes.ts';
import { back, positionOf, shift } from '../../packages/bots/src/finito/model/position.ts';
import { GAP_COSTS } from '../../packages/bots/src/finito/search/rank-moves.ts';
import { distanceToOrder } from '../../packages/bots/src/finito/value/distance.ts';
import { outcomes as qwintoOutcomes } from '../../packages/bots/src/qwinto/model/outcomes.ts';
import { botFor, winChancesOf } from '../../packages/bots/src/registry.ts';
import { seatOf } from '../../packages/bots/src/seat.ts';
import type { Outcomes } from '../../packages/bots/src/win-chances/judge.ts';

export interface Study {
  readonly game: AnyGame;
  /** Nothing random: the same worlds for all moves that are compared. */
  choose(view: AnyView): AnyMove;
  /** The calibrated chance of the view's seat. */
  chance(view: AnyView): number;
  readonly outcomes: Outcomes<GameTypes>;
  /** Own decisions after the one in question, before the chances judge. */
  readonly ahead: number;
  /** Games played to their end that have to agree; 0: none are played, the expert has to agree instead. */
  readonly whole: number;
  /** Tells whether the chances are known to like such a move too much. Then whole games alone decide. */
  isDoubtful?(move: AnyMove): boolean;
  /** The luck of this world, event by event. Different moves meet the same luck, as far as possible. */
  luckOf(name: string, world: number): (state: AnyState) => AnyChance;
}

const NO_DICE = seeded('nothing is drawn');

const toOrder = distanceToOrder(GAP_COSTS);

/** The strong bot's choice when it overlooks nothing: the move that leaves the fewest rolls to order. */
const nearestOrder = (view: FinitoView): FinitoMove => {
  const position = positionOf(view, seatOf(view));
  let best: FinitoMove | undefined;
  let least = Infinity;
  for (const move of finito.moves(view)) {
    if (move.type === 'pass') continue;
    const was = shift(position, move.counter, move.at);
    const distance = toOrder(position);
    back(position, move.counter, was);
    if (distance >= least) continue;
    least = distance;
    best = move;
  }
  if (best === undefined) throw new Error('there is nothing to decide');
  return best;
};

/** Worlds come in batches of as many as there are numbers on the die of Finito!. */
export const BATCH = 20;

/** One throw for each event; the first one falls once into each part of a batch. */
const thrown =
  (game: AnyGame): Study['luckOf'] =>
  (name, world) => {
    const dice = seeded(`${name}/${world}`);
    let isFirst = true;
    return (state) => {
      const part = isFirst ? ((world % BATCH) + dice()) / BATCH : dice();
      isFirst = false;
      return pickWeighted(() => part, game.chances(state));
    };
  };

/** Qwinto: every turn has its dice, whichever of them are rolled. */
const rolled: Study['luckOf'] = (name, world) => {
  const dice = seeded(`${name}/${world}`);
  let faces: readonly number[] = [];
  return (position) => {
    const { rolls, colours } = position as QwintoState;
    if (rolls === 0 || faces.length === 0) faces = range(6).map(() => 1 + Math.floor(6 * dice()));
    const rows = ROWS_FOR[colours ?? 'oyp'];
    const face = (row: number) => (rows.includes(row) ? itemAt(faces, 3 * rolls + row) : 0);
    return { type: 'roll', faces: [face(0), face(1), face(2)] };
  };
};

type Play = Pick<Study, 'choose' | 'outcomes' | 'ahead' | 'whole' | 'isDoubtful'> &
  Partial<Pick<Study, 'luckOf'>>;

// The types of views and moves follow from the game, which types cannot say.
const PLAYS: { readonly [id: string]: () => Promise<Play> } = {
  '5vor12': async () => {
    const { rank } = adviser(new Evaluator(netValuation(loadNet())));
    return {
      choose: (view) => itemAt(rank(view as VorZwoelfView, NO_DICE, 0), 0).move,
      outcomes: (view, move) => vorZwoelfOutcomes(view as VorZwoelfView, move as VorZwoelfMove),
      ahead: 6,
      whole: 40,
    };
  },
  finito: async () => ({
    choose: (view) => nearestOrder(view as FinitoView),
    outcomes: (view, move) => finitoOutcomes(view as FinitoView, move as FinitoMove),
    ahead: 6,
    whole: 40,
  }),
  qwinto: async () => {
    const expert = await botFor(qwinto, 'expert');
    if (expert === undefined) throw new Error('no expert');
    // The expert without a look at the next turn.
    return {
      choose: (view) => expert.choose(view, NO_DICE, 0),
      outcomes: (view, move) => qwintoOutcomes(view as QwintoView, move as QwintoMove),
      ahead: 6,
      // Whole games take long here.
      whole: 0,
      // The chances like empty fields too much.
      isDoubtful: ({ type }) => type === 'skip' || type === 'reroll',
      luckOf: rolled,
    };
  },
};

export const studyOf = async (id: string): Promise<Study> => {
  const game = gameById(id);
  const play = await PLAYS[id]?.();
  const chances = game && (await winChancesOf(game));
  if (game === undefined || play === undefined || chances === undefined) throw new Error(`no study of ${id}`);
  return {
    luckOf: thrown(game),
    game,
    ...play,
    chance: (view) => itemAt(chances(view).chances, view.seat ?? 0),
  };
};
