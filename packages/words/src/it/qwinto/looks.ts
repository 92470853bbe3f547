import type { looks as en } from '../../en/qwinto/looks.ts';
import type { Words } from '../../words.ts';

const ROW = { orange: 'arancione', yellow: 'gialla', purple: 'viola' };
const DIE = { orange: 'arancione', yellow: 'giallo', purple: 'viola' };
/** "uno", "otto" and "undici" begin with a vowel. */
const il = (n: number): string => ([1, 8, 11].includes(n) ? `l’${n}` : `il ${n}`);

export const looks: Words<typeof en> = {
  sums: () => 'Quali righe hanno ancora bisogno di numeri bassi, e quali di alti?',
  'one-die': () => 'Questa volta basta un dado.',
  'two-dice': ({ row }) => `Due dadi, e uno è quello ${DIE[row]}.`,
  'keep-or-again': ({ number }) => `C’è una casella dove ${il(number)} spreca poco posto?`,
  'room-beside': ({ number }) => `Confronta le caselle per ${il(number)}: dove spreca meno posto?`,
  'only-field': ({ number }) => `Una sola casella va bene per ${il(number)}. Quale?`,
  row: ({ row }) => `Guarda la riga ${ROW[row]}.`,
  'need-not': ({ number }) =>
    `Non devi per forza scrivere ${il(number)}. A quali numeri toglierebbe il posto?`,
  'misthrow-or': ({ number }) => `Che cosa rovinerebbe ${il(number)}? Un tiro fallito costa 5 punti.`,
};
