// The rules page of a game without rules texts: what it is about, and how this board works.
import type { AnyGame, GameTypes } from '@crescendo/rules';
import { gameWords, type Language } from '@crescendo/words';
import type { RulesPage, RulesSection } from '../contract/rules-page.ts';
import { loadWords, type PlainWords } from './words.ts';

/** The section that every reason leads to. */
const GAME_SECTION = 'game';

const loadRules = async (game: string, language: Language): Promise<readonly RulesSection[]> => {
  const [{ about }, { rules }] = await Promise.all([gameWords(game, language), loadWords(language)]);
  return [
    { id: GAME_SECTION, title: rules.game, text: [about] },
    { id: 'board', title: rules.board, text: rules.howTo },
  ];
};

export const rulesPageOf = ({ id }: AnyGame): RulesPage<GameTypes, PlainWords> => ({
  sections: (_options, language) => loadRules(id, language),
  sectionFor: () => GAME_SECTION,
  Diagram: () => null,
});
