import type { looks as en } from '../../en/finito/looks.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly number[]): string => list('nl', numbers, 'or');

export const looks: Words<typeof en> = {
  'how-far': ({ numbers }) =>
    `Lage stenen horen aan het begin, hoge aan het eind. Hoe ver ligt vakje ${or(numbers)}?`,
  neighbours: ({ numbers }) => `Kijk naar je stenen voor en na vakje ${or(numbers)}. Welke hoort ertussen?`,
  'none-fits': ({ numbers }) =>
    `Op vakje ${or(numbers)} kan geen van je stenen blijven liggen. Welke kun je later het makkelijkst verplaatsen?`,
  'outside-sequence': () => 'Kijk naar de stenen buiten je langste reeks.',
  'which-moves': ({ numbers }) =>
    `Kijk naar je stenen voor en na vakje ${or(numbers)}. Welke zou daarheen kunnen?`,
  counter: ({ counter }) => `Het gaat om de ${counter}.`,
  'better-not': () => 'Zou een zet je volgorde beter maken?',
};
