// What the page that opens a record says.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface RecordWords {
  readonly title: string;
  readonly about: string;
  readonly text: string;
  readonly file: string;
  readonly drop: string;
  readonly open: string;
  readonly empty: string;
  readonly tooBig: string;
  readonly line: (line: number) => string;
}

export const recordWords = catalogue(
  languageLoader<RecordWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
