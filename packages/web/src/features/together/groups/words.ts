// What is said about groups.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface GroupWords {
  readonly title: string;
  readonly members: (count: number) => string;
  readonly start: string;
  /** What the games below are for. */
  readonly startIn: (group: string) => string;
  readonly sit: string;
  readonly look: string;
  readonly askedBy: (by: string, group: string) => string;
  readonly join: string;
  readonly notNow: string;
  readonly notices: string;
  readonly noticesHint: string;
  readonly noticesFailed: string;
  readonly yourName: string;
  readonly outside: string;
  readonly make: string;
  readonly makeHint: string;
  readonly name: string;
  readonly makeDo: string;
  /** The others have been asked. */
  readonly made: string;
  readonly forGroup: (group: string) => string;
  readonly rename: string;
  readonly renameDo: string;
  readonly membersTitle: string;
  readonly you: string;
  readonly somebody: string;
  readonly invite: string;
  readonly inviteHint: string;
  readonly inviteText: (group: string) => string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly share: string;
  readonly qr: string;
  readonly onlyHere: string;
  readonly tally: string;
  readonly tallyFacts: (games: number, evenings: number) => string;
  readonly player: string;
  readonly evenings: string;
  readonly games: string;
  readonly won: string;
  readonly byGame: string;
  readonly wonOf: (won: number, of: number) => string;
  readonly tallyNone: string;
  readonly history: string;
  /** After the name of who won, for those who do not see that it is bold. */
  readonly winner: string;
  readonly showAll: (count: number) => string;
  readonly leave: string;
  readonly leaveAsk: (group: string) => string;
  readonly leaveWhat: readonly string[];
  readonly leaveLast: string;
  readonly leaveYes: string;
  readonly leaveNo: string;
  readonly left: (group: string) => string;
  readonly again: string;
  readonly started: (by: string, game: string, group: string) => string;
  readonly goThere: string;
}

export const loadGroupWords = languageLoader<GroupWords>({
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  it: async () => (await import('./words/it.ts')).it,
  nl: async () => (await import('./words/nl.ts')).nl,
  es: async () => (await import('./words/es.ts')).es,
  en: async () => (await import('./words/en.ts')).en,
});

export const groupWords = catalogue(loadGroupWords);
