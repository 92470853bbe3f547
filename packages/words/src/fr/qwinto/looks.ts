import type { looks as en } from '../../en/qwinto/looks.ts';
import type { Words } from '../../words.ts';

const ROW = { orange: 'orange', yellow: 'jaune', purple: 'violette' };
const DIE = { orange: 'orange', yellow: 'jaune', purple: 'violet' };

export const looks: Words<typeof en> = {
  sums: () => 'Quelles rangées ont encore besoin de petits nombres, lesquelles de grands ?',
  'one-die': () => 'Cette fois, un seul dé suffit.',
  'two-dice': ({ row }) => `Deux dés, et le ${DIE[row]} en fait partie.`,
  'keep-or-again': ({ number }) => `Y a-t-il une case où le ${number} gaspille peu de place ?`,
  'room-beside': ({ number }) => `Compare les cases pour le ${number} : où gaspille-t-il le moins de place ?`,
  'only-field': ({ number }) => `Une seule case convient au ${number}. Laquelle ?`,
  row: ({ row }) => `Regarde la rangée ${ROW[row]}.`,
  'need-not': ({ number }) =>
    `Rien ne t’oblige à noter le ${number}. À quels nombres prendrait-il la place ?`,
  'misthrow-or': ({ number }) => `Que gâcherait le ${number} ? Un lancer raté coûte 5 points.`,
};
