// What has just happened, in words: for the bar, and for those who hear it.
import type { NameOf } from '@crescendo/words';
import type { AnyBoard } from '../../boards/boards.ts';
import type { Moment } from '../../table/game-table.ts';
import { type AnyTranslations, newsText } from '../../table/translations.ts';

interface Spoken {
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly name: NameOf;
}

export const happenedAt = ({ board, translations, name }: Spoken, { news, view }: Moment): string => {
  const say = (item: Moment['news'][number]): string => newsText(translations, item, name);
  return (board.tell?.(news, view, translations, say) ?? news.map(say)).join(' ');
};
