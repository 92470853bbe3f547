// What is said in the lobby.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface LobbyWords {
  readonly title: string;
  readonly quick: string;
  readonly quickHint: string;
  readonly quickOf: (game: string) => string;
  readonly tables: string;
  readonly game: string;
  readonly allGames: string;
  readonly what: string;
  readonly whats: { readonly all: string; readonly join: string; readonly watch: string };
  readonly pace: string;
  readonly paces: { readonly all: string; readonly fast: string; readonly slow: string };
  readonly taken: (taken: number, seats: number) => string;
  readonly playing: string;
  readonly full: string;
  readonly join: string;
  readonly joinOf: (game: string, names: string) => string;
  readonly watch: string;
  readonly watchOf: (game: string, names: string) => string;
  readonly goOn: string;
  readonly nobody: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly nothingFits: string;
  readonly showAll: string;
  readonly openOf: (game: string) => string;
  readonly found: (count: number) => string;
}

export const lobbyWords = catalogue(
  languageLoader<LobbyWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
