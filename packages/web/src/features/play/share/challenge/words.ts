// What is said about challenges: the same game with the same luck for somebody else.
import { languageLoader } from '@crescendo/words';
import type { NoChallenge } from '../../../../session/challenge.ts';
import { catalogue } from '../../../../shell/catalogue.ts';

export interface ChallengeWords {
  /** In the tab and as the heading. */
  readonly title: string;
  /** Above the link. */
  readonly about: string;
  /** What the link contains. */
  readonly inLink: string;
  readonly link: string;
  /** What is sent with the link. */
  readonly message: (game: string) => string;
  readonly why: { readonly [why in NoChallenge]: string };
  readonly challenges: (name: string) => string;
  readonly somebody: string;
  readonly sameLuck: string;
  /** `result`: "54 points, won". */
  readonly toBeat: (result: string) => string;
  readonly theyTookBack: (name: string, moves: number) => string;
  readonly accept: string;
  readonly goOn: string;
  readonly ownGame: string;
  readonly damaged: string;
  readonly damagedWhy: string;
  readonly compare: string;
  readonly youBetter: (name: string) => string;
  readonly theyBetter: (name: string) => string;
  readonly equal: string;
  readonly result: string;
  readonly won: string;
  readonly tied: string;
  readonly lost: string;
  readonly decisions: string;
  readonly takenBack: string;
  readonly apart: string;
  /** `same`: how many decisions were the same before. */
  readonly apartAfter: (same: number) => string;
  readonly apartAnswer: string;
  readonly sameGame: string;
  readonly ended: string;
  readonly answer: string;
  readonly waiting: string;
  readonly dailyOf: (day: string) => string;
  /** Above the link to a deal of the day. */
  readonly aboutDaily: string;
  /** The other's game of today is not to be seen yet. */
  readonly later: string;
  readonly dayOver: string;
  readonly toRanking: string;
}

export const challengeWords = catalogue(
  languageLoader<ChallengeWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
