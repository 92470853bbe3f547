// Codes and news as sentences.
import type { RoundOver } from '@crescendo/rules';
import type { CommonWords } from '../common-words.ts';
import type { AnyGameWords, NameOf } from '../game-words.ts';

/** The words of a game, and those all games have in common. */
export interface TableWords {
  readonly common: CommonWords;
  readonly game: AnyGameWords;
}

/** Returns the reason why a move is refused: one of the game, or of the driver. A code without words is shown as it is. */
export const reasonText = ({ common, game }: TableWords, reason: { readonly code: string }): string => {
  const refusals: AnyGameWords['reasons'] = common.refusals;
  const sentence = game.reasons[reason.code] ?? refusals[reason.code];
  return sentence?.(reason) ?? reason.code;
};

const isRoundOver = (news: { readonly type: string }): news is RoundOver => news.type === 'round-over';

/** Tells the news of the game, or the end of a round in a series. */
export const newsText = (
  { common, game }: TableWords,
  news: { readonly type: string },
  who: NameOf,
): string => {
  if (isRoundOver(news)) return common.roundOver(news, who);
  return game.news[news.type]?.(news, who) ?? news.type;
};
