// The rules page of a game without rules texts: what it is about, and how this board works.
import { gameWords, type Language } from '@crescendo/words';
import type { RulesSection } from '../board.ts';
import { loadWords } from './words.ts';

/** The section that every reason leads to. */
export const GAME_SECTION = 'game';

export const loadRules = async (game: string, language: Language): Promise<readonly RulesSection[]> => {
  const [{ about }, { rules }] = await Promise.all([gameWords(game, language), loadWords(language)]);
  return [
    { id: GAME_SECTION, title: rules.game, text: [about] },
    { id: 'board', title: rules.board, text: rules.howTo },
  ];
};
