// What is said about my games, my figures and my data.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface MineWords {
  readonly title: string;
  /** The three parts of the page. */
  readonly games: string;
  readonly statistics: string;
  readonly data: string;

  readonly forMe: string;
  readonly forOthers: string;
  readonly notBegun: string;
  readonly over: string;
  readonly here: string;
  readonly daily: string;
  readonly freeSeats: (count: number) => string;
  readonly somebody: string;
  readonly won: string;
  readonly lost: string;
  readonly tied: string;
  readonly none: string;
  readonly noneWhy: string;
  readonly begin: string;
  readonly toDaily: string;
  /** Said after why the server does not answer. */
  readonly onlyHere: string;
  readonly again: string;

  readonly review: string;
  /** So many exercises wait today. */
  readonly exercises: (count: number) => string;
  readonly toExercises: string;

  readonly stats: StatisticsWords;
  readonly overTime: OverTimeWords;
  readonly mine: DataWords;
}

interface StatisticsWords {
  readonly none: string;
  readonly noneWhy: string;
  readonly played: string;
  readonly won: string;
  readonly wonOf: (won: number, of: number) => string;
  readonly mean: string;
  readonly best: string;
  readonly streak: string;
  readonly longest: string;
  readonly takenBack: string;
  readonly last: string;
  /** The picture in one sentence; never of a single game. */
  readonly picture: (count: number, least: number, most: number) => string;
  readonly meanLine: string;
  readonly asTable: string;
  readonly date: string;
  readonly points: string;
  readonly outcome: string;
  readonly notWon: string;
  readonly against: string;
  readonly opponent: string;
  readonly winsLosses: string;
  readonly together: string;
  readonly note: string;
}

interface OverTimeWords {
  readonly title: string;
  readonly luck: string;
  readonly skill: string;
  /** The band in the picture. */
  readonly usual: string;
  readonly picture: (games: number, luck: string, skill: string) => string;
  readonly line: (games: number, luck: string, skill: string) => string;
  readonly recurring: string;
  readonly times: (count: number) => string;
  readonly toExercises: string;
}

export interface DataWords {
  readonly about: string;
  readonly unknown: string;
  readonly known: string;
  readonly since: string;
  readonly devices: string;
  readonly tables: string;
  readonly talk: string;
  readonly push: string;
  readonly groups: string;
  readonly exercises: string;
  readonly nameTitle: string;
  readonly name: string;
  readonly nameHint: string;
  readonly nameSave: string;
  readonly nameSaved: (name: string) => string;
  readonly second: string;
  readonly secondHint: string;
  readonly getCode: string;
  readonly codeHow: (address: string) => string;
  readonly code: string;
  readonly codeQr: string;
  readonly codeLeft: (minutes: number) => string;
  readonly codeOver: string;
  readonly newCode: string;
  readonly haveCode: string;
  readonly export: string;
  readonly exportHint: string;
  readonly exportDo: string;
  readonly exported: string;
  readonly delete: string;
  readonly deleteHint: string;
  readonly deleteDo: string;
  readonly deleteAsk: string;
  readonly deleteWhat: readonly string[];
  readonly deleteYes: string;
  readonly deleteNo: string;
  readonly deleted: string;
  readonly hereToo: string;
  readonly settings: string;
}

export const mineWords = catalogue(
  languageLoader<MineWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
