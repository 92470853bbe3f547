// Everything said at a table, loaded for one language.
import type { AnyTypes } from '@crescendo/rules';
import { commonWords, gameWords, type Language } from '@crescendo/words';
import type { Translations } from '../boards/board.ts';
import type { AnyBoard } from '../boards/boards.ts';

export type AnyTranslations = Translations<AnyTypes, AnyTypes>;

export const loadTranslations = async (board: AnyBoard, language: Language): Promise<AnyTranslations> => {
  const [common, game, own] = await Promise.all([
    commonWords(language),
    gameWords(board.game.id, language),
    board.words(language),
  ]);
  return { language, common, game, own };
};

export { newsText, reasonText } from '@crescendo/words';
