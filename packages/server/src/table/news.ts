// What happened in a step, as one viewer may know it.
import { type AnyGame, type AnyTypes, freshNews, type Viewer } from '@crescendo/rules';

/** The news between these states, each told once, as the views of this viewer tell it; `last` is the view of the last. */
export const toldBetween = (
  game: AnyGame,
  states: readonly AnyTypes[],
  viewer: Viewer,
  last?: AnyTypes,
): readonly { readonly type: string }[] =>
  states.slice(1).flatMap((after, i) => {
    const view = (i === states.length - 2 && last) || game.view(after, viewer);
    return freshNews(states[i], after, view);
  });
