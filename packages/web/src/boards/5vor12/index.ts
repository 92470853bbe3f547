import './tokens.css';
import './board.css';
import './view/middle.css';
import './view/open.css';
import './view/grid.css';
import './pages/diagram.css';
import './forced.css';
import { type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import type { BoardModule } from '../board.ts';
import { withOwnChoice } from '../optimistic-view.ts';
import { Board } from './board.tsx';
import { progress } from './model/progress.ts';
import { Diagram } from './pages/diagram.tsx';
import { guide } from './pages/guide.ts';
import { loadRules } from './pages/rules.ts';
import { because } from './speech/because.ts';
import { spoken } from './speech/spoken.ts';
import { describe, ending, outcome, prompt, result, rulesSectionFor, standing } from './speech/text.ts';
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
  typing: async () => (await import('./speech/typed.ts')).typing,
  logItem: async () => ({ of: (await import('./pages/log.tsx')).logItem }),
  optimisticView: withOwnChoice,
  rulesSectionFor,
  drawBoard: async (...what) => (await import('./pages/share.ts')).drawBoard(...what),
  rules: loadRules,
  Diagram,
};
