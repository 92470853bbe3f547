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

/** The states that the last steps went through, the newest last. */
export type Recent = readonly (readonly AnyTypes[])[];

/** So many last steps can be told again without reading the log. */
const RECENT = 6;

export const withRecent = (recent: Recent, passed: readonly AnyTypes[]): Recent => [
  ...recent.slice(1 - RECENT),
  passed,
];

/** What happened in the last so many steps. */
export const toldLast = (
  game: AnyGame,
  recent: Recent,
  steps: number,
  viewer: Viewer,
): readonly { readonly type: string }[] =>
  steps <= 0 ? [] : recent.slice(-steps).flatMap((states) => toldBetween(game, states, viewer));
