import type { looks as en } from '../../en/finito/looks.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly number[]): string => list('de', numbers, 'or');

export const looks: Words<typeof en> = {
  'how-far': ({ numbers }) =>
    `Kleine Steine gehören an den Anfang, große ans Ende. Wie weit hinten liegt die ${or(numbers)}?`,
  neighbours: ({ numbers }) =>
    `Schau auf deine Steine vor und nach der ${or(numbers)}. Welcher gehört dazwischen?`,
  'none-fits': ({ numbers }) =>
    `Auf der ${or(numbers)} kann keiner deiner Steine bleiben. Welchen kannst du später am leichtesten versetzen?`,
  'outside-sequence': () => 'Schau auf die Steine außerhalb deines längsten Blocks.',
  'which-moves': ({ numbers }) =>
    `Schau auf deine Steine vor und nach der ${or(numbers)}. Welcher könnte dorthin?`,
  counter: ({ counter }) => `Es geht um die ${counter}.`,
  'better-not': () => 'Würde ein Zug deine Reihenfolge verbessern?',
};
