// What happened in a step, as one viewer may know it.
import { type AnyGame, type AnyTypes, freshNews, type Viewer } from '@crescendo/rules';

/** The news between these states, each told once, as the views of this viewer tell it. */
export const toldBetween = (
  game: AnyGame,
  states: readonly AnyTypes[],
  viewer: Viewer,
): readonly { readonly type: string }[] =>
  states.slice(1).flatMap((after, i) => freshNews(states[i], after, game.view(after, viewer)));
