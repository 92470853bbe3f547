import type { finito as en } from '../../en/course/finito.ts';
import type { Words } from '../../words.ts';

export const finito: Words<typeof en> = {
  winning: {
    idea: [
      'Ganas en cuanto tus doce fichas están en orden ascendente, aunque haya casillas libres entre ellas.',
      'La tirada es la misma para todos: busca la jugada que lleva tu última ficha a su sitio.',
    ],
    steps: [
      'Once fichas están en orden. Solo el 12 está al principio, y sale el 19.',
      'El 12 va al 19, detrás de todas las demás. ¡Finito!',
    ],
  },
  chain: {
    idea: [
      'Lee tus fichas desde la primera casilla hasta la última: mientras cada una supere a la anterior, forman una cadena.',
      'Cuanto más larga es, menos jugadas necesitas después.',
    ],
    steps: [
      'Tu 2, 5 y 9 están en orden ascendente. Sale el 6, y el 4 está destapado.',
      'El 4 encaja entre el 2 y el 5: ahora la cadena tiene cuatro fichas.',
      'Sale el 18, y el 11 sigue detrás del 9. Cinco.',
    ],
  },
  'first-counters': {
    idea: [
      'Las fichas bajas van hacia el principio del tablero; las altas, hacia el final.',
      'Elige la ficha cuyo sitio está más cerca de la tirada.',
    ],
    steps: [
      'La primera tirada es 10, el centro del tablero. El 3, el 6 y el 11 están destapados.',
      'El 6 va en el centro: cinco fichas vienen antes y seis después.',
      'Sale el 4. Allí va el 3, con sitio para el 1 y el 2 delante.',
    ],
  },
  ends: {
    idea: [
      'Los números 1, 2, 19 y 20 tienen una casilla; todos los demás, dos.',
      'Una ficha del extremo está allí segura: nada tiene que venir después.',
    ],
    steps: [
      'Sale el 20, la última casilla, y el 12 está destapado.',
      'El 12 va al final del todo y no tendrá que moverse más.',
      'Sale el 1: el 1 va al principio del todo.',
    ],
  },
  'which-square': {
    idea: [
      'Si el número tirado está ocupado, eliges la siguiente casilla libre, menor o mayor.',
      'Toma la que mantiene el orden y deja bastantes casillas para las fichas de en medio.',
    ],
    steps: [
      'Sale otra vez el 10, y los dos 10 están ocupados. Eliges entre el 9 y el 11 libres más cercanos.',
      'El 8 va al 11, detrás del 5 y del 6. En el 9 estaría delante.',
    ],
  },
  gaps: {
    idea: [
      'Entre dos fichas debe haber al menos una casilla libre por cada ficha que falta en medio.',
      'Cuenta antes de colocar: un hueco demasiado pequeño cuesta una jugada más tarde.',
    ],
    steps: [
      'Tu 4 está en un 5, y sale el 6. El 8 dejaría muy pocas casillas para 5, 6 y 7.',
      'El 6 solo necesita una delante, para el 5, y está libre.',
      'Sale el 10. Ahora encaja el 8: entre el 6 y el 8 hay sitio para el 7.',
    ],
  },
  'which-counter': {
    idea: [
      'Hay varias fichas boca arriba, y una es la que mejor va con la tirada.',
      'Cuenta cuántas fichas deben ir antes y cuántas después.',
    ],
    steps: [
      'Tu 3 y tu 10 están lejos. Sale el 12, cerca del 10; el 5, el 7 y el 8 están destapados.',
      'El 8 es el mejor: entre él y el 10 va una ficha; entre el 3 y él, cuatro.',
    ],
  },
  'what-to-move': {
    idea: [
      'Cuando todas tus fichas están puestas, desplazas una en cada tirada.',
      'Elige una que esté fuera de orden y respeta tu serie más larga.',
    ],
    steps: [
      'Dos fichas están mal: el 12 al principio y el 1 al final. Sale el 17.',
      'El 12 va detrás del 11. Ninguna de las diez en orden se ha movido.',
      'Sale el 1, y el 1 va al principio. ¡Finito!',
    ],
  },
  'last-steps': {
    idea: [
      'Hacia el final esperas ciertas tiradas.',
      'Deja huecos tan anchos que los puedan llenar muchos números.',
    ],
    steps: [
      'Solo el 6 está mal, y sale el 20, que no ayuda. Hay que mover de todos modos.',
      'Mueves el 6, que tiene que irse igualmente. El hueco entre el 5 y el 7 sigue ancho.',
      'Sale el 8, justo en el hueco. ¡Finito!',
    ],
  },
  'finishing-rolls': {
    idea: [
      'Cuando falta una sola ficha, cuenta los números del dado que acabarían la partida.',
      'Mueve para que sean más: cinco números de veinte son cinco veces más que uno.',
    ],
    steps: [
      'Entre el 5 y el 7 falta el 6. Solo los números 6 y 7 acabarían la partida. Sale el 11.',
      'Llevas el 7 más atrás. Ahora la acaban el 6, 7, 8, 9 y 10.',
      'Sale el 9, que antes no habría servido. ¡Finito!',
    ],
  },
};
