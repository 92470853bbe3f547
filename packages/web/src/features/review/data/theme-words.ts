// What kinds of mistakes are called, short enough for a list: by game and code (`themesOf`).
import type { ReviewedGameId, THEMES } from '@crescendo/bots/review';
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type ThemeWords = {
  readonly [G in ReviewedGameId]: { readonly [T in (typeof THEMES)[G][number]]: string };
};

const loadThemeWords = languageLoader<ThemeWords>({
  de: async () => (await import('./theme-words/de.ts')).de,
  fr: async () => (await import('./theme-words/fr.ts')).fr,
  it: async () => (await import('./theme-words/it.ts')).it,
  nl: async () => (await import('./theme-words/nl.ts')).nl,
  es: async () => (await import('./theme-words/es.ts')).es,
  en: async () => (await import('./theme-words/en.ts')).en,
});

const themeWords = catalogue(loadThemeWords);

/** What this kind of mistake is called; `undefined` where there is none, or before the words are here. */
export const themeText = (game: string, theme: string | null): string | undefined => {
  const words: { readonly [game: string]: { readonly [theme: string]: string } } | undefined =
    themeWords.value;
  return theme === null ? undefined : words?.[game]?.[theme];
};
