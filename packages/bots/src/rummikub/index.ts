import { type Dice, pick } from '@crescendo/rules';
import { type Move, type Rummikub, rummikub, type View } from '@crescendo/rules/rummikub';
import type { Advice, Players } from '../players.ts';
import { BUDGET, type Choice, choices } from './expert.ts';
import { glance } from './glance.ts';
import type { Objective } from './lay-out.ts';
import { type Step, stepsOf } from './steps.ts';
import { best, idle, playOf } from './turn.ts';

export { OBJECTIVES, type Objective } from './lay-out.ts';
export { type Problem, type Solution, solve } from './solve.ts';
export { type Step, stepsOf } from './steps.ts';

/** After the deal: new tiles where that is allowed and these cannot open; pairs are of little use. */
const answerPairs = (view: View): Move => {
  const moves = [...rummikub.moves(view)];
  const redeal = moves.find(({ type }) => type === 'redeal');
  return redeal !== undefined && best(view, 'tiles') === undefined ? redeal : moves[0]!;
};

const most = (view: View, objective: Objective): Move => {
  const found = best(view, objective);
  return found ? playOf(found.table) : idle(view);
};

type Choose = (view: View, dice: Dice, budget?: number) => Move;

/** What a level sees: how often the best there is, and how often it overlooks even what is easy. */
interface Sight {
  readonly sees: number;
  readonly overlooks: number;
}

const BEGINNER: Sight = { sees: 0.1, overlooks: 0.3 };
const CASUAL: Sight = { sees: 0.3, overlooks: 0.2 };
const STRONG: Sight = { sees: 0.7, overlooks: 0 };

const play =
  ({ sees, overlooks }: Sight): Choose =>
  (view, dice) =>
    dice() < sees ? most(view, 'tiles-points') : glance(view, dice, overlooks);

const LEVELS: { readonly [id in keyof Players<Rummikub>['bots']]: Choose } = {
  greedy: (view) => most(view, 'tiles'),
  beginner: play(BEGINNER),
  casual: play(CASUAL),
  strong: play(STRONG),
  expert: (view, dice, budget = BUDGET) => choices(view, dice, budget)[0]!.move,
};

/** A move that the rules accept, whatever the level thought of. */
const lawful =
  (choose: Choose): Choose =>
  (view, dice, budget) => {
    if (view.phase === 'pairs') return answerPairs(view);
    const move = choose(view, dice, budget);
    return rummikub.check(view, move) === undefined ? move : pick(dice, [...rummikub.moves(view)]);
  };

const bot = (id: keyof typeof LEVELS) => ({ id, choose: lawful(LEVELS[id]) });

export type Because =
  | { readonly code: 'lays-tiles'; readonly tiles: readonly number[] }
  | { readonly code: 'goes-out' }
  | { readonly code: 'opens'; readonly points: number }
  | { readonly code: 'keeps-joker' }
  | { readonly code: 'nothing-to-lay' }
  /** Waiting wins more often than laying the most, by so much. */
  | { readonly code: 'waits'; readonly gain: number }
  | { readonly code: 'rearranges'; readonly steps: readonly Step[] };

const because = (view: View, { solution }: Choice, all: readonly Choice[], i: number): readonly Because[] => {
  if (solution === undefined) {
    if (all.length === 1) return [{ code: 'nothing-to-lay' }];
    const other = all.find((choice) => choice.solution !== undefined)!;
    return [{ code: 'waits', gain: all[i]!.winChance - other.winChance }];
  }
  const rack = view.racks[view.seat!]!;
  const list: Because[] = [{ code: 'lays-tiles', tiles: solution.played }];
  if (solution.played.length === rack.length) list.unshift({ code: 'goes-out' });
  if (!view.opened[view.seat!]) list.push({ code: 'opens', points: solution.points });
  if (rack.includes(52) && !solution.played.includes(52)) list.push({ code: 'keeps-joker' });
  list.push({ code: 'rearranges', steps: stepsOf(view.table, solution.table, solution.played) });
  return list;
};

const advise = (view: View, dice: Dice, budget = BUDGET): readonly Advice<Rummikub>[] => {
  if (view.phase === 'pairs') return [{ move: answerPairs(view), winChance: 0.5, score: 0, because: [] }];
  const all = choices(view, dice, budget);
  return all.map((choice, i) => ({
    move: choice.move,
    winChance: choice.winChance,
    score: choice.score,
    because: because(view, choice, all, i),
  }));
};

/** Rummikub's bots and their advice. The budget counts the positions the solver looks at. */
export const players = async (): Promise<Players<Rummikub>> => ({
  bots: {
    greedy: bot('greedy'),
    beginner: bot('beginner'),
    casual: bot('casual'),
    strong: bot('strong'),
    expert: bot('expert'),
  },
  advise,
});
