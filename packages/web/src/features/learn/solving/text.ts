// Goals, hints and reasons as sentences.
import type { Hint, PuzzleGoal, Why } from '@crescendo/bots/puzzles';
import type { AnyView } from '@crescendo/rules';
import type { View as VorZwoelfView } from '@crescendo/rules/5vor12';
import { WIDTH as FINITO_WIDTH } from '@crescendo/rules/finito';
import { WIDTH as QWINTO_WIDTH } from '@crescendo/rules/qwinto';
import type { View as RummikubView } from '@crescendo/rules/rummikub';
import type { RummikubWords } from '../../../boards/rummikub/words.ts';
import type { AnswerWords } from './answer-words.ts';
import type { PuzzleGame } from './use-puzzle-game.ts';

export const goalText = ({ goals }: AnswerWords, goal: PuzzleGoal): string => {
  switch (goal.kind) {
    case 'lay-most':
      return goals[goal.kind](goal.tiles);
    case 'fewest-changes':
      return goals[goal.kind](goal.tiles, goal.sets);
    default:
      return goals[goal.kind];
  }
};

export const whyText = ({ why: words }: AnswerWords, why: Why): string => {
  switch (why.code) {
    case 'lays-fewer':
      return words[why.code](why.tiles, why.wanted);
    case 'keeps-tiles':
      return words[why.code](why.left);
    case 'changes-more':
      return words[why.code](why.sets, why.wanted);
    default:
      return words[why.code];
  }
};

/** How many squares there are in a row. The view's type follows from the game. */
const widthOf = (game: string, view: AnyView): number =>
  game === '5vor12' ? (view as VorZwoelfView).options.size : FINITO_WIDTH;

/** `describe` has the words for a move, in the game's notation. */
export const hintText = (
  { id, answers: { hints, square }, translations }: PuzzleGame,
  hint: Hint,
  view: AnyView,
  describe: (move: string) => string,
): string => {
  switch (hint.code) {
    case 'answer':
      return describe(hint.move);
    case 'look-square': {
      const width = widthOf(id, view);
      return square(Math.floor(hint.at / width) + 1, (hint.at % width) + 1, id);
    }
    case 'look-tile':
      return hints[hint.code](hint.tile);
    case 'look-counter':
      return hints[hint.code](hint.counter);
    case 'look-dice-count':
      return hints[hint.code](hint.dice);
    case 'look-row':
      return hints[hint.code](hint.row);
    case 'look-field':
      return hints[hint.code]((hint.field % QWINTO_WIDTH) + 1);
    case 'look-tiles-count':
      return hints[hint.code](hint.tiles);
    // Tiles and sets are Rummikub's, and so are the words and the view.
    case 'look-rack':
      return hints[hint.code]((translations.own as RummikubWords).tiles(hint.tiles));
    case 'look-sets': {
      const [words, { table }] = [translations.own as RummikubWords, view as RummikubView];
      return hints[hint.code](hint.sets.flatMap((i) => (table[i] ? words.set(table[i]) : [])).join('; '));
    }
    default:
      return hints[hint.code];
  }
};
