import type { KeysWords } from '../words.ts';

export const es: KeysWords = {
  title: 'Atajos de teclado',
  keys: {
    last: 'Otra vez la última jugada',
    score: 'Cómo va cada uno',
    clock: 'El tiempo que queda',
    turn: 'A quién le toca y qué hay que hacer',
    board: 'Qué hay en el tablero',
    hint: 'Una pista',
    type: 'Escribir una jugada',
    help: 'Esta lista',
    tab: 'De una parte de la mesa a la siguiente',
    arrows: 'De una casilla o ficha a la siguiente',
    enter: 'Tomar, poner, pulsar',
    escape: 'Devolver, cerrar',
    sets: 'A la combinación siguiente o anterior',
    undo: 'Deshacer un paso de tu turno',
    back: 'Devolver la ficha al atril',
  },
  arrowKeys: 'Flechas',
  pageKeys: 'Re Pág, Av Pág',
  single: 'Atajos de una sola tecla',
  singleHint: 'Desactívalos si dictas o si a veces pulsas teclas sin querer.',
  typing: 'Escribir jugadas',
  typingHint:
    'Las jugadas se escriben como en la terminal. Mientras escribes oyes si la jugada vale; Intro la juega.',
  typeNow: 'Escribir una jugada',
  yourMove: 'Tu jugada',
  notation: {
    '5vor12': [
      ['draw', 'destapar una carta'],
      ['c2', 'poner la carta en la columna c, fila 2'],
      ['7 c2', 'tomar el 7 destapado y ponerlo ahí'],
      ['leave', 'dejar la carta en el centro'],
      ['arrange 3 7 12 18', 'al empezar: tus cartas desde la esquina superior izquierda'],
    ],
    finito: [
      ['place 3 b1', 'colocar la ficha 3 en la fila b, columna 1'],
      ['move 3 e4', 'desplazar la ficha 3 a la fila e, columna 4'],
      ['3 e4', 'lo mismo, más corto'],
      ['pass', 'no desplazar nada'],
    ],
    qwinto: [
      ['dice oy', 'tirar el dado naranja y el amarillo'],
      ['keep', 'quedarse con la tirada'],
      ['reroll', 'tirar otra vez'],
      ['write o4', 'anotar en la fila naranja, columna 4'],
      ['o4', 'lo mismo, más corto'],
      ['skip', 'no anotar nada'],
    ],
    rummikub: [
      ['draw', 'robar una ficha'],
      ['lay K4 K5 K6', 'poner una combinación nueva: K negro, R rojo, B azul, Y amarillo, J comodín'],
      ['lay R9', 'añadir una ficha donde encaja'],
      ['lay R9 | Y1 Y2 Y3', 'varias cosas a la vez'],
      ['play K4 K5 K6 | R1 R2 R3', 'toda la mesa como debe quedar'],
      ['pass', 'pasar, si el pozo está vacío'],
    ],
  },
  commands:
    'También puedes escribir: last (última jugada), score (puntos), clock (tiempo), turn (a quién le toca), board (tablero), hint (pista), moves (jugadas posibles).',
  legal: (move) => `${move} Pulsa Intro para jugarla.`,
  begins: (moves) => `Sigue con: ${moves.join(', ')}.`,
  notUnderstood: (examples) => `Eso no es una jugada. Por ejemplo: ${examples.join(', ')}.`,
  moves: (moves) =>
    moves.length === 0 ? 'Ahora no hay nada que decidir.' : `Posibles: ${moves.join(', ')}.`,
};
