// Measures the loss of each decision, judged by its seat's own view.
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
import type { ReviewedGame } from './games/reviewed-game.ts';
import { telling } from './reasons/telling.ts';
import type { Measured, ReviewMoment, SeatPoint } from './review.ts';
import type { Round } from './rounds.ts';
import { chanceAfter } from './shown/chance-after.ts';

export interface Decision {
  /** Its place among the events of the round. */
  readonly at: number;
  readonly seat: Seat;
  readonly view: AnyView;
  readonly played: AnyMove;
  readonly verdict: Verdict<GameTypes>;
  /** Tells whether it mattered what was played. */
  readonly isOpen: boolean;
  /** The chance after the move that was played. */
  readonly chance: number;
  /** The chance after the best move, less that; 0 below the noise. */
  readonly loss: Measured;
  /** Tells whether the player had asked for a hint. */
  readonly isHelped: boolean;
}

export interface Judging {
  readonly judge: NonNullable<GameBots<GameTypes>['judge']>;
  readonly reviewed: ReviewedGame<GameTypes>;
  readonly budget: number;
}

/** A seat that could not do anything else has decided nothing; nor has the clock. */
const hasChoice = (game: AnyGame, state: AnyState, seat: Seat, move: AnyMove): boolean => {
  if (game.clock?.moves.includes(move.type)) return false;
  if (!game.enumerable) return true;
  let count = 0;
  for (const _ of game.moves(game.view(state, seat))) if (++count > 1) return true;
  return false;
};

/** The events of a round that were a decision: somebody's, or of one of these seats. */
export const decisionsIn = ({ game, events, states }: Round, seats?: readonly Seat[]): readonly number[] =>
  events.flatMap((event, at) =>
    event.kind === 'move' &&
    seats?.includes(event.seat) !== false &&
    hasChoice(game, itemAt(states, at), event.seat, event.move)
      ? [at]
      : [],
  );

/** A loss found with one throw of the dice is looked at so many times. */
const TIMES = 3;

/** The loss of a decision; if the search throws dice, the mean of a few. A loss within the noise counts as nothing. */
const lossOf = (first: number, again: (i: number) => number, noise: number, isSure: boolean): Measured => {
  const losses = [first];
  if (first >= noise && !isSure) for (let i = 1; i < TIMES; i++) losses.push(again(i));
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const squares = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0);
  const variance = squares / Math.max(1, losses.length - 1) / losses.length;
  return { value: mean >= noise ? mean : 0, error: Math.sqrt((noise / 2) ** 2 + variance) };
};

export const judgeDecision = (
  { game, seats, events, states }: Round,
  at: number,
  { judge, reviewed, budget }: Judging,
  isHelped = false,
): Decision => {
  const event = itemAt(events, at);
  if (event.kind !== 'move') throw new Error(`event ${at} is nobody's decision`);
  const { seat, move: played } = event;
  const { noise } = reviewed;
  const view = game.view(itemAt(states, at), seat);
  const verdictOf = (i: number) => judge(view, played, seeded(`review/${at}/${i}`), budget);
  const verdict = verdictOf(0);
  const isOpen = verdict.bestChance - verdict.worstChance >= noise;
  const isSure = reviewed.searchesWithDice?.(seats) !== true;
  const loss = lossOf(verdict.loss, (i) => verdictOf(i).loss, noise, isSure);
  return { at, seat, view, played, verdict, isOpen, chance: verdict.chance, loss, isHelped };
};

/** Moments for each seat, at most. */
export const MAX_MOMENTS = 3;

/** The figures are those of the seat's curve. */
export const momentOf = (
  { at, seat, view, played, verdict, loss }: Decision,
  curve: readonly SeatPoint[],
  { themeOf, rough }: ReviewedGame<GameTypes>,
): ReviewMoment => {
  const [before, after] = [itemAt(curve, at), itemAt(curve, at + 1)];
  const [better, then] = [itemAt(before.chances, seat), chanceAfter(after, seat)];
  return {
    length: before.length,
    seat,
    played,
    better: verdict.best,
    before: better,
    betterChance: better,
    playedChance: then,
    loss: { value: after.decision?.loss ?? 0, error: loss.error },
    because: telling(verdict.because, rough),
    theme: themeOf(view, played, verdict.best),
  };
};
