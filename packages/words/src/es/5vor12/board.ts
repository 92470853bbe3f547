import type { board as en } from '../../en/5vor12/board.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const where = (row: number, column: number): string => `en la fila ${row}, columna ${column}`;
const swap = (freed: number): string => (freed > 0 ? `, a cambio del ${freed}` : '');
const squares = (count: number): string => (count === 1 ? '1 casilla libre' : `${count} casillas libres`);

export const board: Words<typeof en> = {
  luck: 'las mismas cartas',
  supply: 'Cartas tapadas',
  turnUp: 'Destapar',
  or: 'o',
  orTake: 'Tomar una carta destapada',
  open: 'Cartas destapadas',
  leave: 'Dejarla aquí',
  yourTile: 'Tu carta',
  startTip: 'Los números bajos arriba a la izquierda, los altos abajo a la derecha.',
  breakTip: 'Las casillas de borde discontinuo también valen, pero en medio no cabrá nada hasta que cambies.',
  outOfOrder: (before, after) =>
    `Entre tu ${before} y tu ${after} no encaja ningún número. Está permitido: más tarde puedes cambiar uno.`,
  othersChoose: 'Los demás todavía están eligiendo.',
  done: 'Empezar así',
  square: (row, column, what) => `Fila ${row}, columna ${column}: ${what}`,
  rowOf: (row, what) => `Fila ${row}: ${what}.`,
  free: 'libre',
  fits: 'encaja aquí',
  breaks: 'permitido, pero en medio no encaja ningún número',
  canSwap: 'se puede cambiar',
  yourBoard: 'Tu tablero',
  boardOf: (name) => (name === undefined ? 'Tu tablero.' : `Tablero de ${name}.`),
  supplyOf: (count) => (count === 1 ? 'Queda 1 carta tapada' : `Quedan ${count} cartas tapadas`),
  openTile: (tile, count) => (count > 1 ? `${tile}, ${count} cartas destapadas` : `${tile}, carta destapada`),
  inHand: (tile) => `${tile} en tu mano`,
  holding: (tile, places) =>
    `${tile} en tu mano. ${
      places === undefined
        ? ''
        : places === 0
          ? 'No encaja en ninguna parte.'
          : places === 1
            ? 'Encaja en una casilla.'
            : `Encaja en ${places} casillas.`
    }`,
  playAgain: 'juegas otra vez',
  prompt: {
    start: (tile) => `Pon el ${tile} en una casilla con punto.`,
    arrange: 'Pon tus cartas en las casillas con punto.',
    choose: 'Destapa una carta o toma una destapada.',
    draw: 'Destapa una carta.',
    place: (tile) => `Coloca el ${tile} o déjalo.`,
    leave: (tile) => `El ${tile} no encaja en ninguna parte. Déjalo.`,
    last: (tile) => `¡La última carta! Coloca el ${tile} o déjalo.`,
  },
  taking: {
    free: (tile) => `Pon el ${tile} en una casilla posible.`,
    both: (tile) => `Pon el ${tile} en una casilla posible o cámbialo por una carta marcada.`,
    swap: (tile) => `El ${tile} solo entra a cambio: elige una carta marcada.`,
    nowhere: (tile, others) =>
      `El ${tile} no encaja en ninguna parte. ${others ? 'Toma otra carta o destapa una.' : 'Destapa una carta.'}`,
    several: (tile, count) => `Hay ${count} cartas destapadas con el ${tile}.`,
  },
  why: {
    nowhere: (tile) => `Pongas donde pongas el ${tile}, los números dejarían de aumentar.`,
    twin: (tile) => `El ${tile} solo encaja donde ya está tu ${tile}.`,
  },
  guide: {
    goal: 'Llena tu tablero antes que los demás. Los números aumentan hacia la derecha y hacia abajo.',
    start: 'Primero cada uno llena sus casillas con punto. Deja sitio entre tus números.',
    turn: 'En cada turno destapas una carta o tomas del centro una ya destapada.',
    place: 'Pon la carta en una de las casillas posibles. Deja sitio a los números que aún faltan.',
    leave: 'Esta carta no encaja en ningún sitio. Déjala en el centro: quizá le sirva a alguien.',
    exchange: 'No encaja en ninguna casilla libre, pero puedes cambiarla por una de las cartas marcadas.',
    take: 'En vez de destapar, puedes tomar una carta destapada: para una casilla libre o para cambiarla.',
    last: '¡Solo falta una casilla! Llénala antes que los demás y ganas.',
    done: {
      place: 'Bien hecho. Una casilla menos.',
      leave: 'De acuerdo. Espera en el centro a quien la necesite.',
      exchange: 'Cambiada. La carta anterior está ahora en el centro.',
      take: 'Tomada y colocada de una vez.',
    },
  },
  standing: (free) => (free === 1 ? '1 libre' : `${free} libres`),
  outcome: { full: 'Tablero lleno', free: (free) => squares(free) },
  result: {
    full: 'Tablero lleno: partida ganada',
    fewest: (free) => `Menos casillas libres (${free}): partida ganada`,
    free: (free) =>
      free === 1 ? `${squares(1)}, 1 punto menos` : `${squares(free)}, 1 punto menos por cada una`,
    score: 'Puntos',
  },
  describe: {
    draw: 'Destapa una carta.',
    leave: (tile) => `Deja el ${tile} en el centro.`,
    place: (tile, row, column, freed) => `Pon el ${tile} ${where(row, column)}${swap(freed)}.`,
    take: (tile, row, column, freed) =>
      `Toma el ${tile} del centro y ponlo ${where(row, column)}${swap(freed)}.`,
    arrange: (all) => `En la diagonal, de arriba abajo: ${list('es', all)}.`,
  },
  because: {
    wins: 'Así se llena tu tablero: ganas.',
    fills: (left) => `Llenas una casilla más; ${left === 1 ? 'queda 1' : `quedan ${left}`}.`,
    deniesWin: (tile) => `Si no, el siguiente jugador podría tomar el ${tile} y ganar.`,
    noSquare: 'No encaja en ninguna casilla libre.',
    noneOpen: (fitting, hidden) =>
      `Ninguna carta destapada encaja en una casilla libre. Entre las tapadas: ${fitting} de ${hidden}.`,
    hiddenFit: (fitting, hidden) =>
      `Cartas tapadas que encajan en una casilla libre: ${fitting} de ${hidden}.`,
    dead: (dead, instead) =>
      dead === 0
        ? `En cada casilla libre encaja así aún un número; si no, en ${instead === 1 ? 'una' : instead} ya ninguno.`
        : `Casillas libres en las que ya no encaja ningún número: ${dead} en vez de ${instead}.`,
    tiles: (tiles, instead) =>
      `Cartas aún no puestas que encajan en una casilla libre: ${tiles} en vez de ${instead}.`,
    tightest: (numbers, instead) =>
      `En cada casilla libre encajan así al menos ${numbers} números, en vez de ${instead}.`,
    room: (room, instead) =>
      `Tus casillas libres tienen así ${room} ${room === 1 ? 'posibilidad' : 'posibilidades'} en vez de ${instead}.`,
    diagonalRises:
      'Así los números de las casillas con punto pueden subir de arriba a la izquierda a abajo a la derecha.',
    diagonal: (numbers, squares) =>
      `Si no, solo ${numbers === 1 ? 'quedaría 1 número' : `quedarían ${numbers} números`} para ${squares === 1 ? '1 casilla' : `${squares} casillas`} con punto.`,
    keepsFromNext: (tile) => `El siguiente jugador no recibe el ${tile}, que le serviría.`,
    rareForNext: (tile, others) =>
      `Si no, el siguiente jugador recibe el ${tile} para una casilla en la que ${others === 0 ? 'no encaja ningún otro número' : others === 1 ? 'solo encaja 1 número más' : `solo encajan ${others} números más`}.`,
    forNext: (tile) => `Cuidado: al siguiente jugador le podría servir el ${tile}.`,
  },
  looks,
  spoken,
};
