import type { record as en } from '../../en/library/record.ts';
import type { Words } from '../../words.ts';

export const record: Words<typeof en> = {
  title: 'Opgeslagen partij openen',
  about:
    'Een opgeslagen partij is de tekst van een heel spel, zoals je die krijgt als je een partij deelt. Bekijk hem stap voor stap of speel verder waar hij ophoudt.',
  text: 'De tekst van de partij',
  file: 'Bestand kiezen',
  drop: 'of sleep het hierheen',
  open: 'Openen',
  empty: 'Hier staat nog geen tekst.',
  tooBig: 'Dit bestand is te groot voor een partij.',
  line: (line) => `Regel ${line} tonen`,
};
