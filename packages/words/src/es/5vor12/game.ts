import { type Square, type VorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does, clause } = grammar;

const LINE = { row: 'fila', column: 'columna' };
const IS = { more: 'mayor que', less: 'menor que' };
/** The side of the other tile; rows rise to the right, columns downwards. */
const SIDE = {
  row: { more: 'de su derecha', less: 'de su izquierda' },
  column: { more: 'que tiene debajo', less: 'que tiene encima' },
};
const where = (at: Square): string => `en la fila ${Math.floor(at / WIDTH) + 1}, columna ${(at % WIDTH) + 1}`;

export const game: GameWords<VorZwoelf> = {
  about: 'Llena tu tablero antes que nadie: en cada fila y columna los números deben aumentar.',
  reasons: {
    'not-your-turn': () => 'No es tu turno.',
    'already-chosen': () => 'Ya has elegido; los demás todavía están pensando.',
    'not-now': ({ phase }) =>
      phase === 'placing'
        ? 'Coloca la carta destapada o déjala en el centro.'
        : phase === 'start'
          ? 'Primero pon tus cuatro cartas en las casillas con un punto.'
          : 'No tienes ninguna carta en la mano: destapa una o toma una descubierta.',
    'off-board': () => 'Esa casilla no está en el tablero.',
    'not-on-diagonal': () => 'Al principio, las cartas van en las cuatro casillas diagonales con un punto.',
    'square-taken': ({ tile }) => `En esta casilla ya está el ${tile}.`,
    'not-your-tiles': ({ hand }) => `Ordena exactamente tus cartas: ${list('es', hand)}.`,
    'not-in-middle': ({ tile }) => `No hay ningún ${tile} destapado en el centro.`,
    'same-number': ({ tile }) => `Un ${tile} no se cambia por otro ${tile}.`,
    'not-rising': ({ tile, line, is, other }) =>
      is === 'equal'
        ? `En esta ${LINE[line]} ya hay un ${tile}.`
        : `El ${tile} es ${IS[is]} el ${other} ${SIDE[line][is]}.`,
  },
  news: {
    started: ({ seat, tile, at }, who) =>
      `${does(who, seat, 'empieza', 'empiezas')} con el ${tile} ${where(at)}.`,
    'turned-up': ({ seat, tile }, who) => `${does(who, seat, 'destapa', 'destapas')} el ${tile}.`,
    left: ({ seat, tile }, who) => `${does(who, seat, 'deja', 'dejas')} el ${tile} en el centro.`,
    placed: ({ seat, tile, at, from, freed }, who) => {
      const laid =
        from === 'middle'
          ? does(
              who,
              seat,
              `toma el ${tile} del centro y lo coloca`,
              `tomas el ${tile} del centro y lo colocas`,
            )
          : does(who, seat, `coloca el ${tile}`, `colocas el ${tile}`);
      return `${laid} ${where(at)}${freed ? `, a cambio del ${freed}` : ''}.`;
    },
    again: ({ seat }, who) =>
      `Números iguales esquina con esquina: ${clause(who, seat, 'juega', 'juegas')} otra vez.`,
    ended: ({ ending }) =>
      ending === 'full'
        ? '¡Con eso, el tablero está lleno!'
        : ending === 'exhausted'
          ? 'Se ha destapado la última carta: gana quien tenga menos casillas libres.'
          : 'Muchas rondas sin nada nuevo: gana quien tenga menos casillas libres.',
  },
  options: {
    size: { name: 'Casillas por lado' },
    highest: { name: 'Número más alto' },
    start: {
      name: 'Inicio',
      values: {
        one: 'Colocar cuatro cartas una a una',
        four: 'Tomar cuatro cartas y después ordenarlas',
        fourInOrder: 'Tomar cuatro cartas, colocadas en orden',
      },
    },
    bruno: {
      name: 'Variante de Bruno',
      values: { true: 'Números iguales esquina con esquina: se juega otra vez', false: 'No' },
    },
    sameNumber: {
      name: 'Cambiar por el mismo número',
      values: { true: 'Permitido', false: 'No permitido' },
    },
    guard: { name: 'Rondas sin nada nuevo antes de terminar', values: { 0: 'Nunca' } },
  },
  presets: {
    'ravensburger-2012': '5 vor 12 (Ravensburger 2012)',
    'lucky-numbers': 'Lucky Numbers',
    'lucky-numbers-bruno': 'Lucky Numbers con la variante de Bruno',
  },
};
