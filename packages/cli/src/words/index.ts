import type { Language } from '@crescendo/words';
import type { Words } from './words.ts';

const WORDS: { readonly [L in Language]: () => Promise<Words> } = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  en: async () => (await import('./en.ts')).en,
};

export const wordsFor = (language: Language): Promise<Words> => WORDS[language]();

export type * from './words.ts';
