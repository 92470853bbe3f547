import type { looks as en } from '../../en/qwinto/looks.ts';
import type { Words } from '../../words.ts';

const ROW = { orange: 'orange', yellow: 'gelbe', purple: 'lila' };
const DIE = { orange: 'orange', yellow: 'gelbe', purple: 'lila' };

export const looks: Words<typeof en> = {
  sums: () => 'Welche Reihen brauchen noch kleine Zahlen, welche große?',
  'one-die': () => 'Diesmal genügt ein Würfel.',
  'two-dice': ({ row }) => `Zwei Würfel, und der ${DIE[row]} ist dabei.`,
  'keep-or-again': ({ number }) => `Gibt es ein Feld, auf dem die ${number} wenig Platz verschwendet?`,
  'room-beside': ({ number }) =>
    `Vergleich die Felder für die ${number}: Wo verschwendet sie am wenigsten Platz?`,
  'only-field': ({ number }) => `Auf ein Feld passt die ${number}. Auf welches?`,
  row: ({ row }) => `Schau auf die ${ROW[row]} Reihe.`,
  'need-not': ({ number }) => `Du musst die ${number} nicht eintragen. Welchen Zahlen nähme sie den Platz?`,
  'misthrow-or': ({ number }) => `Was würde die ${number} verderben? Ein Fehlwurf kostet 5 Punkte.`,
};
