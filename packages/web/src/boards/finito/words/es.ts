import { list } from '@crescendo/words';
import type { FinitoWords } from '../words.ts';

const or = (numbers: readonly number[]): string => list('es', numbers, 'or');
const and = (numbers: readonly number[]): string => list('es', numbers);

export const es: FinitoWords = {
  ownBoard: 'Tu tablero',
  boardOf: (name) => `Tablero de ${name}`,
  otherBoards: 'Los tableros de los demás',
  square: (row, column, number, counter) =>
    `Fila ${row}, columna ${column}: ${counter === 0 ? `casilla ${number}, libre` : `ficha ${counter} en la casilla ${number}`}`,
  allowed: 'puedes ponerla aquí',
  openCounters: 'Tus fichas boca arriba',
  counter: (counter) => `Ficha ${counter}`,
  faceDown: (count) => `${count} boca abajo`,
  die: (number) => `El dado indica ${number}`,
  dieRests: 'Aún no se ha lanzado el dado',
  orderOf: (counters, block) =>
    `Fichas en orden de lectura: ${and(counters)}. Serie ascendente más larga: ${and(block)}.`,
  noCounters: 'Todavía sin fichas.',
  hasChosen: (name) => `${name} ya ha elegido`,
  isThinking: (name) => `${name} sigue pensando`,
  inHand: (counter, numbers) => `${counter} en la mano. Puede ir a la casilla ${or(numbers)}.`,
  longest: (length, wanted) => `Serie más larga: ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Tirada ${rolls}` : `Tirada ${rolls}/${limit}`),
  ladder: (lengths) => `Series más largas: ${lengths.join(', ')}.`,
  pass: 'Pasar',
  prompt: {
    place: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `¡${rolled}! ¿Qué ficha va en la casilla ${rolled}?`
        : `El ${rolled} está ocupado. Coloca una ficha en la casilla ${or(numbers)}.`,
    move: (rolled, numbers) => `¡${rolled}! Desplaza una ficha a la casilla ${or(numbers)}.`,
    moveOrPass: (rolled, numbers) => `¡${rolled}! Desplaza una ficha a la casilla ${or(numbers)}, o pasa.`,
    waiting: '¡Elegido! Los demás siguen pensando.',
    watching: 'Todos están eligiendo.',
    over: 'La ronda ha terminado.',
  },
  coach: {
    first: (counters, open, rolled) =>
      `Al final, tus ${counters} fichas deben quedar de menor a mayor, desde arriba a la izquierda hasta abajo a la derecha; los huecos no importan. El ${rolled} vale para todos: ${open === 1 ? 'tu ficha boca arriba va ahí.' : `elige una de tus ${open} fichas boca arriba.`}`,
    placeFree: (rolled, free) =>
      free === 1
        ? `Hay una casilla ${rolled} libre: ahí tiene que ir una ficha. Tú solo eliges cuál.`
        : `Las dos casillas ${rolled} están libres: eliges la ficha, y la de la izquierda o la de la derecha.`,
    placeTaken: (rolled, numbers) =>
      `Tu ${rolled} está ocupado: vale la siguiente casilla libre antes o después, ${or(numbers)}.`,
    fits: (counter, square) =>
      `A la casilla ${square} le va mejor la ficha ${counter}: las bajas al principio, las altas al final.`,
    tries: (counter, square) => `Prueba la ficha ${counter} en la casilla ${square}.`,
    moveFirst: (counters) =>
      `Tus ${counters} fichas ya están en el tablero. Desde ahora cada tirada desplaza una, la que quieras.`,
    moveTo: (rolled, numbers) =>
      `Con el ${rolled} puedes llevar cualquier ficha a la casilla ${or(numbers)}.`,
    broken: (before, after) =>
      `Sigue la línea: después del ${before} viene el ${after}, y el orden se rompe.`,
    better: (counter, square) => `La ficha ${counter} estaría mejor en la casilla ${square}.`,
    noneBetter: 'Ninguna ficha estaría ahí mejor que donde está: desplaza la que menos falta haga.',
    passing: 'Ninguna ficha estaría ahí mejor que donde está: pasa.',
    goal: (length, wanted) =>
      `Ganan ${wanted} fichas en orden ascendente. Tu serie más larga tiene ${length}.`,
    lastRolls: (left) =>
      left === 0
        ? 'Es la última tirada: ahora cuenta tu serie más larga.'
        : `Después ${left === 1 ? 'solo queda una tirada' : `solo quedan ${left} tiradas`}: alarga tu serie más larga.`,
    waiting: 'Ya has elegido. Cuando la última cara tenga su marca, todas las fichas se mueven a la vez.',
    over: 'En cada tablero está marcada la serie ascendente más larga: un punto por cada ficha.',
  },
  describe: {
    place: (counter, number, row, column) =>
      `Coloca la ficha ${counter} en la casilla ${number} (fila ${row}, columna ${column}).`,
    move: (counter, number, row, column) =>
      `Desplaza la ficha ${counter} a la casilla ${number} (fila ${row}, columna ${column}).`,
    pass: 'Pasa y deja todo como está.',
  },
  because: {
    inOrder: 'Así todo queda en orden: ¡Finito!',
    keeps: (kept) =>
      kept === 1
        ? 'Así una ficha queda bien y puede quedarse.'
        : `Así ${kept} fichas quedan bien y pueden quedarse.`,
    chance: (percent) => `Con el ${percent} de las tiradas, la siguiente ficha encuentra luego su sitio.`,
    frees: (counter) => `La ficha ${counter} deja de ocupar un sitio que otra necesita.`,
  },
  result: {
    order: (counters) => `En orden de lectura: ${counters.join(' · ')}`,
    finito: (counters) => `¡Finito! Las ${counters} fichas en orden`,
    block: (counters) => `Serie ascendente más larga: ${counters.join(' · ')}`,
    left: (count) => (count === 1 ? 'Una ficha sin colocar' : `${count} fichas sin colocar`),
    goal: (length) => `El objetivo era una serie de ${length}`,
    limit: (rolls) => `Tras ${rolls} tiradas cuenta la serie más larga`,
    points: 'Un punto por cada ficha de la serie',
  },
};
