import type { challenge as en } from '../../en/library/challenge.ts';
import type { Words } from '../../words.ts';

export const challenge: Words<typeof en> = {
  title: 'Desafío',
  about: (luck) =>
    `La misma partida, la misma suerte: quien abra este enlace tendrá ${luck} que tú, contra los mismos bots. Al final veis las dos partidas una al lado de la otra.`,
  inLink:
    'El enlace contiene tus jugadas y todo lo que trae la suerte. La página no muestra nada de ello antes del final, pero alguien que desmonte el enlace podría leerlo.',
  link: 'El enlace de tu desafío',
  message: (game) => `${game}: la misma partida, la misma suerte. ¡Gáname!`,
  why: {
    several: 'Solo una partida jugada por una persona, sola o con bots, puede ser un desafío.',
    continued:
      'Esta partida continúa otra: las tiradas y las fichas ya se conocían. No puede ser un desafío.',
    lesson:
      'En una partida para aprender la suerte está elegida, así que no puede ser un desafío. Tus próximas partidas sí.',
    old: 'Esta partida empezó en una versión anterior, en la que cada elección cambiaba aún la suerte. No puede ser un desafío; las partidas nuevas sí.',
    'not-over': 'La partida aún no ha terminado.',
  },
  challenges: (name) => `${name} te desafía`,
  somebody: 'Alguien',
  sameLuck: (luck) => `Juegas la misma partida, con ${luck ?? 'la misma suerte'}, contra los mismos bots.`,
  toBeat: (result) => `Hay que superar: ${result}`,
  theyTookBack: (name, moves) =>
    moves === 1 ? `${name} deshizo una jugada.` : `${name} deshizo ${moves} jugadas.`,
  accept: 'Aceptar y jugar',
  goOn: 'Seguir jugando',
  ownGame: 'Esta es tu propia partida. Envía el enlace a otra persona.',
  damaged: 'Este desafío no se puede leer',
  damagedWhy:
    'Falta una parte del enlace o viene de otra versión de Crescendo. Pide que te lo envíen otra vez.',
  compare: 'Las dos partidas, una al lado de la otra',
  youBetter: (name) => `¡Lo has hecho mejor que ${name}!`,
  theyBetter: (name) => `${name} sigue por delante`,
  equal: 'Igual de bien',
  result: 'Resultado',
  won: 'ganada',
  tied: 'empate',
  lost: 'perdida',
  decisions: 'Decisiones',
  takenBack: 'Jugadas deshechas',
  hints: 'Pistas',
  theyHadHints: (name, hints) => (hints === 1 ? `${name} usó una pista.` : `${name} usó ${hints} pistas.`),
  apart: 'Donde vuestros caminos se separan',
  apartAfter: (same) =>
    same === 0
      ? 'Ya la primera elección fue distinta.'
      : same === 1
        ? 'La primera elección fue la misma. Después elegisteis de forma distinta:'
        : `Las primeras ${same} elecciones fueron las mismas. Después elegisteis de forma distinta:`,
  apartAnswer:
    'Hasta aquí elegisteis lo mismo, pero un bot respondió de otra manera. Ocurre cuando las dos partidas se jugaron con versiones distintas de Crescendo.',
  sameGame: 'Elegisteis lo mismo hasta el final.',
  ended: 'La partida había terminado.',
  answer: 'Enviar tu partida de vuelta',
  waiting: 'Desafíos para ti',
  unchecked:
    'El enlace contiene todas las jugadas. Se comprueba que las reglas las permiten, y la suerte sale de la partida; que los bots habrían jugado así no se comprueba.',
  dismiss: (name) => `Descartar el desafío de ${name}`,
  dailyOf: (day) => `Juego del día, ${day}`,
  aboutDaily:
    'La misma partida, la misma suerte: hasta que acabe el día, quien abra este enlace jugará el mismo juego del día. Después veis las dos partidas una al lado de la otra.',
  later:
    'Las partidas se pueden comparar cuando termine el día. Hasta entonces, la clasificación muestra quién lo hizo mejor.',
  dayOver: 'Este día ha terminado: la partida ya no se puede jugar.',
  toRanking: 'Ver la clasificación',
};
