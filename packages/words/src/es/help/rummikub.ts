import type { rummikub as en } from '../../en/help/rummikub.ts';
import type { Words } from '../../words.ts';

const timeOf = (seconds: number): string => {
  if (seconds % 60 > 0) return `${seconds} segundos`;
  return seconds === 60 ? 'un minuto' : `${seconds / 60} minutos`;
};

export const rummikub: Words<typeof en> = {
  aim: {
    title: 'El objetivo',
    text: () => ['Poner todas tus fichas en la mesa antes que los demás.'],
  },
  tiles: {
    title: 'El material',
    text: ({ values, colours, copies, jokers, handSize, deal }) => [
      deal !== 'jokerEach' && 'De dos a cuatro jugadores.',
      `Los números del 1 al ${values} en ${colours === 4 ? 'negro, rojo, azul y amarillo' : `${colours} colores`}, cada uno ${copies === 2 ? 'dos veces' : 'una vez'}, y ${jokers === 0 ? 'ningún comodín' : jokers === 1 ? 'un comodín' : `${jokers} comodines`}.`,
      `Cada uno tiene ${handSize} fichas en su atril, que nadie más ve. Las demás están boca abajo en el pozo.`,
    ],
  },
  sets: {
    title: 'Combinaciones',
    text: ({ colours }) => [
      'Una escalera: tres o más números seguidos, todos de un color.',
      `Un grupo: el mismo número tres${colours > 3 ? ' o cuatro' : ''} veces, cada vez de otro color.`,
    ],
    caption: 'Una escalera y un grupo.',
  },
  wrong: {
    title: 'Lo que no es una combinación',
    text: ({ values }) => [
      `Después del ${values} no viene nada: el 1 es siempre el más bajo.`,
      'Un grupo nunca repite color.',
      'Una escalera no mezcla colores, y dos fichas nunca bastan.',
    ],
    caption: 'Nada de esto es una combinación.',
  },
  start: {
    title: 'El comienzo',
    text: ({ startDraw, deal, threePairsRedeal, handSize }) => [
      startDraw === 'beforeDeal' &&
        'Cada uno saca una ficha; empieza quien saca el número más alto. Después se reparte.',
      startDraw === 'afterDeal' &&
        'Después de repartir, cada uno saca una ficha; empieza quien saca el número más alto.',
      startDraw !== 'none' && 'En caso de empate se saca otra vez; un comodín no cuenta.',
      deal === 'jokerEach' && `Cada uno recibe un comodín y luego otras ${handSize - 1} fichas.`,
      deal === 'twoStacks' && 'Se reparten dos montones a cada uno.',
      threePairsRedeal &&
        '¿Te han tocado tres parejas de fichas idénticas? Puedes mostrarlas: se mezcla todo y se reparte de nuevo.',
    ],
  },
  turn: {
    title: 'Tu turno',
    text: ({ mustLay }) => [
      'Pon tantas fichas como quieras, al menos una: en combinaciones nuevas o añadidas a las que hay.',
      '¿No puedes o no quieres? Roba una ficha. Se acaba tu turno; podrás usarla en el siguiente.',
      'Después le toca al siguiente, en el sentido de las agujas del reloj.',
      mustLay &&
        'Regla de la casa: si ya has abierto y puedes poner, debes hacerlo. Solo robas cuando no encaja nada.',
    ],
    caption: 'Las fichas marcadas vienen del atril.',
  },
  opening: {
    title: 'Abrir',
    text: ({ openMin, openTableLocked, mayDelayOpening }) => [
      `La primera vez que pones fichas, tus propias combinaciones deben sumar al menos ${openMin} puntos. Los números cuentan su valor; un comodín, el de la ficha que representa.`,
      openTableLocked
        ? 'En ese turno no puedes tocar lo que hay en la mesa ni añadirle nada.'
        : `Los ${openMin} puntos deben salir solo de tu atril; después puedes seguir en el mismo turno y usar la mesa.`,
      !mayDelayOpening && 'Si puedes abrir, debes hacerlo.',
    ],
    caption: '27 y 12 puntos: es suficiente.',
  },
  rebuild: {
    title: 'Reorganizar',
    text: () => [
      'Cuando has abierto, puedes deshacer todo lo que hay en la mesa y volver a montarlo.',
      'Al final de tu turno todas las combinaciones deben estar bien, nada puede haber salido de la mesa y al menos una ficha debe venir de tu atril.',
    ],
    caption: 'Un segundo 6 parte en dos la escalera 4 5 6 7 8.',
  },
  borrow: {
    title: 'Tomar prestada una ficha',
    text: () => ['Una ficha puede dejar una combinación si lo que queda está bien, o vuelve a estarlo.'],
    caption: 'Llega el 11, y el 8 queda libre para un grupo nuevo.',
  },
  jokers: {
    title: 'Comodines',
    text: ({ jokerSets, jokerFreeByRebuild }) => [
      'Un comodín representa cualquier ficha. En una escalera es el número de su sitio; en un grupo, un color que falta.',
      jokerSets === 'free' && 'Una combinación con comodín se reorganiza como cualquier otra.',
      jokerSets === 'extendOnly' && 'Una combinación con comodín puede crecer, pero no dividirse.',
      jokerSets === 'locked' &&
        'Una combinación con comodín se queda como está hasta que se reemplace el comodín.',
      jokerSets === 'free' &&
        (jokerFreeByRebuild
          ? 'Puedes llevarte el comodín si lo que queda está bien.'
          : 'Solo consigues el comodín poniendo la ficha que representa.'),
    ],
    caption: 'El número pequeño dice qué ficha representa el comodín.',
  },
  replace: {
    title: 'Reemplazar un comodín',
    text: ({ jokerSwapFrom, jokerReuse, jokerNotBeforeOpening }) => [
      `Pon en su lugar la ficha que representa${jokerSwapFrom === 'rack' ? ', de tu atril' : ', de tu atril o de la mesa'}; en un grupo vale cualquier color que falte.`,
      jokerReuse === 'sameTurn'
        ? 'El comodín debe volver a la mesa en el mismo turno. Nunca va a tu atril.'
        : 'El comodín debe entrar en una combinación nueva en el mismo turno. Nunca va a tu atril.',
      jokerReuse === 'sameTurnNewSet' &&
        'Una combinación es nueva si ya no contiene todos los números de una escalera o un grupo que estaba en la mesa. Una combinación que ha perdido un número cuenta, pues, como nueva.',
      jokerNotBeforeOpening && 'En el turno en que abres no puedes liberar comodines.',
    ],
    caption: 'El 6 ocupa el sitio del comodín, que ayuda en otra parte.',
  },
  time: {
    title: 'El tiempo',
    text: ({ seconds, bank, increment, timeout, penaltyTiles }) => [
      seconds > 0 && `Con reloj tienes ${timeOf(seconds)} por turno.`,
      bank > 0 &&
        `Con reloj tienes ${Math.round(bank / 60)} minutos en total y ${increment} segundos más por turno.`,
      timeout === 'keepOrThree' &&
        `¿Tiempo agotado? Una mesa terminada cuenta como tu turno. Si no, lo que ya está bien se queda y lo demás vuelve: robas una ficha, o ${penaltyTiles} si ya habías movido algo.`,
      timeout === 'drawOrThree' &&
        `¿Se acabó el tiempo? Una mesa terminada vale como turno. Si no, todo vuelve a su sitio y robas una ficha, o ${penaltyTiles} si ya habías movido algo.`,
      timeout === 'revertAndThree' &&
        `¿Se acabó el tiempo? Todo vuelve a su sitio y robas ${penaltyTiles === 1 ? 'una ficha' : `${penaltyTiles} fichas`}.`,
    ],
  },
  empty: {
    title: 'Cuando el pozo está vacío',
    text: ({ emptyPool }) => [
      emptyPool === 'mustPlay' &&
        'Quien puede poner una ficha debe hacerlo; quien no puede, pasa. Cuando todos pasan seguidos, se acaba la ronda.',
      emptyPool === 'playOn' && 'Pon fichas o pasa. Cuando todos pasan seguidos, se acaba la ronda.',
      emptyPool === 'lastTurns' &&
        'Cada uno juega un turno más, empezando por quien robó la última ficha. Después se acaba la ronda.',
    ],
  },
  score: {
    title: 'El final y los puntos',
    text: ({ jokerPenalty, neverOpened, couldHaveOpened }) => [
      'Gana quien pone su última ficha. Los demás pierden lo que les queda en el atril; quien gana se lo lleva todo.',
      `Un comodín en el atril cuesta ${jokerPenalty} puntos.`,
      'Si nadie termina, gana quien tiene menos puntos en el atril y los demás pierden la diferencia.',
      'Si varios tienen igual de pocos, ganan juntos y se reparten lo que pierden los demás.',
      neverOpened > 0 &&
        `Quien no abrió nunca pierde ${neverOpened} más${couldHaveOpened > neverOpened ? `, y ${couldHaveOpened} si podía hacerlo` : ''}.`,
      'En varias rondas se suman todos los puntos y gana el total más alto; si hay empate, hay varios ganadores. Con las reglas internacionales de 2019 gana quien ha ganado más rondas; los puntos solo deciden en caso de empate.',
    ],
  },
};
