import { type Square, type VorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does } = grammar;

const LINE = { row: 'Reihe', column: 'Spalte' };
const IS = { more: 'größer als', less: 'kleiner als' };
/** The side of the other tile; rows rise to the right, columns downwards. */
const SIDE = {
  row: { more: 'rechts davon', less: 'links davon' },
  column: { more: 'darunter', less: 'darüber' },
};
const where = (at: Square): string => `in Reihe ${Math.floor(at / WIDTH) + 1}, Spalte ${(at % WIDTH) + 1}`;

export const game: GameWords<VorZwoelf> = {
  about: 'Wer füllt zuerst seinen Spielplan? In jeder Reihe und Spalte müssen die Zahlen steigen.',
  reasons: {
    'not-your-turn': () => 'Du bist nicht dran.',
    'already-chosen': () => 'Du hast schon gewählt; die anderen überlegen noch.',
    'not-now': ({ phase }) =>
      phase === 'placing'
        ? 'Leg das aufgedeckte Plättchen auf deinen Spielplan oder lass es in der Mitte liegen.'
        : phase === 'start'
          ? 'Leg zuerst deine vier Plättchen auf die Felder mit Punkt.'
          : 'Du hast kein Plättchen in der Hand: Deck eins auf oder nimm ein offenes.',
    'off-board': () => 'Dieses Feld gibt es auf dem Spielplan nicht.',
    'not-on-diagonal': () => 'Am Anfang kommen die Plättchen auf die vier Felder mit Punkt.',
    'square-taken': ({ tile }) => `Auf diesem Feld liegt schon die ${tile}.`,
    'not-your-tiles': ({ hand }) => `Leg genau deine Plättchen aus: ${list('de', hand)}.`,
    'not-in-middle': ({ tile }) => `In der Mitte liegt keine ${tile} offen.`,
    'same-number': ({ tile }) => `Eine ${tile} darfst du nicht gegen eine ${tile} tauschen.`,
    'not-rising': ({ tile, line, is, other }) =>
      is === 'equal'
        ? `In dieser ${LINE[line]} liegt schon eine ${tile}.`
        : `Die ${tile} ist ${IS[is]} die ${other} ${SIDE[line][is]}.`,
  },
  news: {
    started: ({ seat, tile, at }, who) =>
      `${does(who, seat, 'beginnt', 'beginnst')} mit der ${tile} ${where(at)}.`,
    'turned-up': ({ seat, tile }, who) => `${does(who, seat, 'deckt', 'deckst')} die ${tile} auf.`,
    left: ({ seat, tile }, who) => `${does(who, seat, 'lässt', 'lässt')} die ${tile} in der Mitte liegen.`,
    placed: ({ seat, tile, at, from, freed }, who) => {
      const laid =
        from === 'middle'
          ? does(
              who,
              seat,
              `nimmt die ${tile} aus der Mitte und legt sie`,
              `nimmst die ${tile} aus der Mitte und legst sie`,
            )
          : does(who, seat, `legt die ${tile}`, `legst die ${tile}`);
      return `${laid} ${where(at)}${freed ? `, im Tausch gegen die ${freed}` : ''}.`;
    },
    again: ({ seat }, who) =>
      `Gleiche Zahlen Ecke an Ecke: ${does(who, seat, 'ist', 'bist')} noch einmal dran.`,
    ended: ({ ending }) =>
      ending === 'full'
        ? 'Damit ist der Spielplan voll!'
        : ending === 'exhausted'
          ? 'Das letzte Plättchen ist aufgedeckt: Wer die wenigsten freien Felder hat, gewinnt.'
          : 'Seit vielen Runden nichts Neues: Wer die wenigsten freien Felder hat, gewinnt.',
  },
  options: {
    size: { name: 'Felder je Seite' },
    highest: { name: 'Höchste Zahl' },
    start: {
      name: 'Start',
      values: {
        one: 'Vier Plättchen einzeln ziehen und legen',
        four: 'Vier Plättchen ziehen, dann anordnen',
        fourInOrder: 'Vier Plättchen ziehen, der Größe nach legen',
      },
    },
    bruno: {
      name: 'Brunos Variante',
      values: { true: 'Gleiche Zahlen Ecke an Ecke: noch einmal dran', false: 'Aus' },
    },
    sameNumber: {
      name: 'Tausch gegen die gleiche Zahl',
      values: { true: 'Erlaubt', false: 'Nicht erlaubt' },
    },
    guard: { name: 'Runden ohne Neues, nach denen das Spiel endet', values: { 0: 'Nie' } },
  },
  presets: {
    'ravensburger-2012': '5 vor 12 (Ravensburger 2012)',
    'lucky-numbers': 'Lucky Numbers',
    'lucky-numbers-bruno': 'Lucky Numbers mit Brunos Variante',
  },
};
