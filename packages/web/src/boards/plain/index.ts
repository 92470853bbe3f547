import { type AnyGame, type GameTypes, hasPoints } from '@crescendo/rules';
import type { BoardModule } from '../board.ts';
import { Board } from './board.tsx';
import { GAME_SECTION, loadRules } from './rules.ts';
import { describe, outcome, prompt, result, standing } from './text.ts';
import { loadWords, type PlainWords } from './words.ts';

/** A board for a game that has none of its own. */
export const plainBoard = (game: AnyGame): BoardModule<GameTypes, PlainWords> => ({
  game,
  Board,
  words: loadWords,
  standing: (view, seat, translations) => standing(game, view, seat, translations),
  prompt: (view, translations) => prompt(game, view, translations),
  result: (view, seat, translations) => result(game, view, seat, translations),
  ...(!hasPoints(game.id) && {
    outcome: (view, seat, translations) => outcome(game, view, seat, translations),
  }),
  describe: (move) => describe(game, move),
  // Codes that only the game's own bot and board understand.
  because: () => [],
  ...(game.clock && { timeUp: (view) => game.clock?.timeUp(view) }),
  rulesSectionFor: () => GAME_SECTION,
  rules: (_options, language) => loadRules(game.id, language),
  Diagram: () => null,
});
