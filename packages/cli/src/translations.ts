// Everything said in one game, in one language.
import { type AnyGameWords, type CommonWords, commonWords, gameWords, type Language } from '@crescendo/words';
import { type Words, wordsFor } from './words.ts';

export interface Translations {
  readonly language: Language;
  /** The texts of the command line itself. */
  readonly cli: Words;
  readonly common: CommonWords;
  readonly game: AnyGameWords;
}

export const loadTranslations = async (id: string, language: Language): Promise<Translations> => ({
  language,
  cli: await wordsFor(language),
  common: await commonWords(language),
  game: await gameWords(id, language),
});
