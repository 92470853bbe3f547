import type { qwinto as en } from '../../en/help/qwinto.ts';
import type { Words } from '../../words.ts';

const rows = (count: number): string => (count === 1 ? 'una fila completa' : `${count} filas completas`);

export const qwinto: Words<typeof en> = {
  aim: {
    title: 'De qué se trata',
    text: () => [
      'Todos tienen la misma hoja con filas de colores. Anota en ellas todos los números que puedas, siempre en orden ascendente de izquierda a derecha.',
      'Lo que más vale son las filas y las columnas completas. Gana el total más alto.',
    ],
    caption:
      'Casillas redondas, pentágonos que dan un bonus y, en cada fila, un hueco que siempre queda vacío.',
  },
  things: {
    title: 'El material',
    text: ({ dice, faces, width, misthrowLimit }) => [
      'De dos a seis jugadores.',
      `${dice === 1 ? 'Un dado' : `${dice} dados`} con los números del 1 al ${faces}${dice === 3 ? ', naranja, amarillo y morado' : ''}, y una hoja para cada uno.`,
      `Cada fila tiene ${width} ${width === 1 ? 'casilla' : 'casillas'}. Debajo hay ${misthrowLimit === 1 ? 'un cuadro' : `${misthrowLimit} cuadros`} para las tiradas fallidas y la línea donde se suman los puntos.`,
    ],
  },
  turn: {
    title: 'Un turno',
    text: ({ dice, firstSeat }) => [
      `${firstSeat === 'random' ? 'El azar decide quién empieza.' : 'Habéis acordado quién empieza.'} Quien tiene los dados toma ${dice === 1 ? 'el dado' : dice === 2 ? 'uno o los dos' : 'uno, dos o los tres, de los colores que quiera,'} y tira.`,
      '¿No te gusta? Puedes tirar otra vez, pero con todos esos dados, y vale la segunda tirada.',
      'La suma vale para todos: cada cual puede anotarla en su hoja, todos a la vez. Nadie está obligado. Tu elección queda oculta hasta que todos hayan elegido.',
      'Después los dados pasan al siguiente, en el sentido de las agujas del reloj.',
    ],
    caption: 'Se tomaron dos dados: 4 y 5 son 9.',
  },
  colours: {
    title: 'Qué filas están abiertas',
    text: () => [
      'La suma solo puede ir en una fila cuyo color estaba entre los dados. Se tiraron amarillo y morado: o la fila amarilla o la morada.',
    ],
    caption: 'Un 9 con amarillo y morado: encaja en las casillas marcadas; la fila naranja está cerrada.',
  },
  write: {
    title: 'Anotar un número',
    text: () => [
      'Sirve cualquier casilla libre, en cualquier orden; deja libres en medio las que quieras. Lo escrito se queda.',
      'En una fila los números aumentan de izquierda a derecha y ninguno se repite. El hueco no interrumpe el orden.',
      'Tampoco en una columna se repite un número. Allí el orden da igual.',
    ],
    caption: 'El 9 encaja entre el 6 y el 12, pero no debajo del otro 9.',
  },
  misthrow: {
    title: 'Tiradas fallidas',
    text: () => [
      'Si quien tiene los dados no anota nada, porque no encaja o porque no quiere, es una tirada fallida: se marca un cuadro y cuesta 5 puntos.',
      'Para los demás, no anotar nada no cuesta nada.',
    ],
  },
  end: {
    title: 'El final',
    text: ({ rowsToEnd, dice, misthrowLimit }) => [
      `La partida acaba en cuanto alguien tiene ${rows(Math.min(rowsToEnd, dice))} en su hoja o marca ${misthrowLimit === 1 ? 'una tirada fallida' : `su ${misthrowLimit}.ª tirada fallida`}.`,
      'En la última tirada todavía pueden anotar todos, porque se anota a la vez.',
    ],
  },
  score: {
    title: 'El recuento',
    text: ({ dice, width }) => [
      'Una fila incompleta: un punto por cada número. Una fila completa: su último número, el de más a la derecha.',
      ...(dice === 3 && width >= 3
        ? ['Una columna de tres completa: el número de su pentágono. Las columnas de dos no dan nada.']
        : []),
      'Cada tirada fallida quita 5 puntos. Gana el total más alto; en caso de empate, se comparte la victoria.',
    ],
    caption: '4 + 16 + 6 por las filas, 5 + 10 + 12 por tres columnas, menos 10: 43 puntos.',
  },
  special: {
    title: 'Conviene saber',
    text: () => [
      'Una casilla puede quedar sin número posible, como la que está entre un 6 y un 7. Está permitido: queda vacía.',
      'Aquí no se puede anotar mal: una casilla que no admite el número dice por qué.',
    ],
    caption: 'Entre el 6 y el 7 ya no encaja nada.',
  },
};
