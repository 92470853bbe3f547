import type { looks as en } from '../../en/finito/looks.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

/** "uno", "otto" and "undici" begin with a vowel. */
const il = (n: number): string => ([1, 8, 11].includes(n) ? `l’${n}` : `il ${n}`);
const or = (numbers: readonly number[]): string => list('it', numbers, 'or');

export const looks: Words<typeof en> = {
  'how-far': ({ numbers }) =>
    `I dischetti bassi vanno verso l’inizio, quelli alti verso la fine. Dove si trova la casella ${or(numbers)}?`,
  neighbours: ({ numbers }) =>
    `Guarda i tuoi dischetti prima e dopo la casella ${or(numbers)}. Quale va lì in mezzo?`,
  'none-fits': ({ numbers }) =>
    `Nessuno dei tuoi dischetti può restare sulla casella ${or(numbers)}. Quale sarà più facile da spostare più avanti?`,
  'outside-sequence': () => 'Guarda i dischetti fuori dalla tua fila più lunga.',
  'which-moves': ({ numbers }) =>
    `Guarda i tuoi dischetti prima e dopo la casella ${or(numbers)}. Quale potrebbe andarci?`,
  counter: ({ counter }) => `Guarda ${il(counter)}.`,
  'better-not': () => 'Una mossa migliorerebbe il tuo ordine?',
};
