// What each decision gave away, judged by its seat's own view.
import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  type AnyView,
  type GameTypes,
  itemAt,
  type Seat,
  seeded,
} from '@crescendo/rules';
import type { GameBots, Verdict } from '../game-bots.ts';
import type { Measured, ReviewMoment } from './review.ts';
import type { ReviewedGame } from './reviewed-game.ts';
import type { Round } from './rounds.ts';

export interface Decision {
  /** Its place among the events of the round. */
  readonly at: number;
  readonly seat: Seat;
  readonly view: AnyView;
  readonly played: AnyMove;
  readonly verdict: Verdict<GameTypes>;
  /** Did it matter what was played? */
  readonly isOpen: boolean;
  /** 0 below the noise. */
  readonly loss: Measured;
}

export interface Judging {
  readonly judge: NonNullable<GameBots<GameTypes>['judge']>;
  readonly reviewed: ReviewedGame<GameTypes>;
  readonly budget: number;
}

/** A seat that could not do anything else has decided nothing; nor has the clock. */
const hasChoice = (game: AnyGame, state: AnyState, seat: Seat, move: AnyMove): boolean => {
  if (game.clockMoves?.includes(move.type)) return false;
  if (!game.enumerable) return true;
  let count = 0;
  for (const _ of game.moves(game.view(state, seat))) if (++count > 1) return true;
  return false;
};

/** The events of a round that were somebody's decision. */
export const decisionsIn = ({ game, events, states }: Round): readonly number[] =>
  events.flatMap((event, at) =>
    event.kind === 'move' && hasChoice(game, itemAt(states, at), event.seat, event.move) ? [at] : [],
  );

export const judgeDecision = (
  { game, events, states }: Round,
  at: number,
  { judge, reviewed, budget }: Judging,
): Decision => {
  const event = itemAt(events, at);
  if (event.kind !== 'move') throw new Error(`event ${at} is nobody's decision`);
  const { seat, move: played } = event;
  const view = game.view(itemAt(states, at), seat);
  const verdict = judge(view, played, seeded(`review/${at}`), budget);
  const isOpen = verdict.bestChance - verdict.worstChance >= reviewed.noise;
  const value = verdict.loss >= reviewed.noise ? verdict.loss : 0;
  return { at, seat, view, played, verdict, isOpen, loss: { value, error: reviewed.noise / 2 } };
};

/** Other dice may find another move best: how often they are thrown again. */
const AGAIN = 2;

/** The same decision with other dice; what is no mistake then was none. */
export const judgeAgain = (decision: Decision, { judge, reviewed, budget }: Judging): Decision => {
  const { at, view, played, verdict } = decision;
  const losses = [verdict.loss];
  for (let i = 1; i <= AGAIN; i++) losses.push(judge(view, played, seeded(`review/${at}/${i}`), budget).loss);
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const variance = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / (losses.length - 1);
  const error = Math.sqrt((reviewed.noise / 2) ** 2 + variance / losses.length);
  return { ...decision, loss: { value: mean >= reviewed.noise ? mean : 0, error } };
};

/** Moments for each seat, at most. */
export const MOST_MOMENTS = 3;

export const momentOf = (
  { at, seat, view, played, verdict, loss }: Decision,
  start: number,
  { themeOf }: ReviewedGame<GameTypes>,
): ReviewMoment => ({
  length: start + at,
  seat,
  played,
  better: verdict.best,
  playedChance: verdict.chance,
  betterChance: verdict.chance + loss.value,
  loss,
  because: verdict.because,
  theme: themeOf(view, played, verdict.best),
});
