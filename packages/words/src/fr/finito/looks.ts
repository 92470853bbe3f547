import type { looks as en } from '../../en/finito/looks.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly number[]): string => list('fr', numbers, 'or');

export const looks: Words<typeof en> = {
  'how-far': ({ numbers }) =>
    `Les petits jetons vont vers le début, les grands vers la fin. Où se trouve la case ${or(numbers)} ?`,
  neighbours: ({ numbers }) =>
    `Regarde tes jetons avant et après la case ${or(numbers)}. Lequel va entre les deux ?`,
  'none-fits': ({ numbers }) =>
    `Aucun de tes jetons ne peut rester sur la case ${or(numbers)}. Lequel sera le plus facile à déplacer plus tard ?`,
  'outside-sequence': () => 'Regarde les jetons hors de ta plus longue suite.',
  'which-moves': ({ numbers }) =>
    `Regarde tes jetons avant et après la case ${or(numbers)}. Lequel pourrait y aller ?`,
  counter: ({ counter }) => `Il s’agit du ${counter}.`,
  'better-not': () => 'Un coup améliorerait-il ton ordre ?',
};
