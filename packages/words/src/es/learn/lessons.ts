import type { lessons as en } from '../../en/learn/lessons.ts';
import type { Words } from '../../words.ts';

export const lessons: Words<typeof en> = {
  title: 'Lecciones',
  titleOf: (game) => `Lecciones de ${game}`,
  about: (title) => `Lección: ${title}`,
  state: (solved, of) => (solved === of ? 'hecha' : `${solved} de ${of}`),
  progress: (done, of) => `${done} de ${of} lecciones hechas`,
  lessons: {
    '5vor12': {
      start: {
        title: 'Las primeras cartas',
        text: [
          'Tus primeras cartas dividen el tablero.',
          'Los números bajos arriba a la izquierda y los altos abajo a la derecha dejan sitio a todos los demás.',
        ],
      },
      'leaving-room': {
        title: 'Dejar sitio',
        text: [
          'Entre dos cartas solo encajan los números intermedios.',
          'Coloca la carta de modo que en las casillas libres de alrededor aún encajen muchos números.',
        ],
      },
      'take-it': {
        title: 'Tomar una carta destapada',
        text: [
          'Una carta destapada es segura; una tapada, una apuesta.',
          'Si llena una casilla en la que encajan pocos números más, tómala.',
        ],
      },
      'which-tile': {
        title: 'Qué carta destapada',
        text: [
          'Cuando encajan varias cartas destapadas, la más evidente no siempre es la mejor.',
          'Compara lo que cada una deja libre en tu tablero y toma la que luego sería difícil de sustituir.',
        ],
      },
      exchange: {
        title: 'Cambiar cartas',
        text: [
          'Un cambio no llena ninguna casilla, pero puede abrir varias.',
          'Vale la pena si el número nuevo queda mejor y el antiguo no le sirve a nadie.',
        ],
      },
      'which-exchange': {
        title: 'Qué carta cambiar',
        text: [
          'Dos cambios pueden parecerse: lo que cuenta es la carta que quitas.',
          'Da la que estorba a más números y conserva las que ya están bien.',
        ],
      },
      'exchange-open': {
        title: 'Cambiar una carta destapada',
        text: [
          'También puedes tomar una carta destapada y cambiarla por una de tu tablero.',
          'Hazlo si el número nuevo abre tus casillas libres y ninguna carta llena bien una de ellas.',
        ],
      },
    },
    rummikub: {
      opening: {
        title: 'Abrir',
        text: [
          'Tus primeras combinaciones salen solo de tu atril y deben sumar bastantes puntos.',
          'Prueba primero con grupos y escaleras altos: a veces una ficha va en dos sitios y solo uno basta.',
        ],
      },
      borrowing: {
        title: 'Pedir prestada una ficha',
        text: [
          'Una combinación de cuatro fichas o más puede ceder una.',
          'Tómala de un grupo o del extremo de una escalera y forma otra combinación con tus fichas.',
        ],
      },
      'splitting-run': {
        title: 'Partir una escalera',
        text: [
          'Una escalera larga puede convertirse en dos.',
          'Pon tu ficha en medio y comprueba que cada parte conserva tres fichas.',
        ],
      },
      regrouping: {
        title: 'Reorganizar',
        text: [
          'Tres grupos vecinos pueden convertirse en tres escaleras, y al revés.',
          'Busca combinaciones con números vecinos y rehazlas junto con tus fichas.',
        ],
      },
      joker: {
        title: 'Liberar el comodín',
        text: [
          'Sustituye el comodín por la ficha a la que representa, o rehaz la combinación sin él.',
          'Después te servirá en otra combinación.',
        ],
      },
      'going-out': {
        title: 'Acabar',
        text: [
          'Cuando te quedan pocas fichas, mira toda la mesa.',
          'Busca un sitio para cada una y reorganiza hasta que quepan todas a la vez.',
        ],
      },
      'fewest-changes': {
        title: 'Cambiar poco',
        text: [
          'A menudo una ficha encaja sin mover casi nada.',
          'Busca el camino más corto: lo que se queda como está no puede salir mal.',
        ],
      },
    },
    finito: {
      'first-counters': {
        title: 'Las primeras fichas',
        text: [
          'Las fichas bajas van hacia el principio del tablero; las altas, hacia el final.',
          'Elige la ficha cuyo sitio está más cerca de la tirada.',
        ],
      },
      'which-square': {
        title: 'Qué casilla',
        text: [
          'Si el número tirado está ocupado, eliges la siguiente casilla libre, menor o mayor.',
          'Toma la que mantiene el orden y deja bastantes casillas para las fichas de en medio.',
        ],
      },
      'which-counter': {
        title: 'Qué ficha',
        text: [
          'Hay varias fichas boca arriba, y una es la que mejor va con la tirada.',
          'Cuenta cuántas fichas deben ir antes y cuántas después.',
        ],
      },
      'what-to-move': {
        title: 'Qué desplazar',
        text: [
          'Cuando todas tus fichas están puestas, desplazas una en cada tirada.',
          'Elige una que esté fuera de orden y respeta tu serie más larga.',
        ],
      },
      'last-steps': {
        title: 'Los últimos pasos',
        text: [
          'Hacia el final esperas ciertas tiradas.',
          'Deja huecos tan anchos que los puedan llenar muchos números.',
        ],
      },
    },
    qwinto: {
      'keep-or-roll': {
        title: 'Quedarse o volver a tirar',
        text: [
          'La segunda tirada vale: si no encaja, es una tirada fallida.',
          'Vuelve a tirar solo si muchas sumas son mejores que la tuya.',
        ],
      },
      'leaving-room': {
        title: 'Dejar sitio',
        text: [
          'En cada fila los números aumentan hacia la derecha.',
          'Anota la suma donde las casillas libres de ambos lados aún admitan muchas sumas.',
        ],
      },
      'which-row': {
        title: 'Qué fila',
        text: [
          'La misma suma puede ser buena en una fila y mala en otra.',
          'Elige la fila en la que queda más cerca de su sitio: las sumas bajas a la izquierda, las altas a la derecha.',
        ],
      },
      'bonus-column': {
        title: 'Las columnas de bonus',
        text: [
          'Una columna de tres completa vale el número de su pentágono.',
          'Anota ahí un número alto mientras puedas llenar las otras dos casillas.',
        ],
      },
      waiting: {
        title: 'No anotar nada',
        text: [
          'Cuando ha tirado otra persona, no tienes que anotar nada.',
          'Sáltate una suma que bloquearía casillas: no te cuesta nada.',
        ],
      },
      'which-dice': {
        title: 'Qué dados',
        text: [
          'Los colores de los dados son las filas en las que puedes anotar, y su número decide lo alta que es la suma.',
          'Elige dados cuyas sumas más frecuentes encajen en tus casillas libres.',
        ],
      },
    },
  },
};
