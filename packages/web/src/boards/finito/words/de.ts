import { list } from '@crescendo/words';
import type { FinitoWords } from '../words.ts';

const or = (numbers: readonly number[]): string => list('de', numbers, 'or');
const and = (numbers: readonly number[]): string => list('de', numbers);

export const de: FinitoWords = {
  ownBoard: 'Deine Tafel',
  boardOf: (name) => `Tafel von ${name}`,
  otherBoards: 'Die Tafeln der anderen',
  square: (row, column, number, counter) =>
    `Reihe ${row}, Spalte ${column}: ${counter === 0 ? `Feld ${number}, frei` : `Stein ${counter} auf Feld ${number}`}`,
  allowed: 'hier darfst du ablegen',
  openCounters: 'Deine offenen Steine',
  counter: (counter) => `Stein ${counter}`,
  faceDown: (count) => `${count} verdeckt`,
  die: (number) => `Gewürfelt: ${number}`,
  dieRests: 'Noch nicht gewürfelt',
  orderOf: (counters, block) =>
    `Steine in Leserichtung: ${and(counters)}. Längster aufsteigender Block: ${and(block)}.`,
  noCounters: 'Noch keine Steine darauf.',
  hasChosen: (name) => `${name} hat gewählt`,
  isThinking: (name) => `${name} überlegt noch`,
  inHand: (counter, numbers) => `${counter} in der Hand. Du kannst sie auf die ${or(numbers)} legen.`,
  longest: (length, wanted) => `Längster Block: ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Wurf ${rolls}` : `Wurf ${rolls}/${limit}`),
  ladder: (lengths) => `Längste Blöcke: ${lengths.join(', ')}.`,
  pass: 'Aussetzen',
  prompt: {
    place: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Welcher Stein kommt auf die ${rolled}?`
        : `${rolled} ist belegt. Leg einen Stein auf die ${or(numbers)}.`,
    move: (rolled, numbers) => `${rolled}! Versetze einen Stein auf die ${or(numbers)}.`,
    moveOrPass: (rolled, numbers) => `${rolled}! Versetze einen Stein auf die ${or(numbers)} oder setze aus.`,
    waiting: 'Gewählt! Die anderen überlegen noch.',
    watching: 'Alle wählen gerade.',
    over: 'Die Runde ist zu Ende.',
  },
  coach: {
    first: (counters, open, rolled) =>
      `Deine ${counters} Steine sollen am Ende aufsteigend liegen, von oben links nach unten rechts; Lücken machen nichts. Für alle gilt jetzt die ${rolled}: ${open === 1 ? 'Dein offener Stein kommt darauf.' : `Such dir einen deiner ${open} offenen Steine dafür aus.`}`,
    placeFree: (rolled, free) =>
      free === 1
        ? `Ein Feld mit der ${rolled} ist frei: Da muss ein Stein hin. Du suchst nur aus, welcher.`
        : `Beide Felder mit der ${rolled} sind frei: Du wählst den Stein und ob links oder rechts.`,
    placeTaken: (rolled, numbers) =>
      `Deine ${rolled} ist belegt. Dann gilt das nächste freie Feld darunter oder darüber: ${or(numbers)}.`,
    fits: (counter, square) =>
      `Zur ${square} passt am besten die ${counter}: Kleine Steine gehören an den Anfang, große ans Ende.`,
    tries: (counter, square) => `Versuch es mit der ${counter} auf der ${square}.`,
    moveFirst: (counters) =>
      `Alle ${counters} Steine liegen. Ab jetzt versetzt jeder Wurf einen davon, welchen du willst.`,
    moveTo: (rolled, numbers) => `Mit der ${rolled} darf ein beliebiger Stein auf die ${or(numbers)}.`,
    broken: (before, after) => `Folge der Linie: Nach der ${before} kommt die ${after}, da reißt die Reihe.`,
    better: (counter, square) => `Die ${counter} läge auf der ${square} besser.`,
    noneBetter: 'Kein Stein läge dort besser als jetzt: Versetze den, der am wenigsten fehlt.',
    passing: 'Kein Stein läge dort besser als jetzt: Setze aus.',
    goal: (length, wanted) => `${wanted} aufsteigende Steine gewinnen. Dein längster Block hat ${length}.`,
    lastRolls: (left) =>
      left === 0
        ? 'Das ist der letzte Wurf: Jetzt zählt dein längster Block.'
        : `Danach ${left === 1 ? 'kommt nur noch ein Wurf' : `kommen nur noch ${left} Würfe`}: Mach deinen längsten Block länger.`,
    waiting: 'Du hast gewählt. Sobald das letzte Gesicht seinen Haken hat, ziehen alle zugleich.',
    over: 'Auf jeder Tafel ist der längste aufsteigende Block markiert: ein Punkt für jeden Stein darin.',
  },
  describe: {
    place: (counter, number, row, column) =>
      `Leg die ${counter} auf die ${number} (Reihe ${row}, Spalte ${column}).`,
    move: (counter, number, row, column) =>
      `Versetze die ${counter} auf die ${number} (Reihe ${row}, Spalte ${column}).`,
    pass: 'Setze aus und lass alles liegen.',
  },
  because: {
    inOrder: 'Dann ist alles in der richtigen Reihenfolge: Finito!',
    keeps: (kept) =>
      kept === 1
        ? 'Ein Stein liegt dann gut und darf bleiben.'
        : `${kept} Steine liegen dann gut und dürfen bleiben.`,
    chance: (percent) => `Bei ${percent} aller Würfe passt danach der nächste Stein.`,
    frees: (counter) => `Die ${counter} liegt dann nicht mehr dort, wo ein anderer Stein hinmuss.`,
  },
  result: {
    order: (counters) => `In Leserichtung: ${counters.join(' · ')}`,
    finito: (counters) => `Finito! Alle ${counters} Steine in der richtigen Reihenfolge`,
    block: (counters) => `Längster aufsteigender Block: ${counters.join(' · ')}`,
    left: (count) => (count === 1 ? 'Ein Stein nicht gelegt' : `${count} Steine nicht gelegt`),
    goal: (length) => `Ein Block von ${length} war das Ziel`,
    limit: (rolls) => `Nach ${rolls} Würfen zählt der längste Block`,
    points: 'Ein Punkt für jeden Stein im Block',
  },
};
