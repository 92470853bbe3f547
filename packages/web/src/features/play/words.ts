// What the table page says, whatever the game.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';
import type { SpokenWords } from './announcements/spoken-words.ts';

export interface TableWords {
  /** The only person at a table with bots, on the name plate. */
  readonly you: string;
  readonly title: (game: string) => string;
  readonly home: string;
  readonly menu: string;
  readonly close: string;
  readonly rules: string;
  readonly settings: string;
  /** On the button that does it. */
  readonly soundOff: string;
  readonly soundOn: string;
  /** Once it is done. */
  readonly soundIsOff: string;
  readonly soundIsOn: string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly thinking: (name: string) => string;
  readonly chosen: (name: string) => string;
  readonly waitingFor: (names: string) => string;
  readonly round: (round: number, of: number | undefined) => string;
  readonly total: string;
  readonly points: (points: number) => string;
  readonly undo: string;
  readonly undone: string;
  /** The question before a finished game is taken back. */
  readonly undoOver: string;
  readonly undoOverYes: string;
  readonly undoOverNo: string;
  readonly takenBack: (moves: number) => string;
  readonly hint: string;
  readonly hintWait: string;
  readonly hintNone: string;
  /** The second move is as good as the first. */
  readonly hintBoth: (move: string) => string;
  readonly hintNext: (move: string) => string;
  readonly hintPlay: string;
  /** What the others did in the meantime, shown again. */
  readonly sinceLast: string;
  readonly log: string;
  readonly logStart: string;
  readonly moment: (number: number, of: number) => string;
  readonly back: string;
  readonly forward: string;
  readonly toStart: string;
  readonly toNow: string;
  readonly lookingBack: string;
  readonly paused: string;
  readonly whyRule: string;
  readonly cover: (name: string) => string;
  readonly coverWhy: string;
  readonly uncover: (name: string) => string;
  readonly guide: string;
  readonly guideNext: string;
  /** After the guide's text: the expert's move is marked on the board. */
  readonly guideMarked: string;
  readonly guideClose: string;
  readonly guideOff: string;
  readonly confirm: (move: string) => string;
  readonly yes: string;
  readonly no: string;
  /** `withYou`: the reader is one of several. */
  readonly won: (names: string, several: boolean, withYou: boolean) => string;
  readonly youWon: string;
  readonly tie: (names: string) => string;
  readonly alone: string;
  readonly roundOver: (round: number) => string;
  readonly nextRound: string;
  readonly seriesOver: string;
  readonly rematch: string;
  readonly review: string;
  /** Before the tally of the games these players have played today. */
  readonly evening: string;
  /** For a spectator. */
  readonly showLarge: (name: string) => string;
  readonly strongerBot: string;
  readonly easierBot: string;
  readonly otherGame: string;
  readonly look: string;
  readonly result: string;
  readonly share: string;
  /** To play the same game with the same luck. */
  readonly challenge: string;
  /** The game beside that of the challenger. */
  readonly compare: string;
  readonly picture: string;
  /** To somebody without a name, who is "you" in the picture, too. */
  readonly nameless: string;
  readonly giveName: string;
  readonly sharePicture: string;
  readonly savePicture: string;
  /** Once it is done: under which name, and where. */
  readonly saved: (file: string) => string;
  readonly copyLink: string;
  readonly showText: string;
  readonly shareText: string;
  readonly shareFile: string;
  readonly shareSystem: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly trouble: string;
  readonly retry: string;
  readonly secondsLeft: (seconds: number) => string;
  readonly gone: string;
  readonly goneWhy: string;
  readonly aside: string;
  readonly asideWhy: string;
  /** For people who do not see the page. */
  readonly spoken: SpokenWords;
}

export const tableWords = catalogue(
  languageLoader<TableWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
