import type { Finito, NotATarget } from '@crescendo/rules/finito';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does } = grammar;

const or = (numbers: readonly number[]): string => list('de', numbers, 'or');

const NOT_OPEN = {
  'face-down': (counter: number) => `Deine ${counter} liegt noch verdeckt.`,
  'on-board': (counter: number) => `Deine ${counter} liegt schon auf der Tafel.`,
  unknown: () => 'Diesen Stein hast du nicht.',
};

const NOT_A_TARGET = {
  occupied: ({ number }: NotATarget) => `Da liegt schon ein Stein. Nimm eine freie ${number}.`,
  'other-number': ({ number, here }: NotATarget) =>
    `Das ist eine ${here}, gewürfelt wurde aber eine ${number}.`,
  taken: ({ number, numbers }: NotATarget) =>
    `Keine ${number} ist frei: Leg den Stein auf das nächste freie Feld, ${or(numbers)}.`,
  'nearer-free': ({ number, here }: NotATarget) =>
    `Keine ${number} ist frei, und die andere ${here} liegt näher.`,
};

export const game: GameWords<Finito> = {
  about: 'Ein Würfel für alle: Wer hat zuerst zwölf Steine in aufsteigender Reihenfolge?',
  reasons: {
    'not-your-turn': () => 'Du bist nicht dran.',
    'already-chosen': () => 'Du hast schon gewählt; die anderen überlegen noch.',
    'not-now': ({ stage }) =>
      stage === 'placing'
        ? 'Erst kommen alle Steine auf die Tafel: Leg einen deiner offenen Steine.'
        : 'Alle deine Steine liegen auf der Tafel: Versetze einen davon.',
    'must-place': ({ open }) => `Du musst einen Stein legen: ${or(open)}.`,
    'must-move': () => 'Aussetzen geht nicht: Versetze einen deiner Steine.',
    'not-open': ({ counter, is, open }) => `${NOT_OPEN[is](counter)} Zur Wahl: ${or(open)}.`,
    'not-on-board': ({ highest }) => `Deine Steine tragen die Zahlen 1 bis ${highest}.`,
    'off-board': () => 'Dieses Feld gibt es auf der Tafel nicht.',
    'not-a-target': (facts) => NOT_A_TARGET[facts.why](facts),
  },
  news: {
    'turned-up': ({ seat, counter }, who) => `${does(who, seat, 'deckt', 'deckst')} die ${counter} auf.`,
    rolled: ({ number }) => `Gewürfelt: ${number}.`,
    placed: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'legt', 'legst')} die ${counter} auf die ${number}.`,
    moved: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'versetzt', 'versetzt')} die ${counter} auf die ${number}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'versetzt', 'versetzt')} nichts.`,
    finito: ({ seat }, who) =>
      `${does(who, seat, 'ruft', 'rufst')} „Finito!“: Alle Steine liegen in der richtigen Reihenfolge.`,
    reached: ({ seat, length }, who) =>
      `${does(who, seat, 'hat', 'hast')} einen aufsteigenden Block von ${length} Steinen.`,
    ended: ({ ending }) =>
      ending === 'limit'
        ? 'Das war der letzte Wurf: Der längste aufsteigende Block gewinnt.'
        : 'Die Runde ist zu Ende.',
  },
  options: {
    counters: { name: 'Steine pro Person' },
    open: { name: 'Offene Steine zur Auswahl' },
    numbers: { name: 'Höchste Zahl auf Würfel und Tafel' },
    neighbourChoice: {
      name: 'Ist die gewürfelte Zahl belegt',
      values: {
        nearest: 'Das nächstkleinere oder nächstgrößere freie Feld',
        either: 'Jedes freie Feld der nächstkleineren oder nächstgrößeren Zahl',
      },
    },
    passing: {
      name: 'Aussetzen',
      values: { true: 'Erlaubt, sobald alle Steine liegen', false: 'Jeder Wurf versetzt einen Stein' },
    },
    goal: { name: 'Aufsteigender Block, der gewinnt', values: { 0: 'Alle Steine' } },
    roundLimit: { name: 'Würfe, nach denen der längste Block gewinnt', values: { 0: 'Ohne Grenze' } },
  },
  presets: {
    'schmidt-2008': 'Finito! (Schmidt Spiele 2008)',
    'nl-rounds': 'Runden bis zum Fünferblock (niederländische Anleitung)',
    quick: 'Kurzes Spiel: 40 Würfe',
  },
};
