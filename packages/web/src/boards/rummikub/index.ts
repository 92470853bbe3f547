import { type Reason, type Rummikub, rummikub } from '@crescendo/rules/rummikub';
import { lazy } from '../../shell/lazy.tsx';
import type { BoardModule } from '../board.ts';
import { Board } from './board.tsx';
import { draftMove, draftView, isPlanning } from './input/drafts.ts';
import { progress } from './input/progress.ts';
import { timeUp } from './input/time-up.ts';
import { guide } from './pages/guide.ts';
import { loadRules } from './pages/rules.ts';
import { spoken } from './speech/spoken.ts';
import { because, describe, onlyMove, outcome, prompt, result, standing, tell } from './speech/text.ts';
import { loadWords, type RummikubWords } from './words.ts';

/** Needed in the rules only. */
const Diagram = lazy(async () => (await import('./pages/diagram.tsx')).Diagram);

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
  typing: async () => (await import('./speech/typed.ts')).typing,
  logItem: async () => ({ of: (await import('./pages/log.tsx')).logItem }),
  onlyMove,
  tell,
  timeUp,
  draftMove,
  draftView,
  isPlanning,
  rulesSectionFor: (reason) => SECTIONS[reason.code],
  drawBoard: async (...what) => (await import('./pages/share.ts')).drawBoard(...what),
  rules: loadRules,
  Diagram,
};
