import type { looks as en } from '../../en/5vor12/looks.ts';
import type { Words } from '../../words.ts';

export const looks: Words<typeof en> = {
  'open-first': () => 'Mira primero las cartas destapadas: ¿hay alguna mejor que una nueva?',
  'open-tile': () => 'Una carta destapada encaja en una de tus casillas libres.',
  'open-exchange': () => 'Compara las cartas destapadas con las tuyas: puedes cambiar una.',
  'middle-tile': ({ tile }) => `Se trata del ${tile} que está en el centro.`,
  'room-for': ({ tile }) => `El ${tile} encaja en varias casillas. ¿Dónde deja sitio a otros números?`,
  'only-square': ({ tile }) => `El ${tile} encaja en una de tus casillas libres. ¿En cuál?`,
  'instead-of-own': ({ tile }) => `El ${tile} podría ocupar el lugar de una de tus cartas.`,
  'need-not': ({ tile }) => `No tienes que colocar el ${tile}. ¿A qué números les quitaría el sitio?`,
  'lower-higher': ({ tile, lower, higher }) =>
    `Números menores que ${tile}: ${lower} en total. Mayores: ${higher}. ¿Qué casilla libre es la más adecuada?`,
  'in-order': () => 'Los números bajos van mejor arriba a la izquierda; los altos, abajo a la derecha.',
  row: ({ row }) => `Mira la fila ${row} de tu tablero.`,
};
