// A step of the game in words.
import { newsText } from '../../boards/translations.ts';
import { namesFor } from '../play/seats/names.ts';
import type { Figure, ReviewProps } from './props.ts';

type StepTextProps = Pick<ReviewProps, 'steps' | 'review' | 'said' | 'name' | 'table' | 'translations'>;

/** Everybody's chance: "After move 12: you 43 %, Andante 57 %."; only the move where chances were not measured. */
export const stepText = (
  { steps, said, name }: Pick<StepTextProps, 'steps' | 'said' | 'name'>,
  at: number,
  figure: Figure,
): string => {
  const chances = steps[at]?.chances ?? [];
  const all = chances.map((chance, seat) =>
    said.share(seat === name.you ? undefined : name(seat), figure(chance, at)),
  );
  return said.at(at, `${all.join(', ')}.`);
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
