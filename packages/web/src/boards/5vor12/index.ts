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
import { Board } from './board.tsx';
import { Diagram } from './diagram.tsx';
import { guide } from './guide.ts';
import { logItem } from './log.tsx';
import { loadRules } from './rules.ts';
import { spoken } from './spoken.ts';
import { because, describe, outcome, prompt, result, rulesSectionFor, standing } from './text.ts';
import { loadWords, type VorZwoelfWords } from './words.ts';

export const board: BoardModule<VorZwoelf, VorZwoelfWords> = {
  game: vorZwoelf,
  Board,
  words: loadWords,
  standing: standing,
  prompt: prompt,
  guide,
  result: result,
  outcome,
  describe: describe,
  because: because,
  spoken,
  logItem,
  optimisticView: withOwnChoice,
  rulesSectionFor,
  drawBoard: async (...what) => (await import('./share.ts')).drawBoard(...what),
  rules: loadRules,
  Diagram,
};
