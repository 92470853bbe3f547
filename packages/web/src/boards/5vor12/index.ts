import './tokens.css';
import './board.css';
import './middle.css';
import './open.css';
import './grid.css';
import './diagram.css';
import './forced.css';
import { type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import type { BoardModule } from '../board.ts';
import { withOwnChoice } from '../optimistic-view.ts';
import { because } from './because.ts';
import { Board } from './board.tsx';
import { Diagram } from './diagram.tsx';
import { guide } from './guide.ts';
import { progress } from './progress.ts';
import { loadRules } from './rules.ts';
import { spoken } from './spoken.ts';
import { describe, ending, outcome, prompt, result, rulesSectionFor, standing } from './text.ts';
import { loadWords, type VorZwoelfWords } from './words.ts';

export const board: BoardModule<VorZwoelf, VorZwoelfWords> = {
  game: vorZwoelf,
  Board,
  hasBoards: true,
  words: loadWords,
  standing: standing,
  prompt: prompt,
  progress,
  guide,
  result: result,
  outcome,
  ending,
  describe: describe,
  because: because,
  spoken,
  typing: async () => (await import('./typed.ts')).typing,
  logItem: async () => ({ of: (await import('./log.tsx')).logItem }),
  optimisticView: withOwnChoice,
  rulesSectionFor,
  drawBoard: async (...what) => (await import('./share.ts')).drawBoard(...what),
  rules: loadRules,
  Diagram,
};
