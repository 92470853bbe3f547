import type { FinishedWords } from '../words.ts';

export const es: FinishedWords = {
  title: (game) => `Una partida de ${game}`,
  played: (date) => `Jugada el ${date}`,
  daily: (date) => `Juego del día, ${date}`,
  steps: 'Paso a paso',
  eyes: 'Con los ojos de',
  everybody: 'Lo que ven todos',
  link: 'El enlace de esta partida',
  copyLink: 'Copiar el enlace',
  lost: 'Aquí no hay ninguna partida',
  going: 'Esta partida no ha terminado',
  toTable: 'Ir a la mesa',
  fair: {
    title: '¿Fue limpio?',
    about:
      'Antes de la primera jugada el servidor eligió un número secreto y envió su huella a todos. Los dispositivos de la mesa añadieron sus propios números al azar: cada uno se fija primero con su huella y se revela solo cuando lo están todos. Cada tirada y cada ficha robada sale de todos juntos: nadie la decide a solas.',
    aboutServer:
      'Antes de la primera jugada el servidor eligió un número secreto y mostró su huella; cada tirada y cada ficha robada sale de él. Nadie más puso su parte: así la suerte es igual para todos.',
    check: 'Comprobar ahora',
    checking: 'Se repite cada tirada…',
    yes: 'Sí, fue limpio.',
    asPromised: 'Todo cayó como se prometió.',
    proof: {
      fixed:
        'La parte de este dispositivo está incluida, y todas las demás estaban fijadas antes de que la revelara: nadie pudo elegir los dados.',
      own: 'La parte de este dispositivo está incluida. Pero no todas las demás estaban fijadas antes: alguien de acuerdo con el servidor pudo elegir la suya al final.',
      follows:
        'Este dispositivo no puso ninguna parte: solo los dispositivos de la mesa saben si las partes se eligieron libremente.',
    },
    unrevealed: (name) =>
      `${name} fijó una parte y no la reveló: alguien de acuerdo con el servidor pudo elegir así entre dos resultados.`,
    ownShareMissing: 'Falta la parte de este dispositivo: se ha omitido o cambiado.',
    shareExchanged: (name) =>
      `La parte de ${name} se cambió después de que este dispositivo revelara la suya.`,
    shareChanged: (name) => `La parte de ${name} no encaja con lo que se fijó antes de la partida.`,
    yesWhy: (throws) =>
      `El número secreto encaja con su huella, y ${throws === 1 ? 'la única tirada cayó' : `las ${throws} tiradas y robos cayeron`} exactamente como piden las partes.`,
    no: 'No.',
    seenHere: 'Este dispositivo había anotado la huella en la mesa: es la misma.',
    otherCommitment: 'La huella no es la que este dispositivo había anotado en la mesa.',
    otherSeed: 'El número secreto no encaja con su huella: uno de los dos ha cambiado.',
    bent: (event, found, thrown) =>
      `El suceso ${event} fue «${found}». Según las partes tenía que ser «${thrown}».`,
    notAGame: (event) => `Según las reglas, el suceso ${event} no es posible.`,
    unreadable: 'Lo que dice de los dados no se puede leer.',
    notYet:
      'Se podrá comprobar mañana: hoy otros juegan todavía con los mismos dados, y el número secreto sigue secreto hasta entonces.',
    noSeed:
      'Esta partida registrada no dice nada de los dados, como las partidas en un solo dispositivo. Así que no hay nada que comprobar.',
    numbers: 'Los números',
    commitment: 'Huella, mostrada antes de la partida',
    seed: 'Número secreto del servidor',
    shareOf: (name) => `Parte de ${name}`,
    noShare: 'ninguna',
    fromHere: 'de este dispositivo',
    how: 'La huella es el SHA-256 del número secreto; cada tirada es el HMAC-SHA-256 de todas las partes y su número. Cada parte se fija del mismo modo antes de revelar ninguna. La comprobación se hace aquí, en tu navegador, sin preguntar al servidor.',
  },
};
