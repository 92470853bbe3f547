import type { finito as en } from '../../en/help/finito.ts';
import { sentences } from '../../grammar/finito/sentences.ts';
import type { Words } from '../../words.ts';

export const finito: Words<typeof en> = {
  aim: ({ counters, goal }) => ({
    title: 'De qué se trata',
    text: sentences(
      goal > 0
        ? `Consigue antes que nadie ${goal} fichas seguidas en orden ascendente en tu tablero, sin ninguna menor en medio.`
        : `Coloca antes que nadie tus ${counters} fichas en orden ascendente en tu tablero.`,
      'El tablero se lee como una página: fila por fila, de izquierda a derecha. Las casillas libres entre fichas no importan.',
    ),
    caption: 'Conseguido: las fichas van de menor a mayor, y la línea no se rompe.',
  }),
  things: ({ counters, numbers, squares, open, roundLimit }) => ({
    title: 'Lo que tienes',
    text: sentences(
      roundLimit === 0 && 'De dos a cuatro jugadores.',
      `Todos tienen el mismo tablero de ${squares} casillas. Los números van del 1 al ${numbers}: los dos primeros y los dos últimos están una vez${numbers > 4 ? '; los demás, dos veces' : ''}.`,
      `Cada uno tiene fichas del 1 al ${counters}, boca abajo; se da la vuelta a ${open === 1 ? 'una' : open}.`,
      `Un solo dado, del 1 al ${numbers}, vale para todos.`,
    ),
    caption: 'El dado, tus fichas boca arriba y cuántas siguen boca abajo.',
  }),
  roll: () => ({
    title: 'Una tirada',
    text: sentences(
      'El dado se lanza una vez y su número vale para todos. Todos eligen al mismo tiempo.',
      'Cuando todos han elegido, las fichas se mueven a la vez. Antes, nadie ve lo que eligen los demás.',
    ),
  }),
  placing: ({ open, counters }) => ({
    title: 'Colocar',
    text: sentences(
      'Coloca una de tus fichas boca arriba en una casilla con el número que ha salido. Cuál, lo decides tú, pero tienes que colocar una.',
      'Si las dos casillas con ese número están libres, eliges una.',
      `Después das la vuelta a otra ficha${open > 1 ? `, para tener otra vez ${open} donde elegir` : ''}, hasta que las ${counters} estén en el tablero.`,
    ),
    caption: 'Ha salido un 15: las dos casillas 15 están libres.',
  }),
  squares: ({ nearest }) => ({
    title: 'Si el número está ocupado',
    text: sentences(
      nearest
        ? 'Si no hay ninguna casilla libre con ese número, la ficha va a la siguiente casilla libre antes o después, como quieras.'
        : 'Si no hay ninguna casilla libre con ese número, la ficha va al siguiente número menor o mayor que tenga una casilla libre. Si están libres las dos, eliges tú.',
      'El final de una fila no importa: se sigue por la primera casilla de la fila siguiente.',
      'Si por un lado no hay nada libre, queda el otro.',
    ),
    caption: nearest
      ? 'Ha salido un 8, pero sus dos casillas están ocupadas: las casillas libres más cercanas son 7 y 10.'
      : 'Ha salido un 8, pero sus dos casillas están ocupadas: vale cualquier casilla 7 o 10 libre.',
  }),
  moving: ({ passing, counters }) => ({
    title: 'Desplazar',
    text: sentences(
      `Cuando las ${counters} fichas están en el tablero, cada tirada desplaza una: toma la que quieras y ponla donde diga el número, igual que al colocar.`,
      'Se mira qué está libre antes de levantar la ficha: por eso siempre acaba en otra casilla. También puede moverse una ficha que esté en el número que ha salido.',
      passing ? 'Si tus fichas te gustan como están, puedes pasar.' : 'Hay que desplazar una, aunque duela.',
    ),
    caption: 'Ha salido un 17: el 9 va ahí, y el orden está completo.',
  }),
  end: ({ goal, roundLimit }) => ({
    title: 'El final',
    text: sentences(
      'Después de cada tirada, cuando todos han movido, se miran los tableros.',
      goal > 0
        ? `Gana quien tenga una serie ascendente de al menos ${goal} fichas, incluso mientras aún se colocan. Si son varios, gana la serie más larga; en caso de empate, se comparte la victoria.`
        : 'Quien tiene todas las fichas en orden dice «¡Finito!» y gana. Si varios terminan con la misma tirada, se comparte la victoria.',
      roundLimit > 0 &&
        `Tras ${roundLimit} tiradas se acaba en cualquier caso: gana la serie ascendente más larga; en caso de empate, se comparte la victoria.`,
    ),
  }),
  points: ({ counters }) => ({
    title: 'Los puntos',
    text: sentences(
      'Lee tus fichas en orden, sin las casillas libres. Cada ficha de tu serie ascendente más larga sin interrupciones vale un punto.',
      `Los números no tienen que ser seguidos. Todas en orden valen ${counters} puntos.`,
    ),
    caption: '2 · 5 · 6 · 9 · 11 es la serie ascendente más larga: cinco puntos.',
  }),
  rounds: () => ({
    title: 'Varias rondas',
    text: sentences(
      'Podéis jugar varias rondas y sumar los puntos. Acordad antes un total que alcanzar, o un número de rondas.',
      'Si varios alcanzan el total en la misma ronda, gana el más alto; en caso de empate, se comparte la victoria.',
    ),
  }),
};
