// Why something did not happen, in the words of a person. The server and the page only know codes.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../shell/catalogue.ts';
import { currentLanguage } from '../shell/language.ts';
import { ApiError, type ApiErrorCode } from './api.ts';

export type ErrorSentences = { readonly [W in ApiErrorCode]: string };

const sentences = languageLoader<ErrorSentences>({
  de: async () => (await import('./error-words/de.ts')).de,
  fr: async () => (await import('./error-words/fr.ts')).fr,
  it: async () => (await import('./error-words/it.ts')).it,
  nl: async () => (await import('./error-words/nl.ts')).nl,
  es: async () => (await import('./error-words/es.ts')).es,
  en: async () => (await import('./error-words/en.ts')).en,
});

/** A server that is newer than this page may know reasons that the page does not. */
export const errorWords = catalogue(async (language) => {
  const said = await sentences(language);
  return (code: ApiErrorCode): string => said[code] ?? said['try-again'];
});

/** The reason in an error; whatever is no refusal is a fault of ours, and thrown on. */
export const errorCodeOf = (error: unknown): ApiErrorCode => {
  if (error instanceof ApiError) return error.code;
  throw error;
};

/** The sentence for an error, loaded in the current language. */
export const errorSentence = async (error: unknown): Promise<string> => {
  const code = errorCodeOf(error);
  const said = await sentences(currentLanguage());
  return said[code] ?? said['try-again'];
};
