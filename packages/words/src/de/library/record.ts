import type { record as en } from '../../en/library/record.ts';
import type { Words } from '../../words.ts';

export const record: Words<typeof en> = {
  title: 'Aufzeichnung öffnen',
  about:
    'Eine Aufzeichnung ist der Text einer ganzen Partie, wie du ihn mit „Partie teilen“ bekommst. Sieh sie dir Schritt für Schritt an oder spiel dort weiter, wo sie endet.',
  text: 'Der Text der Aufzeichnung',
  file: 'Datei wählen',
  drop: 'oder hierher ziehen',
  open: 'Öffnen',
  empty: 'Hier steht noch kein Text.',
  tooBig: 'Diese Datei ist zu groß für eine Aufzeichnung.',
  line: (line) => `Zeile ${line} zeigen`,
};
