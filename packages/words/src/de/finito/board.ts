import type { board as en, Room } from '../../en/finito/board.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const or = (numbers: readonly number[]): string => list('de', numbers, 'or');
const and = (numbers: readonly number[]): string => list('de', numbers);
const room = ({ squares, counters }: Room): string =>
  `${squares === 1 ? '1 Feld' : `${squares} Felder`} für ${counters === 1 ? '1 Stein' : `${counters} Steine`}`;

export const board: Words<typeof en> = {
  luck: 'dieselben Würfe',
  challenged: (rolls, block, isFinito) =>
    `${isFinito ? 'Finito!' : `Block von ${block}`} nach ${plural('de', rolls, 'Wurf', 'Würfen')}`,
  ownBoard: 'Deine Tafel',
  boardOf: (name) => (name === undefined ? 'Deine Tafel' : `Tafel von ${name}`),
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
  hasChosen: (name) => (name === undefined ? 'Du hast gewählt' : `${name} hat gewählt`),
  isThinking: (name) => (name === undefined ? 'Du überlegst noch' : `${name} überlegt noch`),
  inHand: (counter, numbers) => `${counter} in der Hand. Du kannst sie auf die ${or(numbers)} legen.`,
  longest: (length, wanted) => `Längster Block: ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Wurf ${rolls}` : `Wurf ${rolls}/${limit}`),
  ladder: (lengths) => `Längste Blöcke: ${lengths.join(', ')}.`,
  ladderTitle: 'Block',
  explain: {
    die: (rolled) => `Der Wurf gilt für alle: Ein Stein kommt auf eine freie ${rolled}.`,
    taken: (rolled, numbers) =>
      `Gewürfelt ist die ${rolled}, und bei dir ist keine mehr frei. Darum gilt das nächstkleinere oder nächstgrößere freie Feld: ${or(numbers)}.`,
    ladder: (wanted) =>
      `Die Gesichter zeigen, wie lang der längste Block bei allen ist. Wer ${wanted} Steine in der richtigen Reihenfolge hat, gewinnt.`,
  },
  pass: 'Aussetzen',
  prompt: {
    place: (rolled, numbers, isLast) =>
      !numbers.includes(rolled)
        ? `Die ${rolled} ist belegt. Leg einen Stein auf die ${or(numbers)}.`
        : isLast
          ? `${rolled}! Dein letzter Stein kommt auf die ${rolled}.`
          : `${rolled}! Welcher Stein kommt auf die ${rolled}?`,
    move: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Du musst einen Stein auf die ${or(numbers)} versetzen.`
        : `Die ${rolled} ist belegt. Du musst einen Stein auf die ${or(numbers)} versetzen.`,
    moveOrPass: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled}! Versetze einen Stein auf die ${or(numbers)}, oder setze aus.`
        : `Die ${rolled} ist belegt. Versetze einen auf die ${or(numbers)}, oder setz aus.`,
    waiting: 'Gewählt! Die anderen überlegen noch.',
    watching: 'Alle wählen gerade.',
    over: 'Die Runde ist zu Ende.',
  },
  guide: {
    goal: 'Bring deine Steine in aufsteigende Reihenfolge, Zeile für Zeile. Lücken machen nichts.',
    choose: 'Der Wurf gilt für alle. Leg einen deiner offenen Steine auf ein mögliches Feld.',
    order: 'Kleine Steine gehören an den Anfang der Tafel, große ans Ende.',
    taken: 'Die gewürfelte Zahl ist belegt: Nimm das nächstkleinere oder nächstgrößere freie Feld.',
    line: 'Ein kleines Kreuz zeigt, wo die Reihenfolge bricht. Später kannst du Steine noch versetzen.',
    sequence:
      'Das Band zeigt deinen längsten Block: Steine, die immer größer werden. Jeder zählt einen Punkt.',
    moving: 'Alle Steine liegen. Jetzt musst du bei jedem Wurf einen versetzen.',
    near: 'Fast geschafft! Liegen alle deine Steine in der richtigen Reihenfolge, heißt es Finito!',
    done: {
      choose: 'Gut gemacht. Alle legen gleichzeitig.',
      taken: 'Richtig. Das kommt öfter vor, je voller die Tafel wird.',
      moving: 'Gut. Die Leiter zeigt die längsten Blöcke.',
    },
  },
  describe: {
    place: (counter, number, row, column) =>
      `Leg die ${counter} auf die ${number} (Reihe ${row}, Spalte ${column}).`,
    move: (counter, number, row, column) =>
      `Versetze die ${counter} auf die ${number} (Reihe ${row}, Spalte ${column}).`,
    pass: 'Setze aus und lass alles liegen.',
  },
  because: {
    wins: 'Mit diesem Zug gewinnst du.',
    stay: (stay, instead) => `Steine, die dann liegen bleiben können: ${stay} statt ${instead}.`,
    hits: (hits, numbers, instead) =>
      `Bei ${hits} von ${numbers} Zahlen kann danach ein weiterer Stein gut liegen, statt bei ${instead}.`,
    tight: (low, high, squares, counters) =>
      `Sonst ${squares === 1 ? 'bliebe' : 'blieben'} ${low === 0 ? `vor der ${high}` : high === 0 ? `hinter der ${low}` : `zwischen ${low} und ${high}`} nur ${room({ squares, counters })}.`,
    sequence: (length, instead) =>
      `Dein längster aufsteigender Block hat dann ${length === 1 ? '1 Stein' : `${length} Steine`} statt ${instead}.`,
    between: (counter, low, high, before, after) =>
      [
        low === 0 && high === 0
          ? `Die ${counter} kann dort liegen bleiben.`
          : `Die ${counter} kann dort liegen bleiben, ${low === 0 ? `vor der ${high}` : high === 0 ? `hinter der ${low}` : `zwischen ${low} und ${high}`}.`,
        ...(before ? [`Davor: ${room(before)}.`] : []),
        ...(after ? [`Danach: ${room(after)}.`] : []),
      ].join(' '),
    noneStays: 'Mit diesem Wurf kommt kein Stein dorthin, wo er liegen bleiben kann.',
  },
  result: {
    order: (counters) => `In Leserichtung: ${counters.join(' · ')}`,
    finito: (counters) => `Finito! Alle ${counters} Steine in der richtigen Reihenfolge`,
    block: (counters) => `Längster aufsteigender Block: ${counters.join(' · ')}`,
    left: (count) => (count === 1 ? 'Ein Stein nicht gelegt' : `${count} Steine nicht gelegt`),
    goal: (length) => `Ziel war ein Block von ${length}`,
    limit: (rolls) => `Nach ${rolls} Würfen zählt der längste Block`,
    points: 'Ein Punkt für jeden Stein im Block',
  },
  looks,
  spoken,
};
