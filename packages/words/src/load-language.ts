// How texts in several languages are loaded: each language when it is needed. The imports are written out where the
// texts are, so that a bundler can make each a chunk of its own.
import type { Language } from './languages.ts';

/** One loader for each language: a missing one does not compile. */
type LanguageLoaders<W> = { readonly [L in Language]: () => Promise<W> };

/** Some languages, English among them. */
type SomeLanguageLoaders<W> = Partial<LanguageLoaders<W>> & Pick<LanguageLoaders<W>, 'en'>;

/** Loads texts that exist in every language: `languageLoader({ de: async () => (await import('./de.ts')).de, … })`. */
export const languageLoader = <W>(loaders: LanguageLoaders<W>): ((language: Language) => Promise<W>) =>
  languageLoaderWithFallback(loaders);

/** Loads texts that are not translated into every language yet: those missing are in English. */
export const languageLoaderWithFallback =
  <W>(loaders: SomeLanguageLoaders<W>): ((language: Language) => Promise<W>) =>
  (language) =>
    (loaders[language] ?? loaders.en)();
