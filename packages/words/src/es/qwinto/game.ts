import { type Colours, columnNumber, type Qwinto } from '@crescendo/rules/qwinto';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { added, named, rowOf } from '../../grammar/qwinto/roll.ts';
import { grammar } from '../table/grammar.ts';

const { does, start } = grammar;

const ROW = { orange: 'fila naranja', yellow: 'fila amarilla', purple: 'fila morada' };
const dice = (colours: Colours): string =>
  `${colours.length > 1 ? 'los dados' : 'el dado'} ${list('es', named(colours, { o: 'naranja', y: 'amarillo', p: 'morado' }))}`;

export const game: GameWords<Qwinto> = {
  about: 'Tira los dados y anota las sumas: cada fila, de menor a mayor.',
  reasons: {
    'not-your-turn': () => 'No es tu turno.',
    'already-chosen': () => 'Ya has elegido; los demás todavía están pensando.',
    'not-now': ({ phase }) =>
      phase === 'dice'
        ? 'Primero elige los dados.'
        : phase === 'keep'
          ? 'Quédate con esta tirada o vuelve a tirar todos los dados.'
          : phase === 'write'
            ? 'Anota el número, o no anotes nada.'
            : 'Ahora no se puede.',
    'no-such-dice': () => 'En esta partida no se usan todos esos dados.',
    'off-sheet': () => 'Esa casilla no está en la hoja.',
    'wrong-colour': ({ row, dice: rolled }) =>
      `Solo se ${rolled.length > 1 ? 'han' : 'ha'} tirado ${dice(rolled)}: esta vez la ${ROW[row]} no vale.`,
    'field-taken': ({ number }) => `En esta casilla ya hay un ${number}.`,
    'not-rising': ({ number, is, other }) =>
      is === 'equal'
        ? `En esta fila ya hay un ${number}.`
        : is === 'more'
          ? `El ${number} tendría que ser menor que el ${other} de su derecha.`
          : `El ${number} tendría que ser mayor que el ${other} de su izquierda.`,
    'in-column': ({ number }) => `En esta columna ya hay un ${number}.`,
  },
  news: {
    first: ({ seat }, who) => `${seat === who.you ? 'Empiezas tú' : `Empieza ${who(seat)}`}.`,
    dice: ({ seat, colours }, who) => `${does(who, seat, 'elige', 'eliges')} ${dice(colours)}.`,
    rolled: ({ seat, faces, sum, again }, who) =>
      `${again ? does(who, seat, 'vuelve a tirar', 'vuelves a tirar') : does(who, seat, 'tira', 'tiras')}: ${added(faces, sum)}.`,
    kept: ({ seat, sum }, who) => `${does(who, seat, 'se queda', 'te quedas')} con el ${sum}.`,
    wrote: ({ seat, field, number }, who) =>
      `${does(who, seat, 'anota', 'anotas')} el ${number} en la ${ROW[rowOf(field)]}, columna ${columnNumber(field)}.`,
    skipped: ({ seat }, who) => `${does(who, seat, 'no anota', 'no anotas')} nada.`,
    misthrow: ({ seat, count }, who) =>
      `${does(who, seat, 'no anota', 'no anotas')} nada: tirada fallida número ${count}.`,
    'row-complete': ({ seat, row }, who) => `${does(who, seat, 'ha', 'has')} completado la ${ROW[row]}.`,
    ended: ({ why, seats }, who) => {
      return why === 'rows'
        ? `${start(who, seats, { one: 'ya tiene', you: 'ya tienes', many: 'ya tienen', manyWithYou: 'ya tenéis' })} suficientes filas completas: fin de la partida.`
        : `${start(who, seats, { one: 'ha', you: 'has', many: 'han', manyWithYou: 'habéis' })} marcado la última tirada fallida: fin de la partida.`;
    },
  },
  options: {
    misthrowLimit: { name: 'Tiradas fallidas que acaban la partida' },
    rowsToEnd: { name: 'Filas completas que acaban la partida' },
    firstSeat: { name: 'Quién empieza', values: { random: 'Al azar', given: 'Según lo acordado' } },
    faces: { name: 'Caras de un dado' },
    dice: { name: 'Dados y filas en uso' },
    width: { name: 'Casillas en uso por fila' },
    headStart: { name: 'Puntos que alguien tiene desde el principio' },
    headStartSeat: { name: 'Quién los tiene: puesto' },
  },
  presets: { 'nsv-2015': 'Qwinto (NSV 2015)' },
};
