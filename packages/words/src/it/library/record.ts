import type { record as en } from '../../en/library/record.ts';
import type { Words } from '../../words.ts';

export const record: Words<typeof en> = {
  title: 'Apri una partita registrata',
  about:
    'Una partita registrata è il testo di una partita intera, come lo ottieni con «Condividi la partita». Guardala passo per passo o continua da dove finisce.',
  text: 'Il testo della partita',
  file: 'Scegli un file',
  drop: 'o trascinalo qui',
  open: 'Apri',
  empty: 'Qui non c’è ancora testo.',
  tooBig: 'Questo file è troppo grande per una partita.',
  line: (line) => `Mostra la riga ${line}`,
};
