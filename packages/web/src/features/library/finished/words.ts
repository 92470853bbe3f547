// What is said about a game that is over, on its own page.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface FinishedWords {
  /** In the tab and as the heading. */
  readonly title: (game: string) => string;
  readonly played: (date: string) => string;
  readonly daily: (date: string) => string;
  readonly steps: string;
  readonly eyes: string;
  /** Nobody's eyes: what everybody at the table could see. */
  readonly everybody: string;
  readonly link: string;
  readonly copyLink: string;
  /** When there is nothing to show. */
  readonly lost: string;
  readonly going: string;
  readonly toTable: string;
  readonly fair: FairWords;
}

export interface FairWords {
  readonly title: string;
  readonly about: string;
  /** Where nobody but the server had a share, as in a deal of the day. */
  readonly aboutServer: string;
  readonly check: string;
  readonly checking: string;
  readonly yes: string;
  /** Instead of yes, where less is proven. */
  readonly asPromised: string;
  readonly yesWhy: (throws: number) => string;
  /** What is proven on this device; see `Proof`. */
  readonly proof: { readonly fixed: string; readonly own: string; readonly follows: string };
  readonly unrevealed: (name: string) => string;
  readonly ownShareMissing: string;
  readonly shareExchanged: (name: string) => string;
  readonly shareChanged: (name: string) => string;
  readonly no: string;
  /** Said after yes, on a device that was at the table. */
  readonly seenHere: string;
  readonly otherCommitment: string;
  readonly otherSeed: string;
  readonly bent: (event: number, found: string, thrown: string) => string;
  readonly notAGame: (event: number) => string;
  readonly unreadable: string;
  readonly notYet: string;
  readonly noSeed: string;
  readonly numbers: string;
  readonly commitment: string;
  readonly seed: string;
  readonly shareOf: (name: string) => string;
  readonly noShare: string;
  readonly fromHere: string;
  readonly how: string;
}

export const finishedWords = catalogue(
  languageLoader<FinishedWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
