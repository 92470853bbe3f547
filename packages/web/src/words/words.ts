// What the pages around the boards say. One object for each language; a missing sentence does not compile.
import type { Level } from '@crescendo/bots';
import type { SeriesOptions } from '@crescendo/rules';
import type { Language } from '@crescendo/words';
import { catalogue } from '../app/catalogue.ts';

export type GameId = '5vor12' | 'rummikub' | 'finito' | 'qwinto';

export interface PagesWords {
  readonly home: HomeWords;
  readonly newGame: NewGameWords;
  readonly settings: SettingsWords;
  readonly rules: RulesWords;
  readonly record: RecordWords;
  readonly bars: NoticeWords;
}

export interface HomeWords {
  readonly tagline: string;
  readonly promise: string;
  readonly games: string;
  readonly about: { readonly [G in GameId]: string };
  readonly play: string;
  readonly playNow: (game: string) => string;
  readonly withFriends: string;
  readonly withFriendsOf: (game: string) => string;
  /** When not even the way to the server could be loaded. */
  readonly noFriends: string;
  readonly options: string;
  readonly optionsOf: (game: string) => string;
  readonly rules: string;
  readonly rulesOf: (game: string) => string;
  /** "by Michael Schacht" */
  readonly by: (authors: string) => string;
  /** Ways to other people. */
  readonly ways: string;
  readonly daily: string;
  readonly lobby: string;
  readonly mine: string;
  readonly goOn: string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly fillsUp: (free: number) => string;
  readonly against: (names: string) => string;
  readonly alone: string;
  readonly player: (number: number) => string;
  readonly moves: (count: number) => string;
  readonly remove: (what: string) => string;
  readonly removed: (game: string) => string;
  readonly undo: string;
  readonly showAll: (count: number) => string;
  readonly finished: string;
  readonly lookAt: (game: string) => string;
  readonly asideTitle: (count: number) => string;
  readonly asideWhy: string;
  readonly asideSave: string;
  readonly openRecord: string;
  readonly language: string;
  readonly toDark: string;
  readonly toLight: string;
  readonly settings: string;
  readonly home: string;
  readonly makers: string;
  readonly affiliation: string;
  readonly buy: string;
  readonly licence: string;
}

export interface NewGameWords {
  readonly title: (game: string) => string;
  readonly who: string;
  readonly howMany: (min: number, max: number) => string;
  readonly seat: (number: number) => string;
  readonly person: string;
  readonly bot: string;
  readonly name: string;
  readonly level: string;
  readonly levels: { readonly [L in Level]: { readonly name: string; readonly about: string } };
  readonly addPerson: string;
  readonly addBot: string;
  readonly removeSeat: (number: number) => string;
  readonly onlyBots: string;
  readonly together: string;
  readonly which: string;
  /** Said of the first preset. */
  readonly usual: string;
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
  readonly start: string;
  readonly reset: string;
  readonly unknown: string;
}

export interface SettingsWords {
  readonly title: string;
  readonly you: string;
  readonly name: string;
  readonly nameHint: string;
  readonly language: string;
  readonly languageAuto: (language: string) => string;
  readonly look: string;
  readonly preview: string;
  readonly theme: string;
  readonly themes: { readonly [T in 'system' | 'light' | 'dark']: string };
  readonly largeTiles: string;
  readonly shapes: string;
  readonly shapesHint: string;
  readonly movement: string;
  readonly motion: string;
  readonly motions: { readonly [M in 'system' | 'less']: string };
  readonly speed: string;
  readonly speeds: { readonly [S in 'slow' | 'normal' | 'fast']: string };
  readonly hearing: string;
  readonly sound: string;
  readonly volume: string;
  readonly soundTest: string;
  readonly vibration: string;
  readonly playing: string;
  readonly confirm: string;
  readonly confirmHint: string;
  readonly guide: string;
  readonly guideHint: string;
  readonly guideAgain: (game: string) => string;
  readonly guideReady: (game: string) => string;
  readonly device: string;
  readonly install: string;
  readonly forget: string;
  readonly forgetHint: string;
  readonly forgetAsk: string;
  readonly forgetWhat: string;
  readonly forgetYes: string;
  readonly forgetNo: string;
}

export interface RulesWords {
  readonly title: (game: string) => string;
  readonly contents: string;
  readonly which: string;
  readonly games: string;
  readonly play: string;
}

export interface RecordWords {
  readonly title: string;
  readonly about: string;
  readonly text: string;
  readonly file: string;
  readonly drop: string;
  readonly open: string;
  readonly empty: string;
  readonly tooBig: string;
  readonly line: (line: number) => string;
}

export interface NoticeWords {
  readonly full: string;
  readonly forbidden: string;
  readonly understood: string;
  readonly update: string;
  readonly updateNow: string;
  readonly later: string;
}

const load = async (language: Language): Promise<PagesWords> => {
  switch (language) {
    case 'de':
      return (await import('./de.ts')).de;
    case 'fr':
      return (await import('./fr.ts')).fr;
    case 'it':
      return (await import('./it.ts')).it;
    case 'nl':
      return (await import('./nl.ts')).nl;
    case 'es':
      return (await import('./es.ts')).es;
    case 'en':
      return (await import('./en.ts')).en;
  }
};

export const pagesWords = catalogue(load);
