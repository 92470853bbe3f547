// The games' own sentences, for one table.
import type { AnyTypes, RoundOver, Seat } from '@crescendo/rules';
import {
  type CommonWords,
  commonWords,
  type GameWords,
  gameWords,
  type Language,
  list,
} from '@crescendo/words';
import { type Words, wordsFor } from './words/index.ts';

/** Everything that is said at one table, in one language. */
export interface Translations {
  readonly language: Language;
  /** What the command line itself says. */
  readonly own: Words;
  readonly common: CommonWords;
  readonly game: GameWords<AnyTypes>;
}

export const loadTranslations = async (id: string, language: Language): Promise<Translations> => ({
  language,
  own: await wordsFor(language),
  common: await commonWords(language),
  game: await gameWords(id, language),
});

export const listNames = ({ language }: Translations, names: readonly string[]): string =>
  list(language, names);

/** Why something is refused, in words. */
export const reasonText = ({ game, common }: Translations, reason: { readonly code: string }): string => {
  const sentence = (game.reasons as AnyTypes)[reason.code] ?? (common.refusals as AnyTypes)[reason.code];
  return sentence?.(reason) ?? reason.code;
};

/** What has happened, in words. */
export const newsText = (
  { game, common }: Translations,
  news: { readonly type: string },
  who: (seat: Seat) => string,
): string => {
  if (news.type === 'round-over') return common.roundOver(news as RoundOver, who);
  return (game.news as AnyTypes)[news.type]?.(news, who) ?? news.type;
};
