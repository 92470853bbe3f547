// What is said when this device joins another one's person.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface JoinWords {
  readonly title: string;
  readonly about: string;
  readonly code: string;
  readonly join: string;
  readonly before: string;
  /** Known already: as whom, and with how many games going on. */
  readonly known: (name: string, running: number) => string;
  readonly leftBehind: string;
  readonly unknown: string;
  readonly stays: string;
  readonly done: (name: string) => string;
  readonly tooShort: string;
  readonly getCode: string;
}

export const joinWords = catalogue(
  languageLoader<JoinWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
