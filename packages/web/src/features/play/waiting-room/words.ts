// What is said while friends gather round a table.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface WaitingRoomWords {
  readonly title: (game: string) => string;
  /** An empty name: somebody who has none. */
  readonly invitedBy: (name: string) => string;
  readonly yourTable: string;
  readonly anyTable: string;
  readonly change: string;
  readonly changeLabel: string;

  readonly noClock: string;
  readonly perMove: (time: string) => string;
  readonly bank: (time: string, increment: string) => string;
  readonly daysPerMove: (days: number) => string;
  readonly oneGame: string;
  readonly rounds: (rounds: number) => string;
  readonly points: (points: number) => string;
  readonly begins: (number: number) => string;
  readonly beginsByLot: string;
  readonly rulesChanged: (count: number) => string;

  readonly invite: string;
  readonly inviteHint: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly share: string;
  readonly shareText: (game: string) => string;
  readonly qr: string;
  readonly qrHint: string;
  readonly showQr: string;
  readonly hideQr: string;
  /** The label of the choice between several addresses of this server. */
  readonly address: string;
  /** No other device can reach this server. */
  readonly onlyHere: string;

  readonly seats: string;
  readonly seat: (number: number) => string;
  readonly emptySeat: string;
  readonly you: string;
  readonly host: string;
  readonly away: string;
  readonly here: string;
  readonly guest: string;
  readonly bot: string;
  readonly sitHere: string;
  readonly takeSeat: (number: number) => string;
  readonly giveBot: (number: number) => string;
  readonly takeBack: (number: number) => string;
  readonly botLevel: (number: number) => string;
  readonly removeGuest: (name: string) => string;
  readonly addSeat: string;
  readonly removeSeat: string;
  readonly standUp: string;
  readonly notReady: string;
  readonly ready: string;

  readonly name: string;
  readonly namePlaceholder: string;
  readonly chooseSeat: string;
  readonly allTaken: string;
  readonly justWatch: string;
  readonly watching: string;
  readonly joinAfterAll: string;
  /** Who watches without a seat; and for the host, the way to offer them one. */
  readonly audience: string;
  readonly offerSeat: string;
  readonly offerSeatTo: (name: string) => string;
  readonly offered: string;
  /** An empty name: somebody who has none. */
  readonly offersYou: (name: string) => string;
  readonly sitDown: string;
  readonly ratherWatch: string;
  readonly tally: string;

  readonly start: string;
  readonly stillFree: (count: number) => string;
  readonly allHere: string;
  readonly fillBots: string;
  readonly startedBy: (name: string) => string;
  readonly startsFull: string;
  readonly stillAsked: (names: string) => string;
  readonly alone: string;
  readonly meanwhile: string;
  readonly again: string;
  readonly againYes: string;
  readonly againNo: string;

  readonly close: string;
  readonly closeAsk: string;
  readonly closeWhat: string;
  readonly closeYes: string;
  readonly closeNo: string;

  readonly closed: string;
  readonly closedWhy: string;
  readonly moved: string;
  readonly newTable: string;

  readonly satDown: (name: string, seat: number) => string;
  readonly stoodUp: (seat: number) => string;
}

export const waitingRoomWords = catalogue(
  languageLoader<WaitingRoomWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
