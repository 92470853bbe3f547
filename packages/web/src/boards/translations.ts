// Everything said at a table, loaded for one language.
import { commonWords, gameWords, type Language } from '@crescendo/words';
import type { AnyBoard } from './contract/board.ts';
import type { AnyTranslations } from './contract/props.ts';

export type { AnyTranslations } from './contract/props.ts';

export const loadTranslations = async (board: AnyBoard, language: Language): Promise<AnyTranslations> => {
  const [common, game, own] = await Promise.all([
    commonWords(language),
    gameWords(board.game.id, language),
    board.words(language),
  ]);
  return { language, common, game, own };
};

export { newsText, reasonText } from '@crescendo/words';
