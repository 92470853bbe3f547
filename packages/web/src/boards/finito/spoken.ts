// What is said to people who do not see the board.
import { itemAt } from '@crescendo/rules';
import {
  type Finito,
  finito,
  type Move,
  points,
  sequence,
  stage,
  type View,
  WIDTH,
} from '@crescendo/rules/finito';
import { labelled, newsText } from '@crescendo/words';
import type { Spoken } from '../board.ts';
import { prompt } from './text.ts';
import type { FinitoTranslations } from './types.ts';
import { blockOf, ownChoice, seenBoard, seenOpen, wanted } from './view-model.ts';
import type { FinitoWords } from './words.ts';

/** `3 b1`: the counter 3 goes there, whether it is placed or moved. */
const typed = (text: string, view: View): Move | undefined =>
  finito.notation.move.parse(`${stage(view) === 'placing' ? 'place' : 'move'} ${text.trim()}`);

const openText = (open: readonly number[], { own, language }: FinitoTranslations): string =>
  `${labelled(language, own.openCounters, open.join(', '))}.`;

export const spoken: Spoken<Finito, FinitoWords> = {
  news: (news, _before, _after, translations, name) => {
    if (news.type !== 'placed' && news.type !== 'moved') return undefined;
    const place = translations.own.spoken.square(Math.floor(news.at / WIDTH) + 1, (news.at % WIDTH) + 1);
    return newsText(translations, news, name).replace(/\.$/, `, ${place}.`);
  },
  prompt: (view, translations) => {
    const open = view.seat === null ? [] : seenOpen(view, view.seat);
    const asked = prompt(view, translations);
    if (stage(view) !== 'placing' || open.length === 0 || ownChoice(view)) return asked;
    return `${asked} ${openText(open, translations)}`;
  },
  standing: (view, seat, { own, language }, name) => {
    const longest = own.spoken.longest(points(itemAt(view.boards, seat)), wanted(view));
    return `${labelled(language, seat === name.you ? own.ownBoard : name(seat), longest)}.`;
  },
  typed,
  board: (view, translations) => {
    const { own } = translations;
    const board = seenBoard(view, view.seat ?? 0);
    const counters = sequence(board);
    const open = view.seat === null ? [] : seenOpen(view, view.seat);
    return [
      counters.length === 0 ? own.noCounters : own.orderOf(counters, blockOf(board)),
      open.length > 0 && openText(open, translations),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
