// Everything said at a table, loaded for one language.
import type { AnyTypes, RoundOver, Seat } from '@crescendo/rules';
import { commonWords, gameWords, type Language, say, tell } from '@crescendo/words';
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

export const reasonText = ({ game, common }: AnyTranslations, reason: { readonly code: string }): string =>
  Object.hasOwn(game.reasons, reason.code)
    ? say(game.reasons, reason)
    : say(common.refusals as AnyTypes, reason);

export const newsText = (
  { game, common }: AnyTranslations,
  news: { readonly type: string },
  who: (seat: Seat) => string,
): string =>
  news.type === 'round-over' ? common.roundOver(news as RoundOver, who) : tell(game.news, news, who);
