import type { board as en, Room } from '../../en/finito/board.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const or = (numbers: readonly number[]): string => list('nl', numbers, 'or');
const and = (numbers: readonly number[]): string => list('nl', numbers);
const room = ({ squares, counters }: Room): string =>
  `${squares === 1 ? '1 vakje' : `${squares} vakjes`} voor ${counters === 1 ? '1 steen' : `${counters} stenen`}`;

export const board: Words<typeof en> = {
  luck: 'dezelfde worpen',
  challenged: (rolls, block, isFinito) => {
    const worpen = plural('nl', rolls, 'worp', 'worpen');
    return isFinito ? `Finito! in ${worpen}` : `reeks van ${block} na ${worpen}`;
  },
  ownBoard: 'Jouw speelbord',
  boardOf: (name) => (name === undefined ? 'Je speelbord' : `Speelbord van ${name}`),
  otherBoards: 'De speelborden van de anderen',
  square: (row, column, number, counter) =>
    `Rij ${row}, kolom ${column}: ${counter === 0 ? `vakje ${number}, vrij` : `steen ${counter} op vakje ${number}`}`,
  allowed: 'hier mag hij liggen',
  openCounters: 'Jouw open stenen',
  counter: (counter) => `Steen ${counter}`,
  faceDown: (count) => `${count} omgekeerd`,
  die: (number) => `De dobbelsteen geeft ${number} aan`,
  dieRests: 'Er is nog niet gegooid',
  orderOf: (counters, block) =>
    `Stenen in leesrichting: ${and(counters)}. Langste oplopende reeks: ${and(block)}.`,
  noCounters: 'Er liggen nog geen stenen.',
  hasChosen: (name) => (name === undefined ? 'Je hebt gekozen' : `${name} heeft gekozen`),
  isThinking: (name) => (name === undefined ? 'Je denkt nog na' : `${name} denkt nog na`),
  inHand: (counter, numbers) => `${counter} in je hand. Hij mag op vakje ${or(numbers)}.`,
  longest: (length, wanted) => `Langste reeks: ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Worp ${rolls}` : `Worp ${rolls}/${limit}`),
  ladder: (lengths) => `Langste reeksen: ${lengths.join(', ')}.`,
  ladderTitle: 'Reeks',
  explain: {
    die: (rolled) => `De worp geldt voor iedereen: een steen gaat op een vrije ${rolled}.`,
    taken: (rolled, numbers) =>
      `Er is ${rolled} gegooid, en jij hebt geen vrije ${rolled} meer. Daarom geldt het eerstvolgende lagere of hogere vrije vakje: ${or(numbers)}.`,
    ladder: (wanted) =>
      `De gezichtjes tonen ieders langste reeks. Wie ${wanted} stenen op volgorde heeft, wint.`,
  },
  pass: 'Passen',
  prompt: {
    place: (rolled, numbers, isLast) =>
      !numbers.includes(rolled)
        ? `${rolled} is bezet. Leg een steen op vakje ${or(numbers)}.`
        : isLast
          ? `${rolled}! Je laatste steen gaat op vakje ${rolled}.`
          : `${rolled}! Welke steen gaat op vakje ${rolled}?`,
    move: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Je moet een steen naar vakje ${or(numbers)} verplaatsen.`
        : `${rolled} is bezet. Je moet een steen naar vakje ${or(numbers)} verplaatsen.`,
    moveOrPass: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Verplaats een steen naar vakje ${or(numbers)}, of pas.`
        : `${rolled} is bezet. Verplaats een steen naar vakje ${or(numbers)}, of pas.`,
    waiting: 'Gekozen! De anderen denken nog na.',
    watching: 'Iedereen is aan het kiezen.',
    over: 'De ronde is afgelopen.',
  },
  guide: {
    goal: 'Leg al je stenen in oplopende volgorde, rij voor rij. Lege vakjes maken niet uit.',
    choose: 'De worp geldt voor iedereen. Leg een van je open stenen op een mogelijk vakje.',
    order: 'Lage stenen horen aan het begin van het bord, hoge aan het eind.',
    taken: 'Het gegooide getal is bezet: neem het eerstvolgende vrije vakje, lager of hoger.',
    line: 'Een kruisje toont waar de volgorde breekt. Later kun je stenen nog verplaatsen.',
    sequence: 'De band toont je langste reeks: stenen die oplopen. Elke steen telt één punt.',
    moving: 'Alle stenen liggen. Bij elke worp moet je er nu één verplaatsen.',
    near: 'Bijna klaar! Liggen al je stenen op volgorde, dan is het Finito!',
    done: {
      choose: 'Goed gedaan. Alle stenen worden tegelijk gelegd.',
      taken: 'Precies. Dat gebeurt vaker als het bord voller wordt.',
      moving: 'Goed. De ladder toont ieders reeks.',
    },
  },
  describe: {
    place: (counter, number, row, column) =>
      `Leg de ${counter} op vakje ${number} (rij ${row}, kolom ${column}).`,
    move: (counter, number, row, column) =>
      `Verplaats de ${counter} naar vakje ${number} (rij ${row}, kolom ${column}).`,
    pass: 'Pas en laat alles liggen.',
  },
  because: {
    wins: 'Met deze zet win je.',
    stay: (stay, instead) => `Stenen die dan kunnen blijven liggen: ${stay} in plaats van ${instead}.`,
    hits: (hits, numbers, instead) =>
      `Bij ${hits} van de ${numbers} getallen kan daarna nog een steen op een goede plek, in plaats van bij ${instead}.`,
    tight: (low, high, squares, counters) =>
      `Anders ${squares === 1 ? 'blijft' : 'blijven'} er ${low === 0 ? `vóór de ${high}` : high === 0 ? `na de ${low}` : `tussen de ${low} en de ${high}`} maar ${room({ squares, counters })} over.`,
    sequence: (length, instead) =>
      `Je langste oplopende reeks heeft dan ${length === 1 ? '1 steen' : `${length} stenen`} in plaats van ${instead}.`,
    between: (counter, low, high, before, after) =>
      [
        low === 0 && high === 0
          ? `De ${counter} kan daar blijven liggen.`
          : `De ${counter} kan daar blijven liggen, ${low === 0 ? `vóór de ${high}` : high === 0 ? `na de ${low}` : `tussen de ${low} en de ${high}`}.`,
        ...(before ? [`Ervoor: ${room(before)}.`] : []),
        ...(after ? [`Erna: ${room(after)}.`] : []),
      ].join(' '),
    noneStays: 'Met deze worp komt geen steen op een plek waar hij kan blijven liggen.',
  },
  result: {
    order: (counters) => `In leesrichting: ${counters.join(' · ')}`,
    finito: (counters) => `Finito! Alle ${counters} stenen op volgorde`,
    block: (counters) => `Langste oplopende reeks: ${counters.join(' · ')}`,
    left: (count) => (count === 1 ? 'Eén steen niet gelegd' : `${count} stenen niet gelegd`),
    goal: (length) => `Een reeks van ${length} was het doel`,
    limit: (rolls) => `Na ${rolls} worpen telt de langste reeks`,
    points: 'Eén punt voor elke steen van de reeks',
  },
  looks,
  spoken,
};
