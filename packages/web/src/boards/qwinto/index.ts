import { type Qwinto, qwinto, typedField } from '@crescendo/rules/qwinto';
import type { BoardModule } from '../board.ts';
import { withOwnChoice } from '../optimistic-view.ts';
import { because } from './because.ts';
import { Board } from './board.tsx';
import { Diagram } from './diagram.tsx';
import { guide } from './guide.ts';
import { loadRules } from './rules.ts';
import { spoken } from './spoken.ts';
import { describe, ending, prompt, result, rulesSectionFor, standing, tell } from './text.ts';
import { asKept, followTime, onlyMove } from './view-model.ts';
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
  logItem: async () => ({ of: (await import('./log.tsx')).logItem }),
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
  drawBoard: async (...what) => (await import('./share.ts')).drawBoard(...what),
  rules: loadRules,
  Diagram,
};
