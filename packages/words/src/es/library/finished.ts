import type { finished as en } from '../../en/library/finished.ts';
import type { Words } from '../../words.ts';

export const finished: Words<typeof en> = {
  title: (game) => `Una partida de ${game}`,
  played: (date) => `Jugada el ${date}`,
  daily: (date) => `Juego del día, ${date}`,
  steps: 'Paso a paso',
  viewAs: 'Punto de vista',
  everybody: 'Lo que ven todos',
  link: 'El enlace de esta partida',
  copyLink: 'Copiar el enlace',
  lost: 'Aquí no hay ninguna partida',
  going: 'Esta partida no ha terminado',
  toTable: 'Ir a la mesa',
  fair: {
    title: '¿Fue juego limpio?',
    about:
      'Antes de la primera jugada el servidor eligió un número secreto y envió su huella a todos. Cada dispositivo de la mesa añadió su propio número al azar: primero se fija con su huella y solo se revela cuando lo están todos. Cada tirada y cada ficha robada sale de todos esos números juntos: nadie la decide a solas.',
    aboutServer:
      'Antes de la primera jugada el servidor eligió un número secreto y mostró su huella; cada tirada y cada ficha robada sale de él. Nadie más aportó nada: así la suerte es igual para todos.',
    check: 'Comprobar ahora',
    checking: 'Se repite cada tirada…',
    yes: 'Sí, fue juego limpio.',
    proven: (throws) =>
      `El número de este dispositivo está incluido. Los números del servidor y de todos los demás, y todo lo que los convierte en tiradas, estaban fijados antes de que se revelara; y ${throws === 1 ? 'la única tirada sale' : `las ${throws} tiradas y robos salen`} de ellos. Así que nadie pudo elegirlos.`,
    unless: (names) => `Juego limpio, salvo que ${names} y el servidor estuvieran de acuerdo.`,
    unlessWhy: (names, seats, outcomes) =>
      seats === 1
        ? `${names} fijó un número y no lo reveló. Quien conociera todos los números pudo elegir así entre ${outcomes} resultados. Nadie más pudo elegir nada.`
        : `${names} fijaron números y no los revelaron. Quien conociera todos los números pudo elegir así entre ${outcomes} resultados. Nadie más pudo elegir nada.`,
    unproven: 'Nada está mal, pero no todo está demostrado.',
    follows: (throws) =>
      `${throws === 1 ? 'La única tirada sale' : `Las ${throws} tiradas y robos salen`} de los números registrados.`,
    because: {
      'cut-off': 'El registro termina antes que la partida.',
      late: 'El número de este dispositivo no está: no llegó a tiempo al servidor. Ocurre con una conexión lenta, pero el servidor también pudo omitirlo.',
      'old-version':
        'Esta mesa es de una versión anterior de Crescendo: un servidor pudo pedir otros números sin que se notara, o cambiar quién empieza.',
      'server-alone':
        'Aquí solo el servidor tiene un número. Este dispositivo no había visto antes su huella; en una partida del día, compárala con otros: tiene que ser la misma para todos.',
      'server-beforehand':
        'Aquí solo el servidor tiene un número. Pero este dispositivo había visto su huella el día anterior: no se eligió para ti.',
      'no-memory':
        'Este dispositivo no tiene ningún número en estas tiradas: solo un dispositivo que lo tenga sabe si todos los números estaban fijados antes de la partida.',
    },
    agreedAnew: (times) =>
      `Aceptaste ${times === 1 ? 'una vez' : `${times} veces`} nuevas tiradas después de que este dispositivo revelara un número: alguien de acuerdo con el servidor pudo querer otras.`,
    ownShareMissing: 'Falta el número de este dispositivo: se ha omitido o cambiado.',
    shareExchanged: (name) =>
      `El número de ${name} se cambió después de que este dispositivo revelara el suyo.`,
    shareChanged: (name) => `El número de ${name} no encaja con lo que se fijó antes de la partida.`,
    changedTerms:
      'Lo que convierte los números en tiradas no es lo que este dispositivo anotó antes de la partida.',
    otherTerms: 'La partida registrada no es aquella para la que se fijaron los números.',
    linesRemoved:
      'Este dispositivo recuerda las tiradas de esta mesa, pero el registro no dice nada de ellas.',
    wrongResult: 'El resultado registrado no sale de las jugadas.',
    no: 'No.',
    otherCommitment: 'La huella no es la que este dispositivo había anotado en la mesa.',
    otherSeed: 'El número secreto no encaja con su huella: uno de los dos ha cambiado.',
    bent: (event, found, thrown) =>
      `El suceso ${event} fue «${found}». Según los números tenía que ser «${thrown}».`,
    notAGame: (event) => `Según las reglas, el suceso ${event} no es posible.`,
    unreadable: 'Lo que dice de los dados no se puede leer.',
    notYet:
      'Se podrá comprobar mañana: hoy otros juegan todavía con los mismos dados, y el número secreto sigue secreto hasta entonces.',
    noSeed:
      'Esta partida registrada no dice nada de los dados, como las partidas en un solo dispositivo. Así que no hay nada que comprobar.',
    numbers: 'Los números',
    commitment: 'Huella, mostrada antes de la partida',
    seed: 'Número secreto del servidor',
    shareOf: (name) => `Número de ${name}`,
    noShare: 'ninguno',
    fromHere: 'de este dispositivo',
    terms: 'Fijado antes de la partida',
    memory: 'Lo que este dispositivo anotó',
    limits: 'Lo que ninguna prueba cubre',
    limitList: [
      'Las mesas abandonadas: quien está de acuerdo con el servidor conoce las tiradas un momento antes de empezar y puede dejar una mesa si no le gustan.',
      'Mirar adelante: durante la partida el servidor conoce todos los números. Nadie puede elegir nada, pero un servidor deshonesto podría decirle a alguien lo que viene.',
      'Los bots: funcionan en el servidor.',
      'La gente que ve la pantalla de otros.',
    ],
    how: 'La huella es el SHA-256 del número secreto; cada tirada es el HMAC-SHA-256 de todos los números, lo fijado antes de la partida y su lugar en ella. El número de cada dispositivo se fija del mismo modo antes de revelar ninguno. El documento «Fair dice» de Crescendo describe cada paso. La comprobación se hace aquí, en tu navegador, sin preguntar al servidor.',
  },
};
