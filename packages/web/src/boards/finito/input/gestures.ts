// Gestures → moves, and the rules' answer to them.
import { type Game, itemAt } from '@crescendo/rules';
import {
  type Counter,
  type Finito,
  type Reason,
  type Square,
  sequence,
  stage,
  type View,
} from '@crescendo/rules/finito';
import { counterAt, moveTo } from '../model/view-model.ts';

/** The counters the viewer may take in hand: the open ones, or, once there are none, those on the board. */
export const liftable = (view: View): readonly Counter[] => {
  if (view.seat === null) return [];
  return stage(view) === 'placing' ? itemAt(view.open, view.seat) : sequence(itemAt(view.boards, view.seat));
};

/** A square is touched while nothing is held: why nothing can go there, or what is missing first. */
export const whyNotTouch = (game: Game<Finito>, view: View, at: Square): Reason | undefined => {
  const counter = liftable(view)[0];
  if (view.seat === null || counter === undefined) return undefined;
  const isPlacing = stage(view) === 'placing';
  const lying = counterAt(view, at);
  // A counter of the board is touched too early.
  if (isPlacing && lying !== 0) return game.check(view, { type: 'move', counter: lying, at });
  return (
    game.check(view, moveTo(view, counter, at)) ??
    game.check(view, isPlacing ? { type: 'pass' } : { type: 'place', counter, at })
  );
};
