// Sentences for people who do not see the board.
import { itemAt, range } from '@crescendo/rules';
import { type Finito, numberOn, points, stage, WIDTH } from '@crescendo/rules/finito';
import { apart, labelled, newsText } from '@crescendo/words';
import { sayAsShown } from '../../contract/defaults.ts';
import type { Speech } from '../../contract/speech.ts';
import { blockOf, ownChoice, seenBoard, seenOpen, squaresToChoose, wanted } from '../model/view-model.ts';
import type { FinitoTranslations } from '../types.ts';
import type { FinitoWords } from '../words.ts';
import { prompt, texts } from './text.ts';

const where = (squares: readonly number[], { own, language }: FinitoTranslations): string =>
  apart(
    language,
    range(WIDTH).flatMap((row) => {
      const inRow = squares.filter((at) => Math.floor(at / WIDTH) === row);
      return inRow.length === 0
        ? []
        : [
            own.spoken.squares(
              row + 1,
              inRow.map((at) => (at % WIDTH) + 1),
            ),
          ];
    }),
  );

const openText = (open: readonly number[], { own, language }: FinitoTranslations): string =>
  `${labelled(language, own.openCounters, open.join(', '))}.`;

/** The beginning of a round: what each of the others has, and the die. The own counters come with the question. */
const together: Speech<Finito, FinitoWords>['together'] = (news, translations, name) => {
  const turned = news.filter((item) => item.type === 'turned-up');
  if (turned.length < 3 || !news.every(({ type }) => type === 'turned-up' || type === 'rolled'))
    return undefined;
  const others = [...new Set(turned.map(({ seat }) => seat))].filter((seat) => seat !== name.you);
  return [
    ...others.map((seat) => {
      const counters = turned.flatMap((item) => (item.seat === seat ? [item.counter] : []));
      return translations.own.spoken.turnsOver(
        name(seat),
        counters.toSorted((a, b) => a - b),
      );
    }),
    ...news.flatMap((item) => (item.type === 'rolled' ? [newsText(translations, item, name)] : [])),
  ];
};

export const speech: Speech<Finito, FinitoWords> = {
  ...sayAsShown(texts),
  together,
  news: (news, _before, _after, translations, name) => {
    if (news.type !== 'placed' && news.type !== 'moved') return undefined;
    const place = where([news.at], translations);
    return newsText(translations, news, name).replace(/\.$/, `, ${place}.`);
  },
  prompt: (view, translations) => {
    const open = view.seat === null ? [] : seenOpen(view, view.seat);
    // The number rolled has just been told.
    const asked = prompt(view, translations).replace(/^¡?\d+\s?! /, '');
    const squares = squaresToChoose(view);
    if (ownChoice(view) || squares.length === 0) return asked;
    return [
      asked,
      translations.own.spoken.possible(where(squares, translations)),
      stage(view) === 'placing' && open.length > 0 && openText(open, translations),
    ]
      .filter(Boolean)
      .join(' ');
  },
  standing: (view, seat, { own, language }, name) => {
    const longest = own.spoken.longest(points(itemAt(view.boards, seat)), wanted(view));
    return `${labelled(language, seat === name.you ? own.ownBoard : name(seat), longest)}.`;
  },
  board: (view, translations) => {
    const { own } = translations;
    const board = seenBoard(view, view.seat ?? 0);
    const counters = board.flatMap((counter, at) =>
      counter === 0 ? [] : [own.spoken.onSquare(counter, numberOn(at, view.options.numbers))],
    );
    const open = view.seat === null ? [] : seenOpen(view, view.seat);
    return [
      counters.length === 0
        ? own.noCounters
        : own.spoken.order(counters.join(', '), blockOf(board).join(', ')),
      open.length > 0 && openText(open, translations),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
