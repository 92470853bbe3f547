import type { vorZwoelf as en } from '../../en/help/5vor12.ts';
import type { Words } from '../../words.ts';

export const vorZwoelf: Words<typeof en> = {
  aim: {
    title: 'De qué se trata',
    text: [
      'Pon antes que nadie una carta en cada casilla de tu tablero.',
      'La dificultad: los números tienen que aumentar de izquierda a derecha en cada fila y de arriba abajo en cada columna.',
    ],
    caption:
      'Un tablero lleno. En cada fila y en cada columna los números aumentan, a pasos de cualquier tamaño.',
  },
  have: (size, highest) => ({
    title: 'El material',
    text: [
      'De dos a cuatro jugadores.',
      `Cada uno tiene un tablero de ${size} × ${size} casillas.`,
      `Hay una serie de cartas del 1 al ${highest} por jugador. Todas están tapadas en el centro.`,
    ],
  }),
  startOne: (size) => ({
    title: 'El inicio',
    text: [
      'Cada uno toma una carta tapada y la pone en una de sus casillas con punto. Todos lo hacen a la vez, y en secreto hasta que todos han elegido.',
      `Se hace ${size} veces, hasta llenar las casillas con punto. Una carta puesta ya no se mueve.`,
      'Vale cualquier orden, pero los números bajos están bien arriba a la izquierda y los altos abajo a la derecha. Después los puntos ya no significan nada.',
    ],
    caption: 'El 12 puede ir en cualquier casilla con punto que esté libre.',
  }),
  startFour: (size) => ({
    title: 'El inicio',
    text: [
      `Cada uno toma ${size} cartas tapadas y las ordena en sus casillas con punto. Todos lo hacen a la vez, y en secreto hasta que todos han elegido.`,
      'Vale cualquier orden, pero los números bajos están bien arriba a la izquierda y los altos abajo a la derecha. Después los puntos ya no significan nada.',
    ],
    caption: 'El 12 puede ir en cualquier casilla con punto que esté libre.',
  }),
  startInOrder: (size) => ({
    title: 'El inicio',
    text: [
      `Cada uno toma ${size} cartas tapadas. Van en orden en las casillas con punto, la más baja arriba a la izquierda; no hay nada que elegir.`,
      'Después los puntos ya no significan nada.',
    ],
    caption: 'La más baja arriba a la izquierda, la más alta abajo a la derecha.',
  }),
  turn: {
    title: 'Tu turno',
    text: [
      'Empieza el jugador de más edad. Como el juego no puede saberlo, quien inicia la partida dice quién empieza; si no, es el primer jugador.',
      'Tienes dos posibilidades.',
      'Destapa una carta: colócala en tu tablero, o déjala en el centro, aunque encaje en alguna casilla. Allí queda destapada, y cualquiera puede tomarla.',
      'O toma una de las cartas destapadas: esa tiene que ir a tu tablero.',
      'No se puede pasar. Después le toca al siguiente, en el sentido de las agujas del reloj.',
    ],
    caption: 'O destapar una, o tomar una destapada.',
  },
  laying: {
    title: 'Dónde va una carta',
    text: [
      'En una casilla libre, si los números siguen aumentando de izquierda a derecha en la fila y de arriba abajo en la columna.',
      'Compara con todas las cartas de la fila y de la columna, no solo con las vecinas. En una fila o columna cada número puede estar una sola vez.',
      'Nada más importa: el mismo número puede estar en otra parte de tu tablero.',
    ],
    caption:
      'El 11 va en las casillas con un más, o a cambio de una carta con flechas. No en las casillas con aspa: allí quedaría debajo del 14, o a la derecha del 12.',
  },
  exchange: (sameNumber) => ({
    title: 'Cambiar',
    text: [
      'También puedes poner tu carta en el sitio de otra de tu tablero. La otra va al centro, destapada.',
      'También entonces el orden tiene que ser ascendente. Así haces sitio donde ya queda poco.',
      sameNumber
        ? 'Una carta también se puede cambiar por otra del mismo número.'
        : 'Una carta nunca se cambia por otra del mismo número.',
    ],
    caption: 'Llega el 11, el 9 va al centro.',
  }),
  bruno: {
    title: 'La variante de Bruno',
    text: [
      'Si tu carta queda esquina con esquina con un número igual, juegas otra vez enseguida; y otra, si vuelve a ocurrir.',
      'Cuando se ha destapado la última carta, nadie juega otra vez.',
    ],
    caption: 'Dos 9 esquina con esquina: se juega otra vez.',
  },
  end: {
    title: 'El final',
    text: [
      'Quien llena su última casilla libre gana al instante.',
      'Si antes se destapa la última carta, ese turno se termina. Entonces gana quien tiene menos casillas libres; si hay empate, hay varios ganadores.',
    ],
    caption: 'La última casilla está llena: ¡partida ganada!',
  },
  score: {
    title: 'Varias partidas',
    text: [
      'Si queréis, jugad tantas partidas como jugadores: así cada uno empieza una vez.',
      'Quien gana una partida recibe 2 puntos; los demás pierden 1 punto por cada casilla libre. Gana el total más alto; si hay empate, hay varios ganadores.',
    ],
  },
  special: (guard) => ({
    title: 'Cuando no pasa nada',
    text: [
      `Si durante ${guard} rondas nadie ha destapado una carta ni llenado una casilla, la partida termina como si no quedaran cartas tapadas.`,
    ],
  }),
};
