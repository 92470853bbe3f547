import { type Reason, type Rummikub, rummikub } from '@crescendo/rules/rummikub';
import { lazy } from '../../app/lazy.tsx';
import type { BoardModule } from '../board.ts';
import { Board } from './board.tsx';
import { draftMove, draftView, isPlanning } from './drafts.ts';
import { guide } from './guide.ts';
import { progress } from './progress.ts';
import { loadRules } from './rules.ts';
import { spoken } from './spoken.ts';
import { because, describe, onlyMove, outcome, prompt, result, standing, tell } from './text.ts';
import { timeUp } from './time-up.ts';
import { loadWords, type RummikubWords } from './words.ts';

/** Needed in the rules only. */
const Diagram = lazy(async () => (await import('./diagram.tsx')).Diagram);

/** The section of the rules each reason is about. */
const SECTIONS: { readonly [C in Reason['code']]: string } = {
  'not-your-turn': 'turn',
  'already-chosen': 'start',
  'not-now': 'turn',
  'no-three-pairs': 'start',
  'pool-empty': 'empty',
  'pool-not-empty': 'turn',
  'must-open': 'opening',
  'can-play': 'empty',
  'no-such-tile': 'tiles',
  'too-short': 'sets',
  'only-jokers': 'sets',
  'mixed-colours': 'sets',
  'not-rising': 'sets',
  'joker-off-end': 'sets',
  'mixed-numbers': 'sets',
  'same-colour': 'sets',
  'too-many': 'sets',
  'tile-missing': 'rebuild',
  'not-on-rack': 'rebuild',
  'nothing-played': 'turn',
  'table-touched': 'opening',
  'too-few-points': 'opening',
  'joker-not-replaced': 'jokers',
  'joker-set-split': 'jokers',
  'joker-set-locked': 'jokers',
  'joker-not-in-new-set': 'jokers',
  'joker-before-opening': 'jokers',
};

export const board: BoardModule<Rummikub, RummikubWords> = {
  game: rummikub,
  Board,
  hintsInStill: true,
  words: loadWords,
  standing,
  prompt,
  progress,
  guide,
  result,
  outcome,
  describe,
  because,
  spoken,
  typing: async () => (await import('./typed.ts')).typing,
  logItem: async () => ({ of: (await import('./log.tsx')).logItem }),
  onlyMove,
  tell,
  timeUp,
  draftMove,
  draftView,
  isPlanning,
  rulesSectionFor: (reason) => SECTIONS[reason.code],
  drawBoard: async (...what) => (await import('./share.ts')).drawBoard(...what),
  rules: loadRules,
  Diagram,
};
