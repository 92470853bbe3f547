// What is said about the deals of the day.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface DailyWords {
  readonly title: string;
  readonly about: string;
  /** What is done about those who look first with another identity. */
  readonly honest: string;
  readonly today: string;
  readonly dayBefore: string;
  readonly dayAfter: string;
  readonly toToday: string;
  readonly left: (hours: number, minutes: number) => string;
  readonly against: (bot: string) => string;
  readonly play: string;
  readonly goOn: string;
  readonly look: string;
  /** On a day that is over. */
  readonly notPlayed: string;
  readonly givenUp: string;
  readonly won: string;
  readonly lost: string;
  readonly points: (points: number) => string;
  readonly place: (place: number, of: number) => string;
  readonly rankingOf: (game: string) => string;
  readonly rank: string;
  readonly name: string;
  readonly score: string;
  readonly wonColumn: string;
  readonly yes: string;
  readonly no: string;
  readonly moves: string;
  readonly you: string;
  readonly somebody: string;
  /** Explains the mark at a name. */
  readonly later: string;
  readonly rankingAmong: string;
  readonly everyone: string;
  readonly nobody: string;
  readonly nobodyThen: string;
  readonly nobodyHere: string;
  readonly showAll: (count: number) => string;
  readonly share: string;
  /** The picture, for those who do not see it. */
  readonly picture: (ahead: number, level: number, behind: number) => string;
  readonly pictureHint: string;
  readonly copied: string;
  readonly notCopied: string;
  /** In the middle of a line. */
  readonly sharedWon: string;
  readonly sharedLost: string;
  readonly puzzle: string;
  readonly again: string;
}

export const dailyWords = catalogue(
  languageLoader<DailyWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
