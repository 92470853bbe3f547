// What the review of a finished game says. `name` is `undefined` where a sentence is about the reader.
import type { Level } from '@crescendo/bots';
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';
import type { LuckRank, Often } from './data/figures.ts';

type Name = string | undefined;
/** Bots' levels by their names, as at the new game. */
export type LevelName = (level: Level) => string;

export interface ReviewWords {
  /** In the tab and as the heading. */
  readonly title: (game: string) => string;
  readonly making: (share: string) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly goOn: string;
  readonly failed: string;
  readonly again: string;
  readonly whose: string;
  readonly round: string;

  /** Instead of a review. */
  readonly running: string;
  readonly runningWhy: string;
  readonly toTable: string;
  readonly gone: string;
  readonly goneWhy: string;
  readonly openRecord: string;
  readonly alone: string;
  readonly aloneWhy: string;
  readonly notYours: string;
  readonly notYoursWhy: string;
  /** Above the review at a table with others. */
  readonly ownOnly: string;
  readonly sharing: string;
  readonly sharingHow: string;
  readonly shareMine: string;
  readonly unshare: string;
  /** The reader has agreed, these have not. */
  readonly ownShared: (missing: string) => string;
  readonly othersShared: (agreed: string, count: number) => string;
  readonly allShared: string;

  readonly curve: string;
  readonly curveHow: string;
  /** Why the chances of all do not make a whole. */
  readonly apart: string;
  readonly asText: string;
  /** "After move 12: you 43 %, Andante 57 %." Move 0: at the start. */
  readonly at: (move: number, all: string) => string;
  readonly share: (name: Name, share: string) => string;
  readonly luckThen: (name: Name, share: string) => string;
  readonly luckMark: string;
  readonly momentMark: string;

  readonly figures: string;
  readonly luck: (share: string) => string;
  readonly luckRank: (rank: LuckRank | undefined) => string;
  readonly skill: (share: string) => string;
  readonly equalLuck: (name: Name, often: Often) => string;
  readonly sum: string;
  readonly sumStart: string;
  readonly sumLuck: string;
  readonly sumSkill: (name: Name) => string;
  readonly sumGift: string;
  readonly sumResult: string;
  /** Luck or skill is more than a whole game. */
  readonly beyond: string;
  /** Chances were not measured for this way to play. */
  readonly rough: string;
  /** They were, and are so far off. */
  readonly ranges: (margin: string) => string;
  /** In a round of a series: the chance to win the whole of it, before the round and after it. */
  readonly series: (name: Name, before: string, after: string) => string;

  readonly moments: string;
  readonly none: (name: Name) => string;
  readonly moment: (number: number, cost: string) => string;
  readonly youDid: (name: Name) => string;
  readonly better: string;
  readonly cost: (name: Name, cost: string, better: string, played: string) => string;
  readonly why: string;
  readonly playOn: string;
  readonly playOnWhy: string;
  readonly wouldPlay: string;
  readonly wouldPlayOf: (bot: string) => string;
  readonly thinking: string;
  readonly practise: (count: number) => string;
  readonly toMistakes: string;

  readonly level: string;
  readonly levelText: (name: Name, from: Level, to: Level, levels: LevelName) => string;
  readonly meanLoss: (decisions: number, loss: string, error: string) => string;
}

export const reviewWords = catalogue(
  languageLoader<ReviewWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
