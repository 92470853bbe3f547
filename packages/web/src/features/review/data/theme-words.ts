// The names of the kinds of mistakes, short enough for a list: by game and code (`themesOf`).
import type { ReviewedGameId, THEMES } from '@crescendo/bots/review';
import type { ReadonlySignal } from '@preact/signals';
import { catalogue } from '../../../shell/catalogue.ts';

/** A theme without words does not compile. */
type ThemeWords = {
  readonly [G in ReviewedGameId]: { readonly [T in (typeof THEMES)[G][number]]: string };
};

const themeWords: ReadonlySignal<ThemeWords | undefined> = catalogue('library/themes');

/** Returns the name of this kind of mistake; `undefined` where there is none, or before the words are here. */
export const themeText = (game: string, theme: string | null): string | undefined => {
  const words: { readonly [game: string]: { readonly [theme: string]: string } } | undefined =
    themeWords.value;
  return theme === null ? undefined : words?.[game]?.[theme];
};
