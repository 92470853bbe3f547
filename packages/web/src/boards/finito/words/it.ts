import { list } from '@crescendo/words';
import type { FinitoWords } from '../words.ts';

const or = (numbers: readonly number[]): string => list('it', numbers, 'or');
const and = (numbers: readonly number[]): string => list('it', numbers);

export const it: FinitoWords = {
  ownBoard: 'La tua cartella',
  boardOf: (name) => `Cartella di ${name}`,
  otherBoards: 'Le cartelle degli altri',
  square: (row, column, number, counter) =>
    `Riga ${row}, colonna ${column}: ${counter === 0 ? `casella ${number}, libera` : `dischetto ${counter} sulla casella ${number}`}`,
  allowed: 'puoi metterlo qui',
  openCounters: 'I tuoi dischetti scoperti',
  counter: (counter) => `Dischetto ${counter}`,
  faceDown: (count) => (count === 1 ? '1 coperto' : `${count} coperti`),
  die: (number) => `Il dado segna ${number}`,
  dieRests: 'Il dado non è ancora stato lanciato',
  orderOf: (counters, block) =>
    `Dischetti in ordine di lettura: ${and(counters)}. Fila crescente più lunga: ${and(block)}.`,
  noCounters: 'Ancora nessun dischetto.',
  hasChosen: (name) => `${name} ha scelto`,
  isThinking: (name) => `${name} sta ancora pensando`,
  inHand: (counter, numbers) => `${counter} in mano. Può andare sulla casella ${or(numbers)}.`,
  longest: (length, wanted) => `Fila più lunga: ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Lancio ${rolls}` : `Lancio ${rolls}/${limit}`),
  ladder: (lengths) => `File più lunghe: ${lengths.join(', ')}.`,
  pass: 'Passa',
  prompt: {
    place: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Quale dischetto va sulla casella ${rolled}?`
        : `${rolled} è occupato. Metti un dischetto sulla casella ${or(numbers)}.`,
    move: (rolled, numbers) => `${rolled}! Sposta un dischetto sulla casella ${or(numbers)}.`,
    moveOrPass: (rolled, numbers) => `${rolled}! Sposta un dischetto sulla casella ${or(numbers)}, o passa.`,
    waiting: 'Scelto! Gli altri stanno ancora pensando.',
    watching: 'Tutti stanno scegliendo.',
    over: 'Il round è finito.',
  },
  coach: {
    first: (counters, open, rolled) =>
      `Alla fine i tuoi ${counters} dischetti devono essere in ordine crescente, dall’alto a sinistra fino in basso a destra; i vuoti non contano. Per tutti vale il numero ${rolled}: ${open === 1 ? 'il tuo dischetto scoperto va lì.' : `scegli uno dei tuoi ${open} dischetti scoperti.`}`,
    placeFree: (rolled, free) =>
      free === 1
        ? `Una casella ${rolled} è libera: lì deve andare un dischetto. Tu scegli quale.`
        : `Le due caselle ${rolled} sono libere: scegli il dischetto, e se a sinistra o a destra.`,
    placeTaken: (rolled, numbers) =>
      `La casella ${rolled} è occupata: vale la prossima casella libera prima o dopo, cioè ${or(numbers)}.`,
    fits: (counter, square) =>
      `Alla casella ${square} si adatta meglio il dischetto ${counter}: i bassi all’inizio, gli alti alla fine.`,
    tries: (counter, square) => `Prova il dischetto ${counter} sulla casella ${square}.`,
    moveFirst: (counters) =>
      `Tutti i ${counters} dischetti sono sulla cartella. D’ora in poi ogni lancio ne sposta uno, quello che vuoi.`,
    moveTo: (rolled, numbers) =>
      `Con ${rolled} puoi spostare qualsiasi dischetto sulla casella ${or(numbers)}.`,
    broken: (before, after) =>
      `Segui la linea: dopo il dischetto ${before} viene il dischetto ${after}, e l’ordine si rompe.`,
    better: (counter, square) => `Il dischetto ${counter} starebbe meglio sulla casella ${square}.`,
    noneBetter: 'Nessun dischetto starebbe meglio lì che dov’è: sposta quello meno utile.',
    passing: 'Nessun dischetto starebbe meglio lì che dov’è: passa.',
    goal: (length, wanted) =>
      `Vincono ${wanted} dischetti in ordine crescente. La tua fila più lunga è di ${length}.`,
    lastRolls: (left) =>
      left === 0
        ? 'È l’ultimo lancio: ora conta la tua fila più lunga.'
        : `Dopo questo ${left === 1 ? 'resta un solo lancio' : `restano solo ${left} lanci`}: allunga la tua fila.`,
    waiting: 'Hai scelto. Quando l’ultima faccina ha la spunta, tutti i dischetti si muovono insieme.',
    over: 'Su ogni cartella è segnata la fila crescente più lunga: un punto per ogni suo dischetto.',
  },
  describe: {
    place: (counter, number, row, column) =>
      `Metti il dischetto ${counter} sulla casella ${number} (riga ${row}, colonna ${column}).`,
    move: (counter, number, row, column) =>
      `Sposta il dischetto ${counter} sulla casella ${number} (riga ${row}, colonna ${column}).`,
    pass: 'Passa e lascia tutto com’è.',
  },
  because: {
    inOrder: 'Così tutto è in ordine: Finito!',
    keeps: (kept) =>
      kept === 1
        ? 'Così un dischetto è messo bene e può restare.'
        : `Così ${kept} dischetti sono messi bene e possono restare.`,
    chance: (percent) => `Poi, in ${percent} dei lanci, il prossimo dischetto trova il suo posto.`,
    frees: (counter) => `Il dischetto ${counter} non occupa più il posto che serve a un altro.`,
  },
  result: {
    order: (counters) => `In ordine di lettura: ${counters.join(' · ')}`,
    finito: (counters) => `Finito! Tutti i ${counters} dischetti in ordine`,
    block: (counters) => `Fila crescente più lunga: ${counters.join(' · ')}`,
    left: (count) => (count === 1 ? 'Un dischetto non messo' : `${count} dischetti non messi`),
    goal: (length) => `L’obiettivo era una fila di ${length}`,
    limit: (rolls) => `Dopo ${rolls} lanci conta la fila più lunga`,
    points: 'Un punto per ogni dischetto della fila',
  },
};
