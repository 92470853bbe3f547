// What is said at a table with others.
import type { AbsenceChoice } from '@crescendo/protocol';
import type { ReactionName } from '@crescendo/protocol/connection';
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface OnlineWords {
  readonly finding: string;
  readonly unknown: string;
  readonly unknownWhy: string;
  readonly noSpectators: string;
  readonly noSpectatorsWhy: string;
  readonly noLine: string;
  readonly noLineWhy: string;

  readonly lineLost: string;
  readonly moveWaits: string;
  readonly moveSent: string;
  readonly closed: string;
  readonly newTable: string;
  readonly held: string;
  /** The pause is over. */
  readonly resumed: string;
  readonly goOn: string;
  readonly wantsPause: (names: string) => string;
  readonly askedPause: string;
  readonly agree: string;
  /** Somebody asks to take a move back. `luck`: something was drawn or rolled since. */
  readonly asksBack: (name: string, luck: boolean) => string;
  readonly askedBack: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly away: (name: string) => string;
  /** Somebody has been gone for a minute: what to do? */
  readonly absent: (name: string) => string;
  readonly absence: { readonly [C in AbsenceChoice]: string };
  /** What another player has chosen of these. */
  readonly wants: (name: string, choice: string) => string;
  readonly left: string;
  readonly takeBack: string;
  readonly watching: string;
  /** Whose connection was lost, or is there again. */
  readonly disconnected: (name: string) => string;
  readonly connected: (name: string) => string;
  /** Who watches the game, or no longer does. */
  readonly watches: (names: readonly string[]) => string;
  readonly watchesNoMore: (names: readonly string[]) => string;
  /** Who watches without a seat. */
  readonly audience: (names: string) => string;
  readonly more: (count: number) => string;
  /** On a name plate: this player is rearranging the table, and one can watch. */
  readonly building: string;
  readonly next: string;
  readonly come: string;
  /** For somebody who has no seat. */
  readonly watchNext: string;

  /** Somebody without a name. */
  readonly guest: string;
  /** On a name plate. */
  readonly offline: string;
  readonly botPlays: string;
  readonly timeLeft: (name: string, time: string) => string;

  readonly talk: string;
  readonly newLines: (count: number) => string;
  readonly nothingSaid: string;
  readonly yourWords: string;
  readonly send: string;
  readonly talkOff: string;
  /** The host has muted this player. */
  readonly muted: string;
  readonly unmuted: string;
  /** Above what was said at the tables before. */
  readonly earlier: string;
  readonly spectatorsReact: string;
  readonly hearing: string;
  readonly hideTalk: string;
  readonly showTalk: string;
  readonly slowly: string;
  readonly reactions: { readonly [R in ReactionName]: string };
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly quietForAll: (name: string) => string;

  readonly menu: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly notCopied: string;
  readonly pause: string;
  readonly pauseWhy: string;
  readonly leave: string;
  readonly leaveWhy: string;
  readonly leaveYes: string;
  readonly closeTable: string;
  readonly closeWhy: string;
  readonly closeYes: string;
  readonly switchTalkOff: string;
  readonly switchTalkOn: string;
  readonly switchReactionsOff: string;
  readonly switchReactionsOn: string;
  readonly cancel: string;
  readonly stopWatching: string;

  readonly rematch: string;
  readonly otherGame: string;
  readonly record: string;
  readonly fair: string;
  readonly daily: string;

  /** In the tab, while another one is looked at. */
  readonly turnTitle: (game: string) => string;
  readonly turnElsewhere: (game: string) => string;
  readonly goThere: string;
  readonly tellMe: string;
  readonly tellMeYes: string;
  readonly tellMeNo: string;
  readonly tellMeDone: string;
  readonly tellMeFailed: string;
}

export const onlineWords = catalogue(
  languageLoader<OnlineWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
