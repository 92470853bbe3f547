import type { Finito, NotATarget } from '@crescendo/rules/finito';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does } = grammar;

const or = (numbers: readonly number[]): string => list('es', numbers, 'or');

const NOT_OPEN = {
  'face-down': (counter: number) => `Tu ficha ${counter} sigue boca abajo.`,
  'on-board': (counter: number) => `Tu ficha ${counter} ya está en el tablero.`,
  unknown: () => 'No tienes esa ficha.',
};

const NOT_A_TARGET = {
  occupied: ({ number }: NotATarget) => `Ahí ya hay una ficha. Elige una casilla ${number} libre.`,
  'other-number': ({ number, here }: NotATarget) =>
    `Esa casilla es un ${here}, pero el dado indica ${number}.`,
  taken: ({ number, numbers }: NotATarget) =>
    `No hay ninguna casilla ${number} libre: coloca la ficha en la siguiente casilla libre, ${or(numbers)}.`,
  'nearer-free': ({ number, here }: NotATarget) =>
    `No hay ninguna casilla ${number} libre, y la otra casilla ${here} está más cerca.`,
};

export const game: GameWords<Finito> = {
  about: 'Un dado para todos: ¿quién ordena antes sus doce fichas de menor a mayor?',
  reasons: {
    'not-your-turn': () => 'No es tu turno.',
    'already-chosen': () => 'Ya has elegido; los demás siguen pensando.',
    'not-now': ({ stage }) =>
      stage === 'placing'
        ? 'Primero van todas las fichas al tablero: coloca una de las que tienes boca arriba.'
        : 'Todas tus fichas están en el tablero: desplaza una.',
    'must-place': ({ open }) => `Tienes que colocar una ficha: ${or(open)}.`,
    'must-move': () => 'No se puede pasar: desplaza una de tus fichas.',
    'not-open': ({ counter, is, open }) => `${NOT_OPEN[is](counter)} Puedes elegir: ${or(open)}.`,
    'not-on-board': ({ highest }) => `Tus fichas van del 1 al ${highest}.`,
    'off-board': () => 'Esa casilla no está en el tablero.',
    'not-a-target': (facts) => NOT_A_TARGET[facts.why](facts),
  },
  news: {
    'turned-up': ({ seat, counter }, who) =>
      `${does(who, seat, 'da', 'das')} la vuelta a la ficha ${counter}.`,
    rolled: ({ number }) => `El dado indica ${number}.`,
    placed: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'coloca', 'colocas')} la ficha ${counter} en la casilla ${number}.`,
    moved: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'desplaza', 'desplazas')} la ficha ${counter} a la casilla ${number}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'no desplaza', 'no desplazas')} nada.`,
    finito: ({ seat }, who) =>
      `${does(who, seat, 'dice', 'dices')} «¡Finito!»: todas las fichas están en orden.`,
    reached: ({ seat, length }, who) =>
      `${does(who, seat, 'tiene', 'tienes')} una serie ascendente de ${length}.`,
    ended: ({ ending }) =>
      ending === 'limit'
        ? 'Era la última tirada: gana la serie ascendente más larga.'
        : 'La ronda ha terminado.',
  },
  options: {
    counters: { name: 'Fichas por jugador' },
    open: { name: 'Fichas boca arriba para elegir' },
    numbers: { name: 'Número más alto del dado y del tablero' },
    neighbourChoice: {
      name: 'Si el número que sale está ocupado',
      values: {
        nearest: 'La siguiente casilla libre, menor o mayor',
        either: 'Cualquier casilla libre del siguiente número menor o mayor',
      },
    },
    passing: {
      name: 'Pasar',
      values: {
        true: 'Permitido cuando todas las fichas están en el tablero',
        false: 'Cada tirada desplaza una ficha',
      },
    },
    goal: { name: 'Serie ascendente que gana', values: { 0: 'Todas las fichas' } },
    roundLimit: { name: 'Tiradas tras las que gana la serie más larga', values: { 0: 'Sin límite' } },
  },
  presets: {
    'schmidt-2008': 'Finito! (Schmidt Spiele 2008)',
    'nl-rounds': 'Rondas hasta una serie de cinco (reglas neerlandesas)',
    quick: 'Partida rápida: 40 tiradas',
  },
};
