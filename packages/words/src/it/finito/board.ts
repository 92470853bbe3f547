import type { board as en, Room } from '../../en/finito/board.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const or = (numbers: readonly number[]): string => list('it', numbers, 'or');
const and = (numbers: readonly number[]): string => list('it', numbers);
const room = ({ squares, counters }: Room): string =>
  `${squares === 1 ? '1 casella' : `${squares} caselle`} per ${counters === 1 ? '1 dischetto' : `${counters} dischetti`}`;

export const board: Words<typeof en> = {
  luck: 'gli stessi lanci',
  challenged: (rolls, block, isFinito) => {
    const lanci = plural('it', rolls, 'lancio', 'lanci');
    return isFinito ? `Finito! in ${lanci}` : `fila di ${block} dopo ${lanci}`;
  },
  ownBoard: 'La tua cartella',
  boardOf: (name) => (name === undefined ? 'La tua cartella' : `Cartella di ${name}`),
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
  hasChosen: (name) => (name === undefined ? 'Hai scelto' : `${name} ha scelto`),
  isThinking: (name) => (name === undefined ? 'Stai ancora pensando' : `${name} sta ancora pensando`),
  inHand: (counter, numbers) => `${counter} in mano. Può andare sulla casella ${or(numbers)}.`,
  longest: (length, wanted) => `Fila più lunga: ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Lancio ${rolls}` : `Lancio ${rolls}/${limit}`),
  ladder: (lengths) => `File più lunghe: ${lengths.join(', ')}.`,
  ladderTitle: 'Fila',
  explain: {
    die: (rolled) => `Il lancio vale per tutti: un dischetto va su una casella ${rolled} libera.`,
    taken: (rolled, numbers) =>
      `Il dado segna ${rolled}, e non hai più caselle ${rolled} libere. Vale quindi la casella libera più vicina, più bassa o più alta: ${or(numbers)}.`,
    ladder: (wanted) =>
      `Le facce mostrano la fila più lunga di ognuno. Vince chi mette in ordine ${wanted} dischetti.`,
  },
  pass: 'Passa',
  prompt: {
    place: (rolled, numbers, isLast) =>
      !numbers.includes(rolled)
        ? `Numero ${rolled} occupato. Metti un dischetto sulla casella ${or(numbers)}.`
        : isLast
          ? `${rolled}! L’ultimo dischetto va sulla casella ${rolled}.`
          : `${rolled}! Quale dischetto va sulla casella ${rolled}?`,
    move: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Devi spostare un dischetto sulla casella ${or(numbers)}.`
        : `Numero ${rolled} occupato. Devi spostare un dischetto sulla casella ${or(numbers)}.`,
    moveOrPass: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Sposta un dischetto sulla casella ${or(numbers)}, o passa.`
        : `Numero ${rolled} occupato. Sposta un dischetto su ${or(numbers)}, o passa.`,
    waiting: 'Scelto! Gli altri stanno ancora pensando.',
    watching: 'Tutti stanno scegliendo.',
    over: 'Il round è finito.',
  },
  guide: {
    goal: 'Metti i dischetti in ordine crescente, come si legge una pagina. I vuoti non contano.',
    choose: 'Il lancio vale per tutti. Metti un tuo dischetto scoperto su una casella possibile.',
    order: 'I dischetti bassi vanno verso l’inizio della cartella, quelli alti verso la fine.',
    taken: 'Il numero lanciato è occupato: usa la prossima casella libera, minore o maggiore.',
    line: 'Una crocetta mostra dove l’ordine si interrompe. Più avanti potrai spostare i dischetti.',
    sequence: 'La fascia mostra la tua fila più lunga: dischetti che crescono. Ognuno vale un punto.',
    moving: 'Tutti i dischetti sono sulla cartella. A ogni lancio devi spostarne uno.',
    near: 'Ci sei quasi! Quando tutti i dischetti sono in ordine, è Finito!',
    done: {
      choose: 'Ben fatto. I dischetti di tutti si muovono insieme.',
      taken: 'Giusto. Succede più spesso quando la cartella si riempie.',
      moving: 'Bene. La scala mostra la fila di ognuno.',
    },
  },
  describe: {
    place: (counter, number, row, column) =>
      `Metti il dischetto ${counter} sulla casella ${number} (riga ${row}, colonna ${column}).`,
    move: (counter, number, row, column) =>
      `Sposta il dischetto ${counter} sulla casella ${number} (riga ${row}, colonna ${column}).`,
    pass: 'Passa e lascia tutto com’è.',
  },
  because: {
    wins: 'Con questa mossa vinci.',
    stay: (stay, instead) => `Dischetti che possono poi restare dove sono: ${stay} invece di ${instead}.`,
    hits: (hits, numbers, instead) =>
      `Con ${hits === 1 ? '1 numero' : `${hits} numeri`} su ${numbers} un altro dischetto può poi andare a un buon posto, invece che con ${instead}.`,
    tight: (low, high, squares, counters) =>
      `Altrimenti ${squares === 1 ? 'resterebbe' : 'resterebbero'} solo ${room({ squares, counters })} ${low === 0 ? `prima del ${high}` : high === 0 ? `dopo il ${low}` : `tra il ${low} e il ${high}`}.`,
    sequence: (length, instead) =>
      `La tua fila crescente più lunga ha poi ${length === 1 ? '1 dischetto' : `${length} dischetti`} invece di ${instead}.`,
    between: (counter, low, high, before, after) =>
      [
        low === 0 && high === 0
          ? `Il dischetto ${counter} può restare lì.`
          : `Il dischetto ${counter} può restare lì, ${low === 0 ? `prima del ${high}` : high === 0 ? `dopo il ${low}` : `tra il ${low} e il ${high}`}.`,
        ...(before ? [`Prima: ${room(before)}.`] : []),
        ...(after ? [`Dopo: ${room(after)}.`] : []),
      ].join(' '),
    noneStays: 'Con questo tiro nessun dischetto arriva dove può restare.',
  },
  result: {
    order: (counters) => `In ordine di lettura: ${counters.join(' · ')}`,
    finito: (counters) => `Finito! Tutti i ${counters} dischetti in ordine`,
    block: (counters) => `Fila crescente più lunga: ${counters.join(' · ')}`,
    left: (count) => (count === 1 ? 'Un dischetto non posizionato' : `${count} dischetti non posizionati`),
    goal: (length) => `L’obiettivo era una fila di ${length}`,
    limit: (rolls) => `Dopo ${rolls} lanci conta la fila più lunga`,
    points: 'Un punto per ogni dischetto della fila',
  },
  looks,
  spoken,
};
