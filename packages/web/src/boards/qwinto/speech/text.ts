// The board's sentences: what to do, how it stands, how it ended.
import { itemAt } from '@crescendo/rules';
import {
  BONUSES,
  columnNumber,
  isComplete,
  isLastMisthrow,
  legalFields,
  type Move,
  type News,
  type Qwinto,
  ROW_OF,
  ROWS,
  score,
  sum,
  type View,
} from '@crescendo/rules/qwinto';
import { languageTag, list, type NameOf } from '@crescendo/words';
import { TEXT_DEFAULTS } from '../../contract/defaults.ts';
import type { ResultLine, Texts } from '../../contract/texts.ts';
import { completedBonus, signed } from '../model/view-model.ts';
import type { QwintoTranslations } from '../types.ts';
import type { QwintoWords } from '../words.ts';
import { because } from './because.ts';

export const standing = (view: View, seat: number): string =>
  signed(score(itemAt(view.sheets, seat), view.options).total);

const fitting = (view: View): number =>
  view.seat === null || view.colours === null
    ? 0
    : legalFields(itemAt(view.sheets, view.seat), view.colours, sum(view.faces), view.options).length;

/** Names in one word what the view's seat has to do. */
const situation = (view: View) => {
  const { seat, phase, active } = view;
  if (phase === 'over') return 'over';
  if (phase === 'write' && seat !== null) {
    if (view.pending[seat] !== null) return 'chosen';
    return fitting(view) > 0 ? 'write' : 'nowhere';
  }
  if (seat !== active || seat === null || phase === 'first' || phase === 'rolling') return 'watch';
  return phase === 'keep' ? 'keep' : 'dice';
};

/** Tells whether one more misthrow of this seat would end the game. */
const isLast = ({ sheets, seat, options }: View): boolean =>
  isLastMisthrow(itemAt(sheets, seat ?? 0), options.misthrowLimit);

export const prompt = (view: View, { own }: QwintoTranslations): string => {
  const number = sum(view.faces);
  const what = situation(view);
  switch (what) {
    case 'keep':
      return own.prompt.keep(number, fitting(view));
    case 'write':
      return own.prompt.write(number);
    case 'nowhere':
      return view.seat === view.active
        ? own.prompt.misthrow(number, view.options.misthrowLimit)
        : own.prompt.nowhere(number);
    case 'dice':
      return isLast(view) ? own.prompt.careful : own.prompt.dice;
    default:
      return own.prompt[what];
  }
};

/** The sentence with the highest weight comes first: the bar has two lines. */
const WEIGHT: { readonly [T in News['type']]?: number } = {
  'row-complete': 5,
  ended: 3,
  misthrow: 2,
  wrote: 1,
  skipped: -1,
};

/**
 * The roll without the dice that were taken for it; a bonus and a complete row with what they are worth. Where others have
 * written, what the viewer did is known; where the game is over, what ended it is enough.
 */
export const tell = (
  news: readonly News[],
  { sheets, options, seat }: View,
  { own }: QwintoTranslations,
  say: (news: News) => string,
): readonly string[] => {
  const worth = ({ seat, row }: Extract<News, { readonly type: 'row-complete' }>): number =>
    itemAt(score(itemAt(sheets, seat), options).rows, ROWS.indexOf(row));
  const has = (type: News['type']): boolean => news.some((item) => item.type === type);
  const othersWrote = news.some((item) => item.type === 'wrote' && item.seat !== seat);
  const bonusOf = (item: News) =>
    item.type === 'wrote' ? completedBonus(itemAt(sheets, item.seat), item.field) : undefined;
  const isSaid = (item: News): boolean => {
    if (item.type === 'dice') return !has('rolled');
    if (item.type === 'kept') return !has('wrote');
    if (item.type !== 'wrote' && item.type !== 'skipped' && item.type !== 'misthrow') return true;
    return bonusOf(item) !== undefined || !(has('ended') || (othersWrote && item.seat === seat));
  };
  return news
    .filter(isSaid)
    .map((item) => {
      const bonus = bonusOf(item);
      if (bonus) return { text: `${say(item)} ${own.bonus(bonus.points)}`, weight: 4 };
      const text = item.type === 'row-complete' ? `${say(item)} ${own.rowScore(worth(item))}` : say(item);
      return { text, weight: WEIGHT[item.type] ?? 0 };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ text }) => text);
};

export const result = (view: View, seat: number, { own }: QwintoTranslations): readonly ResultLine[] => {
  const { options } = view;
  const sheet = itemAt(view.sheets, seat);
  const { rows, bonuses, misthrows, headStart, total } = score(sheet, options);
  const columns = BONUSES.flatMap(({ pentagon }, i) =>
    itemAt(bonuses, i) > 0
      ? [
          {
            text: own.result.bonus(itemAt(ROW_OF, pentagon), columnNumber(pentagon)),
            points: itemAt(bonuses, i),
          },
        ]
      : [],
  );
  return [
    ...ROWS.slice(0, options.dice).map((row, i) => ({
      text: isComplete(sheet, i, options.width)
        ? own.result.fullRow(row)
        : own.result.row(row, itemAt(rows, i)),
      points: itemAt(rows, i),
    })),
    ...(columns.length > 0 ? columns : [{ text: own.result.noBonus, points: 0 }]),
    { text: own.result.misthrows(sheet.misthrows), points: -misthrows || 0 },
    ...(headStart > 0 ? [{ text: own.result.headStart, points: headStart }] : []),
    { text: own.result.total, points: total },
  ];
};

/** Names the rows or misthrows that ended the game, and their player: the reader, if among several. */
export const ending = (
  view: View,
  { own, language }: QwintoTranslations,
  name: NameOf,
): string | undefined => {
  const { rowsToEnd, dice, misthrowLimit } = view.options;
  const ended = view.news.find((item) => item.type === 'ended');
  if (!ended) return undefined;
  const isYours = ended.seats.some((seat) => seat === name.you);
  const whose = isYours ? undefined : list(languageTag(language), ended.seats.map(name));
  return ended.why === 'rows'
    ? own.ending.rows(Math.min(rowsToEnd, dice), whose)
    : own.ending.misthrows(misthrowLimit, whose);
};

export const describe = (move: Move, view: View, { own }: QwintoTranslations): string => {
  switch (move.type) {
    case 'dice':
      return own.describe.dice(move.colours);
    case 'keep':
      return own.describe.keep(sum(view.faces));
    case 'reroll':
      return own.describe.reroll;
    case 'write':
      return own.describe.write(sum(view.faces), itemAt(ROW_OF, move.field), columnNumber(move.field));
    case 'skip':
      return own.describe.skip(view.seat === view.active);
  }
};

export const texts: Texts<Qwinto, QwintoWords> = {
  ...TEXT_DEFAULTS,
  standing,
  prompt,
  result,
  ending,
  describe,
  because,
  news: tell,
};
