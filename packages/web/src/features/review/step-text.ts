// A step of the game in words.
import { newsText } from '../../boards/translations.ts';
import { namesFor } from '../play/seats/names.ts';
import type { ReviewProps } from './props.ts';

type StepTextProps = Pick<ReviewProps, 'steps' | 'said' | 'name' | 'table' | 'translations' | 'figure'>;

/** Everybody's chance: "Roll 12: you 43 %, Andante 57 %."; only the roll where chances were not measured. */
export const stepText = (
  { steps, said, name, translations, figure }: Omit<StepTextProps, 'table'>,
  at: number,
): string => {
  const { chances = [], turn } = steps[at] ?? {};
  const all = chances.map((_, seat) =>
    said.share(seat === name.you ? undefined : name(seat), figure(seat, at)),
  );
  return said.at(turn ? translations.common.turn(turn) : said.atEnd, `${all.join(', ')}.`);
};

/** Tells the news since the step before. */
export const newsOf = ({ steps, table, translations }: StepTextProps, at: number): string => {
  const number = steps[at]?.number;
  if (number === undefined) return '';
  const nameFor = namesFor(table, translations, number);
  return table
    .moment(number)
    .news.map((item) => newsText(translations, item, nameFor(item)))
    .join(' ');
};
