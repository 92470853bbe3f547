import { languageLoader } from '@crescendo/words';
import type { ErrorWords } from './words.ts';

export const errorWords = languageLoader<ErrorWords>({
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  en: async () => (await import('./en.ts')).en,
});

export type * from './words.ts';
