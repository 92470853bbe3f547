import { list } from '@crescendo/words';
import type { FinitoWords } from '../words.ts';

const or = (numbers: readonly number[]): string => list('nl', numbers, 'or');
const and = (numbers: readonly number[]): string => list('nl', numbers);

export const nl: FinitoWords = {
  ownBoard: 'Jouw speelbord',
  boardOf: (name) => `Speelbord van ${name}`,
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
  noCounters: 'Nog geen stenen erop.',
  hasChosen: (name) => `${name} heeft gekozen`,
  isThinking: (name) => `${name} denkt nog na`,
  inHand: (counter, numbers) => `${counter} in je hand. Hij mag op vakje ${or(numbers)}.`,
  longest: (length, wanted) => `Langste reeks: ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Worp ${rolls}` : `Worp ${rolls}/${limit}`),
  ladder: (lengths) => `Langste reeksen: ${lengths.join(', ')}.`,
  pass: 'Passen',
  prompt: {
    place: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Welke steen gaat op vakje ${rolled}?`
        : `${rolled} is bezet. Leg een steen op vakje ${or(numbers)}.`,
    move: (rolled, numbers) => `${rolled}! Verplaats een steen naar vakje ${or(numbers)}.`,
    moveOrPass: (rolled, numbers) => `${rolled}! Verplaats een steen naar vakje ${or(numbers)}, of pas.`,
    waiting: 'Gekozen! De anderen denken nog na.',
    watching: 'Iedereen is aan het kiezen.',
    over: 'De ronde is afgelopen.',
  },
  coach: {
    first: (counters, open, rolled) =>
      `Je ${counters} stenen moeten straks oplopend liggen, van linksboven naar rechtsonder; lege vakjes maken niet uit. De ${rolled} geldt voor iedereen: ${open === 1 ? 'je open steen gaat erop.' : `kies er een van je ${open} open stenen voor.`}`,
    placeFree: (rolled, free) =>
      free === 1
        ? `Eén vakje ${rolled} is vrij: daar moet een steen op. Jij kiest alleen welke.`
        : `Beide vakjes ${rolled} zijn vrij: je kiest de steen, en links of rechts.`,
    placeTaken: (rolled, numbers) =>
      `Je ${rolled} is bezet. Dan geldt het eerstvolgende vrije vakje ervoor of erna: ${or(numbers)}.`,
    fits: (counter, square) =>
      `Bij vakje ${square} past de ${counter} het best: lage stenen horen aan het begin, hoge aan het eind.`,
    tries: (counter, square) => `Probeer de ${counter} op vakje ${square}.`,
    moveFirst: (counters) =>
      `Alle ${counters} stenen liggen. Vanaf nu verplaatst elke worp er één, welke je maar wilt.`,
    moveTo: (rolled, numbers) => `Met de ${rolled} mag elke steen naar vakje ${or(numbers)}.`,
    broken: (before, after) => `Volg de lijn: na de ${before} komt de ${after}, daar breekt de volgorde.`,
    better: (counter, square) => `De ${counter} zou beter liggen op vakje ${square}.`,
    noneBetter: 'Geen steen ligt daar beter dan waar hij nu ligt: verplaats de steen die je het minst mist.',
    passing: 'Geen steen ligt daar beter dan waar hij nu ligt: pas.',
    goal: (length, wanted) =>
      `${wanted} stenen in oplopende volgorde winnen. Jouw langste reeks telt er ${length}.`,
    lastRolls: (left) =>
      left === 0
        ? 'Dit is de laatste worp: nu telt je langste reeks.'
        : `Hierna ${left === 1 ? 'komt nog één worp' : `komen nog ${left} worpen`}: maak je langste reeks langer.`,
    waiting: 'Je hebt gekozen. Zodra het laatste gezicht een vinkje heeft, gaan alle stenen tegelijk.',
    over: 'Op elk speelbord is de langste oplopende reeks gemarkeerd: één punt voor elke steen daarin.',
  },
  describe: {
    place: (counter, number, row, column) =>
      `Leg de ${counter} op vakje ${number} (rij ${row}, kolom ${column}).`,
    move: (counter, number, row, column) =>
      `Verplaats de ${counter} naar vakje ${number} (rij ${row}, kolom ${column}).`,
    pass: 'Pas en laat alles liggen.',
  },
  because: {
    inOrder: 'Dan ligt alles op volgorde: Finito!',
    keeps: (kept) =>
      kept === 1
        ? 'Dan ligt één steen goed; die mag blijven.'
        : `Dan liggen ${kept} stenen goed; die mogen blijven.`,
    chance: (percent) => `Bij ${percent} van de worpen valt daarna de volgende steen op zijn plek.`,
    frees: (counter) => `De ${counter} ligt dan niet meer waar een andere steen naartoe moet.`,
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
};
