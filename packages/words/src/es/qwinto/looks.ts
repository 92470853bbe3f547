import type { looks as en } from '../../en/qwinto/looks.ts';
import type { Words } from '../../words.ts';

const ROW = { orange: 'naranja', yellow: 'amarilla', purple: 'morada' };
const DIE = { orange: 'naranja', yellow: 'amarillo', purple: 'morado' };

export const looks: Words<typeof en> = {
  sums: () => '¿Qué filas necesitan todavía números bajos y cuáles altos?',
  'one-die': () => 'Esta vez basta con un dado.',
  'two-dice': ({ row }) => `Dos dados, y uno es el ${DIE[row]}.`,
  'keep-or-again': ({ number }) => `¿Hay alguna casilla donde el ${number} desperdicie poco sitio?`,
  'room-beside': ({ number }) => `Compara las casillas para el ${number}: ¿dónde desperdicia menos sitio?`,
  'only-field': ({ number }) => `El ${number} encaja en una sola casilla. ¿En cuál?`,
  row: ({ row }) => `Mira la fila ${ROW[row]}.`,
  'need-not': ({ number }) => `No tienes que anotar el ${number}. ¿A qué números les quitaría el sitio?`,
  'misthrow-or': ({ number }) => `¿Qué estropearía el ${number}? Una tirada fallida cuesta 5 puntos.`,
};
