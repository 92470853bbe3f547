// What the page around the rules of a game says.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface RulesPageWords {
  readonly title: (game: string) => string;
  readonly contents: string;
  readonly which: string;
  readonly games: string;
  readonly play: string;
}

export const rulesPageWords = catalogue(
  languageLoader<RulesPageWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
