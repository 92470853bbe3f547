// The role `flow`: how play goes on beyond single moves.
import type { GameTypes } from '@crescendo/rules';

export interface Flow<G extends GameTypes> {
  /** The move that has to be made before this one, where a gesture means two in a row and the board plays the second. */
  firstStep(view: G['View'], move: G['Move']): G['Move'] | undefined;
  /** The view after that first step, as far as it is known: the second move has to be legal in it. */
  secondView(view: G['View']): G['View'];
  /** The move of a seat that has no choice and loses nothing by it: the page makes it by itself. */
  onlyMove(view: G['View']): G['Move'] | undefined;
  /** Milliseconds it takes to see the news before a bot on this device goes on; `undefined`: the default pace. */
  followTime(news: readonly G['News'][]): number | undefined;
  /** The view to show while the user's move is being sent to a server. */
  optimisticView(view: G['View'], move: G['Move']): G['View'];
}
