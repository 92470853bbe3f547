import type { RecordWords } from '../words.ts';

export const nl: RecordWords = {
  title: 'Partij openen',
  about:
    'Een opgeschreven partij is de tekst van een heel spel, zoals de tafel die geeft als je hem deelt. Bekijk hem stap voor stap of speel verder waar hij ophoudt.',
  text: 'De tekst van de partij',
  file: 'Bestand kiezen',
  drop: 'of sleep het hierheen',
  open: 'Openen',
  empty: 'Hier staat nog geen tekst.',
  tooBig: 'Dit bestand is te groot voor een partij.',
  line: (line) => `Regel ${line} tonen`,
};
