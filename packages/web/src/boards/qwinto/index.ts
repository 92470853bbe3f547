import { type Qwinto, qwinto, typedField } from '@crescendo/rules/qwinto';
import type { BoardModule } from '../board.ts';
import { withOwnChoice } from '../optimistic-view.ts';
import { Board } from './board.tsx';
import { asKept, followTime, onlyMove } from './model/view-model.ts';
import { Diagram } from './pages/diagram.tsx';
import { guide } from './pages/guide.ts';
import { loadRules } from './pages/rules.ts';
import { because } from './speech/because.ts';
import { spoken } from './speech/spoken.ts';
import { describe, ending, prompt, result, rulesSectionFor, standing, tell } from './speech/text.ts';
import { loadWords, type QwintoWords } from './words.ts';

export const board: BoardModule<Qwinto, QwintoWords> = {
  game: qwinto,
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
  typing: async () => ({ format: (move) => (move.type === 'write' ? typedField(move.field) : undefined) }),
  logItem: async () => ({ of: (await import('./pages/log.tsx')).logItem }),
  optimisticView: (view, move) =>
    move.type === 'write' || move.type === 'skip' ? withOwnChoice(view, move) : view,
  firstStep: (view, { type }) =>
    view.phase === 'keep' && (type === 'write' || type === 'skip') ? { type: 'keep' } : undefined,
  secondView: asKept,
  tell,
  onlyMove: (view) => onlyMove(qwinto, view),
  followTime,
  inSight: '.qw-mine [data-look="fits"], .qw-mine .qw-ink:not(.qw-faint)',
  rulesSectionFor,
  drawBoard: async (...what) => (await import('./pages/share.ts')).drawBoard(...what),
  rules: loadRules,
  Diagram,
};
