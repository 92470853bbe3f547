// What all pages around the tables say.
import type { Level, Style } from '@crescendo/bots';
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export interface SharedWords {
  readonly rules: string;
  readonly rulesOf: (game: string) => string;
  readonly against: (names: string) => string;
  readonly alone: string;
  readonly player: (number: number) => string;
  readonly showAll: (count: number) => string;
  readonly language: string;
  readonly toDark: string;
  readonly toLight: string;
  readonly settings: string;
  readonly home: string;
  readonly back: string;
  readonly levels: LevelWords;
  /** How a bot plays, beside how well. */
  readonly styles: StyleWords;
  readonly unknownGame: string;
  readonly notices: NoticeWords;
}

export type LevelWords = { readonly [L in Level]: { readonly name: string; readonly about: string } };

export type StyleWords = { readonly [S in Style]: string };

export interface NoticeWords {
  readonly full: string;
  readonly forbidden: string;
  readonly understood: string;
  readonly update: string;
  readonly updateNow: string;
  readonly later: string;
}

export const sharedWords = catalogue(
  languageLoader<SharedWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
