// The Rummikub bots, weakest first. Three levels lay what they see at a glance and now and then find the best play; the
// expert finds it always, and keeps back what pays. The collector waits until it can lay everything.
import { type Bot, type Dice, pick } from '@crescendo/rules';
import { type Move, type Rummikub, rummikub, type View } from '@crescendo/rules/rummikub';
import type { GameBots, Level } from '../game-bots.ts';
import { chancesBy, weightsOf } from '../win-chances/chances.ts';
import { withChances } from '../win-chances/judge.ts';
import { advise, answerPairs, candidates, withMore, withWaiting } from './advice/advise.ts';
import { reasons } from './advice/because.ts';
import { looks } from './advice/looks.ts';
import { isHeld, playAtAGlance } from './levels/heuristics.ts';
import { type Attention, BOLD, CAREFUL, EVEN, type Habits, type LevelSettings } from './levels/styles.ts';
import { bestPlay, idleMove, playOf } from './model/from-view.ts';
import { outcomes } from './model/outcomes.ts';
import { decide } from './natural/decide.ts';
import { decideCollector } from './search/collector.ts';
import type { Objective } from './solver/lay-out.ts';
import type { Solution } from './solver/solve.ts';
import { rummikubFeatures } from './value/win-features.ts';

type Choose = (view: View, dice: Dice, budget?: number) => Move;

const moveOf = (view: View, play: Solution | undefined): Move => (play ? playOf(play.table) : idleMove(view));

const layMost = (view: View, objective: Objective): Move => moveOf(view, bestPlay(view, objective));

const withAttention =
  ({ finds, objective, ...glance }: Attention): Choose =>
  (view, dice) => {
    if (dice() >= finds) return playAtAGlance(view, dice, glance);
    const play = bestPlay(view, objective);
    const waits = play !== undefined && isHeld(view, play.played.length, glance);
    return moveOf(view, waits && rummikub.check(view, idleMove(view)) === undefined ? undefined : play);
  };

const expertWith =
  (habits: Habits): Choose =>
  (view, dice, budget) =>
    moveOf(view, decide(view, dice, budget, habits));

const collect: Choose = (view, dice, budget) => moveOf(view, decideCollector(view, dice, budget));

const LEVELS: { readonly [id in keyof GameBots<Rummikub>['bots']]: Choose } = {
  greedy: (view) => layMost(view, 'tiles'),
  beginner: withAttention(EVEN.beginner),
  casual: withAttention(EVEN.casual),
  strong: withAttention(EVEN.strong),
  expert: expertWith(EVEN.expert),
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

const others = { collector: { id: 'collector', choose: legal(collect) } };

const styled = ({ beginner, casual, strong, expert }: LevelSettings): Record<Level, Bot<Rummikub>> => ({
  beginner: { id: 'beginner', choose: legal(withAttention(beginner)) },
  casual: { id: 'casual', choose: legal(withAttention(casual)) },
  strong: { id: 'strong', choose: legal(withAttention(strong)) },
  expert: { id: 'expert', choose: legal(expertWith(expert)) },
});

const styles = { bold: styled(BOLD), careful: styled(CAREFUL) };

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
  const made = withChances(
    rummikub,
    { bots: BOTS, others, styles, advise, candidates, reasons, looks: (view, { move }) => looks(view, move) },
    winChances,
    outcomes,
  );
  return {
    ...made,
    advise: (view, dice, budget) => withMore(view, withWaiting(made.advise(view, dice, budget))),
  };
};
