// What is said before a game: who plays, by which rules, how long.
import type { Clock } from '@crescendo/protocol';
import type { SeriesOptions } from '@crescendo/rules';
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export interface NewGameWords {
  readonly title: (game: string) => string;
  readonly who: string;
  readonly howMany: (min: number, max: number) => string;
  readonly seat: (number: number) => string;
  readonly person: string;
  readonly bot: string;
  readonly name: string;
  readonly level: string;
  readonly addPerson: string;
  readonly addBot: string;
  readonly removeSeat: (number: number) => string;
  readonly onlyBots: string;
  readonly together: string;
  readonly begins: string;
  readonly byLot: string;
  readonly which: string;
  /** Said of the first preset. */
  readonly defaultRules: string;
  readonly differences: (from: string) => string;
  readonly noDifference: string;
  readonly seatsOnly: (min: number, max: number) => string;
  readonly singleRules: string;
  readonly changed: (count: number) => string;
  readonly howLong: string;
  readonly oneGame: string;
  readonly bookletSeries: string;
  readonly ownSeries: string;
  readonly series: (series: SeriesOptions, seats: number) => string;
  readonly rounds: string;
  readonly roundsEach: string;
  readonly noLimit: string;
  readonly target: string;
  readonly noTarget: string;
  readonly by: string;
  readonly byPoints: string;
  readonly byWins: string;
  readonly clock: string;
  readonly noClock: string;
  readonly seconds: (seconds: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly clockHint: string;
  /** Said while no clock is chosen: the same as with one tap on the home page. */
  readonly noClockHint: string;
  readonly start: string;
  readonly reset: string;
  readonly online: OnlineTermsWords;
}

/** Where a table for friends is chosen. */
export interface OnlineTermsWords {
  readonly where: string;
  readonly here: string;
  readonly friends: string;
  readonly howMany: string;
  readonly howManyHint: string;
  readonly seat: (number: number) => string;
  readonly lotHint: string;
  readonly clockKinds: { readonly [K in Clock['kind']]: string };
  readonly clockHints: { readonly [K in Clock['kind']]: string };
  readonly time: string;
  readonly booklet: (time: string) => string;
  readonly bank: (time: string, increment: string) => string;
  readonly days: (days: number) => string;
  readonly more: string;
  readonly public: string;
  readonly publicHint: string;
  readonly spectators: string;
  readonly spectatorsHint: string;
  readonly delay: string;
  readonly noDelay: string;
  readonly later: (time: string) => string;
  readonly talk: string;
  readonly talkHint: string;
  readonly reactions: string;
  readonly reactionsHint: string;
  /** Rummikub: the others see the table while a player rearranges it. */
  readonly drafts: string;
  readonly draftsHint: string;
  readonly level: string;
  readonly make: string;
  readonly change: (game: string) => string;
  readonly changeHint: string;
  readonly changeDo: string;
}

export const newGameWords = catalogue(
  languageLoader<NewGameWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
