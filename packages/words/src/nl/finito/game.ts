import type { Finito, NotATarget } from '@crescendo/rules/finito';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does } = grammar;

const or = (numbers: readonly number[]): string => list('nl', numbers, 'or');

const NOT_OPEN = {
  'face-down': (counter: number) => `Je ${counter} ligt nog omgekeerd.`,
  'on-board': (counter: number) => `Je ${counter} ligt al op het speelbord.`,
  unknown: () => 'Die steen heb je niet.',
};

const NOT_A_TARGET = {
  occupied: ({ number }: NotATarget) => `Daar ligt al een steen. Kies een vrij vakje met ${number}.`,
  'other-number': ({ number, here }: NotATarget) => `Dat is vakje ${here}, maar er is ${number} gegooid.`,
  taken: ({ number, numbers }: NotATarget) =>
    `Er is geen ${number} vrij: leg de steen op het eerstvolgende vrije vakje, ${or(numbers)}.`,
  'nearer-free': ({ number, here }: NotATarget) =>
    `Er is geen ${number} vrij, en de andere ${here} ligt dichterbij.`,
};

export const game: GameWords<Finito> = {
  about: 'Eén dobbelsteen voor iedereen: wie heeft het eerst twaalf stenen in oplopende volgorde?',
  reasons: {
    'not-your-turn': () => 'Je bent niet aan de beurt.',
    'already-chosen': () => 'Je hebt al gekozen; de anderen denken nog na.',
    'not-now': ({ stage }) =>
      stage === 'placing'
        ? 'Eerst komen alle stenen op het speelbord: leg één van je open stenen neer.'
        : 'Al je stenen liggen op het speelbord: verplaats er één.',
    'must-place': ({ open }) => `Je moet een steen neerleggen: ${or(open)}.`,
    'must-move': () => 'Passen mag niet: verplaats één van je stenen.',
    'not-open': ({ counter, is, open }) => `${NOT_OPEN[is](counter)} Je kunt kiezen: ${or(open)}.`,
    'not-on-board': ({ highest }) => `Je stenen zijn genummerd van 1 tot en met ${highest}.`,
    'off-board': () => 'Dat vakje staat niet op het speelbord.',
    'not-a-target': (facts) => NOT_A_TARGET[facts.why](facts),
  },
  news: {
    'turned-up': ({ seat, counter }, who) => `${does(who, seat, 'draait', 'draait')} de ${counter} om.`,
    rolled: ({ number }) => `De dobbelsteen geeft ${number} aan.`,
    placed: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'legt', 'legt')} de ${counter} op vakje ${number}.`,
    moved: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'verplaatst', 'verplaatst')} de ${counter} naar vakje ${number}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'verplaatst', 'verplaatst')} niets.`,
    finito: ({ seat }, who) =>
      `${does(who, seat, 'roept', 'roept')} “Finito!”: alle stenen liggen op volgorde.`,
    reached: ({ seat, length }, who) =>
      `${does(who, seat, 'heeft', 'hebt')} een oplopende reeks van ${length}.`,
    ended: ({ ending }) =>
      ending === 'limit'
        ? 'Dat was de laatste worp: de langste oplopende reeks wint.'
        : 'De ronde is afgelopen.',
  },
  options: {
    counters: { name: 'Stenen per speler' },
    open: { name: 'Open stenen om uit te kiezen' },
    numbers: { name: 'Hoogste getal op dobbelsteen en speelbord' },
    neighbourChoice: {
      name: 'Als het gegooide getal bezet is',
      values: {
        nearest: 'Het eerstvolgende vrije vakje, lager of hoger',
        either: 'Elk vrij vakje van het eerstvolgende lagere of hogere getal',
      },
    },
    passing: {
      name: 'Passen',
      values: { true: 'Mag zodra alle stenen liggen', false: 'Elke worp verplaatst een steen' },
    },
    goal: { name: 'Oplopende reeks die wint', values: { 0: 'Alle stenen' } },
    roundLimit: { name: 'Worpen waarna de langste reeks wint', values: { 0: 'Geen grens' } },
  },
  presets: {
    'schmidt-2008': 'Finito! (Schmidt Spiele 2008)',
    'nl-rounds': 'Ronden tot een reeks van vijf (Nederlandse spelregels)',
    quick: 'Snel spel: 40 worpen',
  },
};
