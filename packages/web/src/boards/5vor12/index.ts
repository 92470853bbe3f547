import './table.css';
import './middle.css';
import './open.css';
import './board.css';
import './diagram.css';
import { type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import type { BoardModule } from '../board.ts';
import { withOwnChoice } from '../optimistic-view.ts';
import { Board } from './board.tsx';
import { Diagram } from './diagrams.tsx';
import { loadRules } from './rules.ts';
import {
  becauseOf,
  coachOf,
  describeMove,
  promptOf,
  resultOf,
  rulesSectionFor,
  standingOf,
} from './speak.ts';
import { loadWords, type Words } from './words.ts';

export const board: BoardModule<VorZwoelf, Words> = {
  game: vorZwoelf,
  Board,
  words: loadWords,
  standing: standingOf,
  prompt: promptOf,
  coach: coachOf,
  result: resultOf,
  describe: describeMove,
  because: becauseOf,
  optimisticView: withOwnChoice,
  rulesSectionFor,
  rules: loadRules,
  Diagram,
};
