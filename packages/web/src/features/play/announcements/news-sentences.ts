// Puts the latest news into words: for the bar, and for people who hear it.
import type { AnyNews, AnyView } from '@crescendo/rules';
import type { NameOf } from '@crescendo/words';
import type { AnyBoard } from '../../../boards/boards.ts';
import { type AnyTranslations, newsText } from '../../../boards/translations.ts';
import type { Moment } from '../../../session/table.ts';

interface Spoken {
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly name: NameOf;
  /** The names of the players in one piece of news, where they differ. */
  readonly nameFor?: (item: AnyNews) => NameOf;
}

/** One of the sentences in the bar. Where there is no room for all of them, the one with the highest rank goes first. */
export interface Sentence {
  readonly text: string;
  readonly rank: number;
}

const sentenceMaker =
  ({ translations, name, nameFor = () => name }: Spoken) =>
  (item: AnyNews): string =>
    newsText(translations, item, nameFor(item));

const sentencesAbout = (spoken: Spoken, news: readonly AnyNews[], view: AnyView): readonly string[] => {
  const { board, translations, name } = spoken;
  const say = sentenceMaker(spoken);
  return board.texts.news(news, view, translations, say, name);
};

/** Ranks news about everybody first and the reader's own moves last; the latest before the earlier. */
const rankOf = (news: readonly AnyNews[], { you }: NameOf): readonly number[] => {
  const weight = (item: AnyNews): number => (!('seat' in item) ? 0 : item.seat === you ? 2 : 1);
  const order = news
    .map((item, i) => ({ i, weight: weight(item) }))
    .sort((a, b) => a.weight - b.weight || b.i - a.i)
    .map(({ i }) => i);
  return news.map((_, i) => order.indexOf(i));
};

export const newsSentences = (spoken: Spoken, { news, view }: Moment): readonly Sentence[] => {
  const sentences = sentencesAbout(spoken, news, view);
  // A board that tells it in an order of its own puts what matters most first.
  const isPlain = sentences.join(' ') === news.map(sentenceMaker(spoken)).join(' ');
  const ranks = isPlain ? rankOf(news, spoken.name) : [];
  return sentences.map((text, i) => ({ text, rank: ranks[i] ?? i }));
};

/** One thing by itself, for the log. */
export const newsSentence = (spoken: Spoken, news: AnyNews, view: AnyView): string =>
  sentencesAbout(spoken, [news], view).join(' ');
