import type { Finito, NotATarget } from '@crescendo/rules/finito';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does } = grammar;

const or = (numbers: readonly number[]): string => list('it', numbers, 'or');

const NOT_OPEN = {
  'face-down': (counter: number) => `Il tuo dischetto ${counter} è ancora coperto.`,
  'on-board': (counter: number) => `Il tuo dischetto ${counter} è già sulla cartella.`,
  unknown: () => 'Non hai questo dischetto.',
};

const NOT_A_TARGET = {
  occupied: ({ number }: NotATarget) => `Qui c’è già un dischetto. Scegli una casella ${number} libera.`,
  'other-number': ({ number, here }: NotATarget) =>
    `Questa è una casella ${here}, ma il dado segna ${number}.`,
  taken: ({ number, numbers }: NotATarget) =>
    `Nessuna casella ${number} è libera: metti il dischetto sulla prossima casella libera, ${or(numbers)}.`,
  'nearer-free': ({ number, here }: NotATarget) =>
    `Nessuna casella ${number} è libera, e l’altra casella ${here} è più vicina.`,
};

export const game: GameWords<Finito> = {
  about: 'Un dado per tutti: chi mette prima i suoi dodici dischetti in ordine crescente?',
  reasons: {
    'not-your-turn': () => 'Non è il tuo turno.',
    'already-chosen': () => 'Hai già scelto; gli altri stanno ancora pensando.',
    'not-now': ({ stage }) =>
      stage === 'placing'
        ? 'Prima tutti i dischetti vanno sulla cartella: metti uno di quelli scoperti.'
        : 'Tutti i tuoi dischetti sono sulla cartella: spostane uno.',
    'must-place': ({ open }) => `Devi mettere un dischetto: ${or(open)}.`,
    'must-move': () => 'Non si può passare: sposta uno dei tuoi dischetti.',
    'not-open': ({ counter, is, open }) => `${NOT_OPEN[is](counter)} Puoi scegliere: ${or(open)}.`,
    'not-on-board': ({ highest }) => `I tuoi dischetti sono numerati da 1 a ${highest}.`,
    'off-board': () => 'Questa casella non è sulla cartella.',
    'not-a-target': (facts) => NOT_A_TARGET[facts.why](facts),
  },
  news: {
    'turned-up': ({ seat, counter }, who) =>
      `${does(who, seat, 'scopre', 'scopri')} il dischetto ${counter}.`,
    rolled: ({ number }) => `Il dado segna ${number}.`,
    placed: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'mette', 'metti')} il dischetto ${counter} sulla casella ${number}.`,
    moved: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'sposta', 'sposti')} il dischetto ${counter} sulla casella ${number}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'non sposta', 'non sposti')} nulla.`,
    finito: ({ seat }, who) =>
      `${does(who, seat, 'grida', 'gridi')} «Finito!»: tutti i dischetti sono in ordine.`,
    reached: ({ seat, length }, who) => `${does(who, seat, 'ha', 'hai')} una fila crescente di ${length}.`,
    ended: ({ ending }) =>
      ending === 'limit' ? 'Era l’ultimo lancio: vince la fila crescente più lunga.' : 'Il round è finito.',
  },
  options: {
    counters: { name: 'Dischetti per giocatore' },
    open: { name: 'Dischetti scoperti tra cui scegliere' },
    numbers: { name: 'Numero più alto su dado e cartella' },
    neighbourChoice: {
      name: 'Se il numero lanciato è occupato',
      values: {
        nearest: 'La prossima casella libera, minore o maggiore',
        either: 'Qualsiasi casella libera del numero più vicino, minore o maggiore',
      },
    },
    passing: {
      name: 'Passare',
      values: {
        true: 'Permesso quando tutti i dischetti sono sulla cartella',
        false: 'A ogni lancio si sposta un dischetto',
      },
    },
    goal: { name: 'Fila crescente che vince', values: { 0: 'Tutti i dischetti' } },
    roundLimit: { name: 'Lanci dopo i quali vince la fila più lunga', values: { 0: 'Senza limite' } },
  },
  presets: {
    'schmidt-2008': 'Finito! (Schmidt Spiele 2008)',
    'nl-rounds': 'Round fino a una fila di cinque (regolamento olandese)',
    quick: 'Partita veloce: 40 lanci',
  },
};
