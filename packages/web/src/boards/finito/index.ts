import { type Finito, finito } from '@crescendo/rules/finito';
import type { BoardModule } from '../board.ts';
import { withOwnChoice } from '../optimistic-view.ts';
import { Board } from './board.tsx';
import { Diagram } from './pages/diagram.tsx';
import { guide } from './pages/guide.ts';
import { loadRules } from './pages/rules.ts';
import { spoken } from './speech/spoken.ts';
import { because, describe, ending, prompt, result, rulesSectionFor, standing, tell } from './speech/text.ts';
import { type FinitoWords, loadWords } from './words.ts';

export const board: BoardModule<Finito, FinitoWords> = {
  game: finito,
  Board,
  hasBoards: true,
  words: loadWords,
  standing,
  prompt,
  guide,
  result,
  ending,
  describe,
  because,
  spoken,
  typing: async () => (await import('./speech/typed.ts')).typing,
  logItem: async () => ({ of: (await import('./pages/log.tsx')).logItem }),
  tell,
  optimisticView: withOwnChoice,
  inSight: '.finito-square.is-target, .finito-tray [data-piece], .finito-die',
  rulesSectionFor,
  drawBoard: async (...what) => (await import('./pages/share.ts')).drawBoard(...what),
  rules: loadRules,
  Diagram,
};
