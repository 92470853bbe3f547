// Goals, hints and reasons as sentences.
import type { Hint, PuzzleGoal, Why } from '@crescendo/bots/puzzles';
import type { AnyView } from '@crescendo/rules';
import type { AnswerWords } from './answer-words.ts';
import type { PuzzleGame } from './use-puzzle-game.ts';

export const goalText = ({ goals }: AnswerWords, goal: PuzzleGoal): string => {
  switch (goal.kind) {
    case 'lay-most':
    case 'keep-joker':
    case 'last-square':
      return goals[goal.kind](goal.tiles);
    case 'chain':
      return goals[goal.kind](goal.length);
    case 'finishing-rolls':
      return goals[goal.kind](goal.rolls);
    case 'points':
      return goals[goal.kind](goal.points);
    case 'keep-fields':
      return goals[goal.kind](goal.lost);
    case 'safe-dice':
      return goals[goal.kind](goal.misses);
    case 'fewest-changes':
      return goals[goal.kind](goal.tiles, goal.sets);
    default:
      return goals[goal.kind];
  }
};

export const whyText = ({ why: words }: AnswerWords, why: Why): string => {
  switch (why.code) {
    case 'lays-fewer':
    case 'fewer-fit':
      return words[why.code](why.tiles, why.wanted);
    case 'keeps-tiles':
      return words[why.code](why.left);
    case 'chain-shorter':
      return words[why.code](why.length, why.wanted);
    case 'fewer-rolls':
      return words[why.code](why.rolls, why.wanted);
    case 'fewer-points':
      return words[why.code](why.points, why.wanted);
    case 'fields-lost':
      return words[why.code](why.lost, why.wanted);
    case 'more-misses':
      return words[why.code](why.misses, why.wanted);
    case 'changes-more':
      return words[why.code](why.sets, why.wanted);
    default:
      return words[why.code];
  }
};

/** `describe` has the words for a move, in the game's notation. */
export const hintText = (
  { id, answers: { hints, square }, board, translations }: PuzzleGame,
  hint: Hint,
  view: AnyView,
  describe: (move: string) => string,
): string => {
  switch (hint.code) {
    case 'answer':
      return describe(hint.move);
    case 'look-square':
      return square(hint.row, hint.column, id);
    case 'look-tile':
      return hints[hint.code](hint.tile);
    case 'look-counter':
      return hints[hint.code](hint.counter);
    case 'look-dice-count':
      return hints[hint.code](hint.dice);
    case 'look-row':
      return hints[hint.code](hint.row);
    case 'look-field':
      return hints[hint.code](hint.field);
    case 'look-tiles-count':
      return hints[hint.code](hint.tiles);
    case 'look-rack':
    case 'look-sets':
      return hints[hint.code](board.texts.pieces(hint, view, translations));
    default:
      return hints[hint.code];
  }
};
