// What a static site says where a server would be needed.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface NeedsServerWords {
  readonly title: string;
  readonly about: string;
  readonly here: string;
  readonly worksHere: readonly string[];
  readonly elsewhere: string;
  readonly needServer: readonly string[];
  readonly how: string;
  readonly play: string;
}

export const needsServerWords = catalogue(
  languageLoader<NeedsServerWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
