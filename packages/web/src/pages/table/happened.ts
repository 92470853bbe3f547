// What has just happened, in words: for the bar, and for those who hear it.
import type { AnyNews, AnyView } from '@crescendo/rules';
import type { NameOf } from '@crescendo/words';
import type { AnyBoard } from '../../boards/boards.ts';
import type { Moment } from '../../table/game-table.ts';
import { type AnyTranslations, newsText } from '../../table/translations.ts';

interface Spoken {
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly name: NameOf;
}

const tellAll = (
  { board, translations, name }: Spoken,
  news: readonly AnyNews[],
  view: AnyView,
): readonly string[] => {
  const say = (item: AnyNews): string => newsText(translations, item, name);
  return board.tell?.(news, view, translations, say) ?? news.map(say);
};

export const happenedAt = (spoken: Spoken, { news, view }: Moment): string =>
  tellAll(spoken, news, view).join(' ');

/** One thing by itself, for the log. */
export const tellOne = (spoken: Spoken, news: AnyNews, view: AnyView): string =>
  tellAll(spoken, [news], view).join(' ');
