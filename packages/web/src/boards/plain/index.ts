import type { AnyGame, GameTypes } from '@crescendo/rules';
import type { BoardModule } from '../contract/board.ts';
import { FLOW_DEFAULTS, NO_DRAFTS, NOTATION_ONLY, sayAsShown } from '../contract/defaults.ts';
import { Board } from './board.tsx';
import { textsOf } from './text.ts';
import { loadWords, type PlainWords } from './words.ts';

/** A board for a game that has none of its own. */
export const plainBoard = (game: AnyGame): BoardModule<GameTypes, PlainWords> => {
  const texts = textsOf(game);
  return {
    game,
    facts: {
      hasSeatBoards: false,
      namesOthers: false,
      hintsInStill: false,
      warnsOfTime: false,
      keys: [],
      keepUncovered: undefined,
    },
    Board,
    words: loadWords,
    texts,
    speech: sayAsShown(texts),
    flow: FLOW_DEFAULTS,
    drafts: NO_DRAFTS,
    hints: async () => (await import('./hints.ts')).hints,
    rulesPage: async () => (await import('./rules.ts')).rulesPageOf(game),
    typing: async () => NOTATION_ONLY,
  };
};
