// What is said about a player's own mistakes as exercises.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface MistakesWords {
  readonly title: string;
  readonly about: string;
  readonly today: (exercises: number, minutes: number) => string;
  readonly later: (exercises: number) => string;
  readonly prompt: string;
  readonly added: (date: string) => string;
  readonly showMe: string;
  readonly checking: string;
  readonly failed: string;
  readonly right: string;
  readonly wrong: string;
  readonly same: string;
  readonly cost: (share: string) => string;
  readonly better: (move: string) => string;
  readonly comesBack: (days: number) => string;
  readonly next: string;
  readonly remove: string;
  readonly removed: string;
  readonly none: string;
  readonly noneWhy: string;
  readonly toGames: string;
  readonly done: string;
  readonly doneWhy: (days: number) => string;
  readonly ahead: string;
}

export const mistakesWords = catalogue(
  languageLoader<MistakesWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
