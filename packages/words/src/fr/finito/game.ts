import type { Finito, NotATarget } from '@crescendo/rules/finito';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does } = grammar;

const or = (numbers: readonly number[]): string => list('fr', numbers, 'or');

const NOT_OPEN = {
  'face-down': (counter: number) => `Ton jeton ${counter} est encore face cachée.`,
  'on-board': (counter: number) => `Ton jeton ${counter} est déjà sur le tableau.`,
  unknown: () => 'Tu n’as pas ce jeton.',
};

const NOT_A_TARGET = {
  occupied: ({ number }: NotATarget) => `Il y a déjà un jeton ici. Choisis une case ${number} libre.`,
  'other-number': ({ number, here }: NotATarget) => `C’est une case ${here}, mais le dé indique ${number}.`,
  taken: ({ number, numbers }: NotATarget) =>
    `Aucune case ${number} n’est libre : place le jeton sur la case libre suivante, ${or(numbers)}.`,
  'nearer-free': ({ number, here }: NotATarget) =>
    `Aucune case ${number} n’est libre, et l’autre case ${here} est plus proche.`,
};

export const game: GameWords<Finito> = {
  about: 'Un dé pour tous : qui rangera en premier ses douze jetons en ordre croissant ?',
  reasons: {
    'not-your-turn': () => 'Ce n’est pas ton tour.',
    'already-chosen': () => 'Tu as déjà choisi ; les autres réfléchissent encore.',
    'not-now': ({ stage }) =>
      stage === 'placing'
        ? 'D’abord, tous les jetons vont sur le tableau : place l’un de tes jetons visibles.'
        : 'Tous tes jetons sont sur le tableau : déplaces-en un.',
    'must-place': ({ open }) => `Tu dois placer un jeton : ${or(open)}.`,
    'must-move': () => 'On ne passe pas : déplace l’un de tes jetons.',
    'not-open': ({ counter, is, open }) => `${NOT_OPEN[is](counter)} Au choix : ${or(open)}.`,
    'not-on-board': ({ highest }) => `Tes jetons sont numérotés de 1 à ${highest}.`,
    'off-board': () => 'Cette case n’est pas sur le tableau.',
    'not-a-target': (facts) => NOT_A_TARGET[facts.why](facts),
  },
  news: {
    'turned-up': ({ seat, counter }, who) => `${does(who, seat, 'retourne', 'retournes')} le ${counter}.`,
    rolled: ({ number }) => `Le dé indique ${number}.`,
    placed: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'place', 'places')} le ${counter} sur la case ${number}.`,
    moved: ({ seat, counter, number }, who) =>
      `${does(who, seat, 'déplace', 'déplaces')} le ${counter} sur la case ${number}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'ne déplace', 'ne déplaces')} rien.`,
    finito: ({ seat }, who) =>
      `${does(who, seat, 'crie', 'cries')} « Finito ! » : tous les jetons sont en ordre.`,
    reached: ({ seat, length }, who) => `${does(who, seat, 'a', 'as')} une suite croissante de ${length}.`,
    ended: ({ ending }) =>
      ending === 'limit'
        ? 'C’était le dernier lancer : la plus longue suite croissante gagne.'
        : 'La manche est terminée.',
  },
  options: {
    counters: { name: 'Jetons par joueur' },
    open: { name: 'Jetons visibles au choix' },
    numbers: { name: 'Plus grand nombre du dé et du tableau' },
    neighbourChoice: {
      name: 'Quand le nombre du dé est occupé',
      values: {
        nearest: 'La case libre suivante, plus petite ou plus grande',
        either: 'N’importe quelle case libre du nombre suivant, plus petit ou plus grand',
      },
    },
    passing: {
      name: 'Passer',
      values: {
        true: 'Permis dès que tous les jetons sont placés',
        false: 'À chaque lancer, on déplace un jeton',
      },
    },
    goal: { name: 'Suite croissante qui gagne', values: { 0: 'Tous les jetons' } },
    roundLimit: { name: 'Lancers avant que la plus longue suite gagne', values: { 0: 'Sans limite' } },
  },
  presets: {
    'schmidt-2008': 'Finito! (Schmidt Spiele 2008)',
    'nl-rounds': 'Manches jusqu’à une suite de cinq (règle néerlandaise)',
    quick: 'Partie rapide : 40 lancers',
  },
};
