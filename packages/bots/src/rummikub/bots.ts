// The Rummikub bots, weakest first. Three levels lay what they see at a glance and now and then find the best play; the
// expert waits until it can lay everything.
import { type Dice, pick } from '@crescendo/rules';
import { type Move, type Rummikub, rummikub, type View } from '@crescendo/rules/rummikub';
import type { GameBots } from '../game-bots.ts';
import { chancesBy, weightsOf } from '../win-chances/chances.ts';
import { withChances } from '../win-chances/judge.ts';
import { advise, answerPairs } from './advise.ts';
import { bestPlay, idleMove, playOf } from './from-view.ts';
import { playAtAGlance } from './heuristics.ts';
import type { Objective } from './lay-out.ts';
import { outcomes } from './outcomes.ts';
import { decide } from './search.ts';
import type { Solution } from './solve.ts';
import { rummikubFeatures } from './win-features.ts';

type Choose = (view: View, dice: Dice, budget?: number) => Move;

/** What a level notices: how often it finds the best play, and how often it overlooks even what is easy. */
interface Attention {
  readonly finds: number;
  readonly overlooks: number;
}

const BEGINNER: Attention = { finds: 0.1, overlooks: 0.3 };
const CASUAL: Attention = { finds: 0.3, overlooks: 0.2 };
const STRONG: Attention = { finds: 0.7, overlooks: 0 };

const moveOf = (view: View, play: Solution | undefined): Move => (play ? playOf(play.table) : idleMove(view));

const layMost = (view: View, objective: Objective): Move => moveOf(view, bestPlay(view, objective));

const withAttention =
  ({ finds, overlooks }: Attention): Choose =>
  (view, dice) =>
    dice() < finds ? layMost(view, 'tiles-points') : playAtAGlance(view, dice, overlooks);

const LEVELS: { readonly [id in keyof GameBots<Rummikub>['bots']]: Choose } = {
  greedy: (view) => layMost(view, 'tiles'),
  beginner: withAttention(BEGINNER),
  casual: withAttention(CASUAL),
  strong: withAttention(STRONG),
  expert: (view, dice, budget) => moveOf(view, decide(view, dice, budget)),
};

/** A move that the rules accept, whatever the level came up with. */
const legal =
  (choose: Choose): Choose =>
  (view, dice, budget) => {
    if (view.phase === 'pairs') return answerPairs(view);
    const move = choose(view, dice, budget);
    return rummikub.check(view, move) === undefined ? move : pick(dice, [...rummikub.moves(view)]);
  };

const bot = (id: keyof typeof LEVELS) => ({ id, choose: legal(LEVELS[id]) });

const BOTS: GameBots<Rummikub>['bots'] = {
  greedy: bot('greedy'),
  beginner: bot('beginner'),
  casual: bot('casual'),
  strong: bot('strong'),
  expert: bot('expert'),
};

/** Rummikub's bots. Their budget counts the positions that the solver examines. */
export const loadBots = async (): Promise<GameBots<Rummikub>> => {
  const { HEADER, WEIGHTS } = await import('./weights/win-chances.ts');
  const winChances = chancesBy(rummikub, HEADER, weightsOf(WEIGHTS), rummikubFeatures);
  return withChances(rummikub, { bots: BOTS, advise }, winChances, outcomes);
};
