import type { AnyTypes } from './game.ts';

/** The news as the state itself holds it; in a series as the rounds hold it, in the order of its views. */
const held = (state: AnyTypes): readonly AnyTypes[] => {
  if (state.news) return state.news;
  if (!state.fresh) return state.game.news;
  const round = state.rounds.at(-1);
  return state.over
    ? [...state.game.news, round]
    : [...(state.previous?.news ?? []), round, ...state.game.news];
};

/** What is new in the news of `after`, as `seen` by a viewer: a list may begin with what was there before. */
export const freshNews = (before: AnyTypes, after: AnyTypes, seen: AnyTypes): readonly AnyTypes[] => {
  const old = new Set<object>(held(before));
  return held(after).flatMap((item, i) => (old.has(item) ? [] : [seen.news[i]]));
};
