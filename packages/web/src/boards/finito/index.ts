import { type Finito, finito } from '@crescendo/rules/finito';
import type { BoardModule } from '../board.ts';
import { withOwnChoice } from '../optimistic-view.ts';
import { Board } from './board.tsx';
import { Diagram } from './diagram.tsx';
import { guide } from './guide.ts';
import { loadRules } from './rules.ts';
import { spoken } from './spoken.ts';
import { because, describe, ending, prompt, result, rulesSectionFor, standing, tell } from './text.ts';
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
  typing: async () => (await import('./typed.ts')).typing,
  logItem: async () => ({ of: (await import('./log.tsx')).logItem }),
  tell,
  optimisticView: withOwnChoice,
  inSight: '.finito-square.is-target, .finito-tray [data-piece], .finito-die',
  rulesSectionFor,
  drawBoard: async (...what) => (await import('./share.ts')).drawBoard(...what),
  rules: loadRules,
  Diagram,
};
