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
    asPromised: 'Todo salió como se prometió.',
    proof: {
      fixed:
        'El número de este dispositivo está incluido, y todos los demás estaban fijados antes de que se revelara: nadie pudo elegir los dados.',
      own: 'El número de este dispositivo está incluido. Pero no todos los demás estaban fijados antes: alguien de acuerdo con el servidor pudo elegir el suyo al final.',
      follows:
        'Este dispositivo no añadió ningún número: solo los dispositivos de la mesa saben si los números se eligieron libremente.',
    },
    unrevealed: (name) =>
      `${name} fijó un número y no lo reveló: alguien de acuerdo con el servidor pudo elegir así entre dos resultados.`,
    ownShareMissing: 'Falta el número de este dispositivo: se ha omitido o cambiado.',
    shareExchanged: (name) =>
      `El número de ${name} se cambió después de que este dispositivo revelara el suyo.`,
    shareChanged: (name) => `El número de ${name} no encaja con lo que se fijó antes de la partida.`,
    yesWhy: (throws) =>
      `El número secreto encaja con su huella, y ${throws === 1 ? 'la única tirada salió' : `las ${throws} tiradas y robos salieron`} exactamente como indican esos números.`,
    no: 'No.',
    seenHere: 'Este dispositivo había anotado la huella en la mesa: es la misma.',
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
    how: 'La huella es el SHA-256 del número secreto; cada tirada es el HMAC-SHA-256 de todos los números y su lugar en la partida. El número de cada dispositivo se fija del mismo modo antes de revelar ninguno. La comprobación se hace aquí, en tu navegador, sin preguntar al servidor.',
  },
};
