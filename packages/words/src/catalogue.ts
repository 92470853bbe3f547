// Where each catalogue is; a language is loaded when it is needed.
import { type GameId, isGameId } from '@crescendo/rules/manifests';
import type { CommonWords } from './common/words.ts';
import type { AnyGameWords } from './game-words.ts';
import type { Language } from './languages.ts';
import { languageLoader } from './load-language.ts';

export const commonWords = languageLoader<CommonWords>({
  de: async () => (await import('./common/de.ts')).de,
  fr: async () => (await import('./common/fr.ts')).fr,
  it: async () => (await import('./common/it.ts')).it,
  nl: async () => (await import('./common/nl.ts')).nl,
  es: async () => (await import('./common/es.ts')).es,
  en: async () => (await import('./common/en.ts')).en,
});

/** Every game of the registry; one that is not translated yet uses `languageLoaderWithFallback`. */
const GAME_WORDS = {
  '5vor12': languageLoader({
    de: async () => (await import('./5vor12/de.ts')).de,
    fr: async () => (await import('./5vor12/fr.ts')).fr,
    it: async () => (await import('./5vor12/it.ts')).it,
    nl: async () => (await import('./5vor12/nl.ts')).nl,
    es: async () => (await import('./5vor12/es.ts')).es,
    en: async () => (await import('./5vor12/en.ts')).en,
  }),
  rummikub: languageLoader({
    de: async () => (await import('./rummikub/de.ts')).de,
    fr: async () => (await import('./rummikub/fr.ts')).fr,
    it: async () => (await import('./rummikub/it.ts')).it,
    nl: async () => (await import('./rummikub/nl.ts')).nl,
    es: async () => (await import('./rummikub/es.ts')).es,
    en: async () => (await import('./rummikub/en.ts')).en,
  }),
  finito: languageLoader({
    de: async () => (await import('./finito/de.ts')).de,
    fr: async () => (await import('./finito/fr.ts')).fr,
    it: async () => (await import('./finito/it.ts')).it,
    nl: async () => (await import('./finito/nl.ts')).nl,
    es: async () => (await import('./finito/es.ts')).es,
    en: async () => (await import('./finito/en.ts')).en,
  }),
  qwinto: languageLoader({
    de: async () => (await import('./qwinto/de.ts')).de,
    fr: async () => (await import('./qwinto/fr.ts')).fr,
    it: async () => (await import('./qwinto/it.ts')).it,
    nl: async () => (await import('./qwinto/nl.ts')).nl,
    es: async () => (await import('./qwinto/es.ts')).es,
    en: async () => (await import('./qwinto/en.ts')).en,
  }),
} satisfies { readonly [id in GameId]: (language: Language) => Promise<AnyGameWords> };

type GameLoaders = typeof GAME_WORDS;

/** What a game says in one language: with that game's types where its id is known, else as words of any game. */
export function gameWords<I extends keyof GameLoaders>(
  game: I,
  language: Language,
): ReturnType<GameLoaders[I]>;
export function gameWords(game: string, language: Language): Promise<AnyGameWords>;
export function gameWords(game: string, language: Language): Promise<AnyGameWords> {
  if (!isGameId(game)) throw new Error(`no words for ${game}`);
  return GAME_WORDS[game](language);
}
