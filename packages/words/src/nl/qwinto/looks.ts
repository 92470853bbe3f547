import type { looks as en } from '../../en/qwinto/looks.ts';
import type { Words } from '../../words.ts';

const ROW = { orange: 'oranje', yellow: 'gele', purple: 'paarse' };

export const looks: Words<typeof en> = {
  sums: () => 'Welke rijen hebben nog lage getallen nodig, en welke hoge?',
  'one-die': () => 'Deze keer is één dobbelsteen genoeg.',
  'two-dice': ({ row }) => `Twee dobbelstenen, en de ${ROW[row]} is erbij.`,
  'keep-or-again': ({ number }) => `Is er een veld waar de ${number} weinig ruimte verspilt?`,
  'room-beside': ({ number }) => `Vergelijk de velden voor de ${number}: waar verspilt hij de minste ruimte?`,
  'only-field': ({ number }) => `Op één veld past de ${number}. Op welk?`,
  row: ({ row }) => `Kijk naar de ${ROW[row]} rij.`,
  'need-not': ({ number }) =>
    `Je hoeft de ${number} niet in te vullen. Welke getallen zou hij de plaats afnemen?`,
  'misthrow-or': ({ number }) => `Wat zou de ${number} bederven? Een mislukte worp kost 5 punten.`,
};
