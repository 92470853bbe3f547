// What the home page says.
import type { GameId } from '@crescendo/rules/manifests';
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export interface HomeWords {
  readonly tagline: string;
  readonly promise: string;
  readonly games: string;
  /** A line below the title; a game without one has none. */
  readonly about: { readonly [G in GameId]?: string };
  readonly play: string;
  readonly playNow: (game: string) => string;
  readonly withFriends: string;
  readonly withFriendsOf: (game: string) => string;
  /** When not even the way to the server could be loaded. */
  readonly noFriends: string;
  readonly options: string;
  readonly optionsOf: (game: string) => string;
  /** "by Michael Schacht" */
  readonly by: (authors: string) => string;
  /** Ways to other people, and to more than a game. */
  readonly ways: string;
  readonly daily: string;
  readonly puzzles: string;
  readonly lobby: string;
  readonly mine: string;
  readonly goOn: string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly fillsUp: (free: number) => string;
  readonly moves: (count: number) => string;
  readonly remove: (what: string) => string;
  readonly removed: (game: string) => string;
  readonly undo: string;
  readonly finished: string;
  readonly lookAt: (game: string) => string;
  readonly asideTitle: (count: number) => string;
  readonly asideWhy: string;
  readonly asideSave: string;
  readonly openRecord: string;
  readonly makers: string;
  readonly affiliation: string;
  readonly buy: string;
  readonly licence: string;
}

export const homeWords = catalogue(
  languageLoader<HomeWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
