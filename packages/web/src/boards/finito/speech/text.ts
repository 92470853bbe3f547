// Sentences about a view: prompt, standing, result, hints.
import type { Advice } from '@crescendo/bots';
import type { Because } from '@crescendo/bots/finito';
import { itemAt, type Seat } from '@crescendo/rules';
import {
  counterCount,
  type Finito,
  type Move,
  type News,
  numberOn,
  points,
  sequence,
  stage,
  type View,
  WIDTH,
} from '@crescendo/rules/finito';
import { type NameOf, newsText } from '@crescendo/words';
import { TEXT_DEFAULTS } from '../../contract/defaults.ts';
import type { ResultLine, Texts } from '../../contract/texts.ts';
import { blockOf, numbersToChoose, ownChoice, wanted } from '../model/view-model.ts';
import type { FinitoTranslations } from '../types.ts';
import type { FinitoWords } from '../words.ts';

export const standing = (view: View, seat: Seat): string =>
  `${points(itemAt(view.boards, seat))}/${wanted(view)}`;

const hasOneLeft = ({ open, down }: View, seat: Seat): boolean =>
  itemAt(open, seat).length === 1 && itemAt(down, seat).length === 0;

export const prompt = (view: View, { own }: FinitoTranslations): string => {
  if (view.phase === 'over') return own.prompt.over;
  if (view.seat === null) return own.prompt.watching;
  if (ownChoice(view)) return own.prompt.waiting;
  const numbers = numbersToChoose(view);
  if (stage(view) === 'placing') return own.prompt.place(view.rolled, numbers, hasOneLeft(view, view.seat));
  return own.prompt[view.options.passing ? 'moveOrPass' : 'move'](view.rolled, numbers);
};

/**
 * Tells "Finito!" first, and then the end; what was turned over comes last. The roll is on the die and in the prompt, and at the
 * start all see the counters dealt.
 */
export const tell = (
  news: readonly News[],
  _view: View,
  _translations: FinitoTranslations,
  say: (news: News) => string,
): readonly string[] => {
  const isGoal = ({ type }: News): boolean => type === 'finito' || type === 'reached';
  const isStart = news.every(({ type }) => type === 'turned-up' || type === 'rolled');
  const first = news.filter(isGoal);
  const rest = news
    .filter((item) => !isGoal(item) && !(item.type === 'ended' && first.length > 0))
    .filter(({ type }) => news.length === 1 || (type !== 'rolled' && !(isStart && news.length > 2)));
  const turned = rest.filter(({ type }) => type === 'turned-up');
  return [...first, ...rest.filter((item) => !turned.includes(item)), ...turned].map(say);
};

export const result = (view: View, seat: Seat, { own }: FinitoTranslations): readonly ResultLine[] => {
  const board = itemAt(view.boards, seat);
  const counters = sequence(board);
  const block = blockOf(board);
  const all = counterCount(view.options);
  const lines: ResultLine[] = [{ text: own.result.order(counters) }];
  if (counters.length < all) lines.push({ text: own.result.left(all - counters.length) });
  if (view.ending === 'goal' && block.length >= wanted(view))
    lines.push({ text: own.result.goal(wanted(view)) });
  if (view.ending === 'limit') lines.push({ text: own.result.limit(view.rolls) });
  lines.push({ text: block.length === all ? own.result.finito(all) : own.result.block(block) });
  return [...lines, { text: own.result.points, points: block.length }];
};

/** The winner always has the most points there are: what counts is how soon. */
export const challenged = (view: View, seat: Seat, { own }: FinitoTranslations): string => {
  const { length } = blockOf(itemAt(view.boards, seat));
  return own.challenged(view.rolls, length, length === counterCount(view.options));
};

/** Explains why a round is over: who has got enough in order, or that it was the last roll. Of several the headline tells. */
export const ending = (view: View, translations: FinitoTranslations, name: NameOf): string | undefined => {
  if (view.ending === null) return undefined;
  const endNews = { finito: 'finito', goal: 'reached', limit: 'ended' }[view.ending];
  const [news, ...more] = view.news.filter(({ type }) => type === endNews);
  return news && more.length === 0 ? newsText(translations, news, name) : undefined;
};

/** Explains what the die means for the viewer's board. */
export const dieText = (view: View, { own }: FinitoTranslations): string => {
  const numbers = numbersToChoose(view);
  if (view.rolled === 0) return own.dieRests;
  if (numbers.length === 0) return own.die(view.rolled);
  return numbers.includes(view.rolled)
    ? own.explain.die(view.rolled)
    : own.explain.taken(view.rolled, numbers);
};

export const describe = (move: Move, view: View, { own }: FinitoTranslations): string => {
  if (move.type === 'pass') return own.describe.pass;
  const { counter, at } = move;
  const [row, column] = [Math.floor(at / WIDTH) + 1, (at % WIDTH) + 1];
  return own.describe[move.type](counter, numberOn(at, view.options.numbers), row, column);
};

const reasonOf = (reason: Because, { own: { because: say } }: FinitoTranslations): string | undefined => {
  switch (reason.code) {
    case 'wins':
      return say.wins;
    case 'stay-instead':
      return say.stay(reason.stay, reason.instead);
    case 'hits-instead':
      return say.hits(reason.hits, reason.numbers, reason.instead);
    case 'tight-instead':
      return say.tight(reason.low, reason.high, reason.squares, reason.counters);
    case 'none-stays':
      return say.noneStays;
    case 'sequence-instead':
      return say.sequence(reason.length, reason.instead);
    case 'stays-between':
      return say.between(reason.counter, reason.low, reason.high, reason.before, reason.after);
    default:
      // A code of an earlier version.
      return undefined;
  }
};

export const because = (
  codes: Advice<Finito>['because'],
  _view: View,
  said: FinitoTranslations,
): readonly string[] => (codes as readonly Because[]).flatMap((reason) => reasonOf(reason, said) ?? []);

export const texts: Texts<Finito, FinitoWords> = {
  ...TEXT_DEFAULTS,
  challenged,
  standing,
  prompt,
  result,
  ending,
  describe,
  because,
  news: tell,
};
