import type { board as en, Room } from '../../en/finito/board.ts';
import { list } from '../../grammar/list.ts';
import { deName } from '../../grammar/names.ts';
import { plural } from '../../grammar/plural.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const or = (numbers: readonly number[]): string => list('fr', numbers, 'or');
const and = (numbers: readonly number[]): string => list('fr', numbers);
const room = ({ squares, counters }: Room): string =>
  `${squares} ${squares < 2 ? 'case' : 'cases'} pour ${counters} ${counters < 2 ? 'jeton' : 'jetons'}`;

export const board: Words<typeof en> = {
  luck: 'les mêmes lancers',
  challenged: (rolls, block, isFinito) => {
    const lancers = plural('fr', rolls, 'lancer', 'lancers');
    return isFinito ? `Finito ! en ${lancers}` : `suite de ${block} après ${lancers}`;
  },
  ownBoard: 'Ton tableau',
  boardOf: (name) => (name === undefined ? 'Ton tableau' : `Tableau ${deName(name)}`),
  otherBoards: 'Les tableaux des autres',
  square: (row, column, number, counter) =>
    `Rangée ${row}, colonne ${column} : ${counter === 0 ? `case ${number}, libre` : `jeton ${counter} sur la case ${number}`}`,
  allowed: 'tu peux jouer ici',
  openCounters: 'Tes jetons visibles',
  counter: (counter) => `Jeton ${counter}`,
  faceDown: (count) => `${count} ${count < 2 ? 'jeton' : 'jetons'} face cachée`,
  die: (number) => `Le dé indique ${number}`,
  dieRests: 'Le dé n’a pas encore été lancé',
  orderOf: (counters, block) =>
    `Jetons dans le sens de la lecture : ${and(counters)}. Plus longue suite croissante : ${and(block)}.`,
  noCounters: 'Pas encore de jeton.',
  hasChosen: (name) => (name === undefined ? 'Tu as choisi' : `${name} a choisi`),
  isThinking: (name) => (name === undefined ? 'Tu réfléchis encore' : `${name} réfléchit encore`),
  inHand: (counter, numbers) => `${counter} en main. Il peut aller sur la case ${or(numbers)}.`,
  longest: (length, wanted) => `Plus longue suite : ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Lancer ${rolls}` : `Lancer ${rolls}/${limit}`),
  ladder: (lengths) => `Plus longues suites : ${lengths.join(', ')}.`,
  ladderTitle: 'Suite',
  explain: {
    die: (rolled) => `Le lancer vaut pour tous : un jeton va sur un ${rolled} libre.`,
    taken: (rolled, numbers) =>
      `Le dé indique ${rolled}, et tu n’as plus de ${rolled} libre. C’est donc la case libre suivante, plus petite ou plus grande, qui compte : ${or(numbers)}.`,
    ladder: (wanted) =>
      `Les visages montrent la plus longue suite de chacun. Le premier à mettre ${wanted} jetons en ordre gagne.`,
  },
  pass: 'Passer',
  prompt: {
    place: (rolled, numbers, isLast) =>
      !numbers.includes(rolled)
        ? `${rolled} est occupé. Place un jeton sur la case ${or(numbers)}.`
        : isLast
          ? `${rolled} ! Ton dernier jeton va sur la case ${rolled}.`
          : `${rolled} ! Quel jeton va sur la case ${rolled} ?`,
    move: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled} ! Tu dois déplacer un jeton sur la case ${or(numbers)}.`
        : `${rolled} est occupé. Tu dois déplacer un jeton sur la case ${or(numbers)}.`,
    moveOrPass: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled} ! Déplace un jeton sur la case ${or(numbers)}, ou passe.`
        : `${rolled} est occupé. Déplace un jeton sur la case ${or(numbers)}, ou passe.`,
    waiting: 'C’est choisi ! Les autres réfléchissent encore.',
    watching: 'Tout le monde choisit.',
    over: 'La manche est terminée.',
  },
  guide: {
    goal: 'Mets tes jetons en ordre croissant, dans le sens de la lecture. Les cases vides ne gênent pas.',
    choose: 'Le lancer vaut pour tous. Place un de tes jetons visibles sur une case possible.',
    order: 'Les petits jetons vont vers le début du tableau, les grands vers la fin.',
    taken: 'Le nombre lancé est occupé : prends la case libre suivante, plus petite ou plus grande.',
    line: 'Une petite croix montre où l’ordre est rompu. Tu pourras déplacer des jetons plus tard.',
    sequence: 'La bande montre ta plus longue suite : des jetons qui augmentent. Chacun vaut un point.',
    moving: 'Tout est placé. À chaque lancer, tu dois déplacer un jeton.',
    near: 'Presque ! Quand tous tes jetons seront en ordre, ce sera Finito !',
    done: {
      choose: 'Bien joué. Les jetons de tous bougent en même temps.',
      taken: 'C’est ça. Cela arrive plus souvent quand le tableau se remplit.',
      moving: 'Bien. L’échelle montre la suite de chacun.',
    },
  },
  describe: {
    place: (counter, number, row, column) =>
      `Place le ${counter} sur la case ${number} (rangée ${row}, colonne ${column}).`,
    move: (counter, number, row, column) =>
      `Déplace le ${counter} sur la case ${number} (rangée ${row}, colonne ${column}).`,
    pass: 'Passe et ne change rien.',
  },
  because: {
    wins: 'Avec ce coup, tu gagnes.',
    stay: (stay, instead) => `Jetons qui peuvent alors rester où ils sont : ${stay} au lieu de ${instead}.`,
    hits: (hits, numbers, instead) =>
      `Avec ${hits} ${hits < 2 ? 'nombre' : 'nombres'} sur ${numbers}, un autre jeton pourra ensuite bien se placer, au lieu de ${instead}.`,
    tight: (low, high, squares, counters) =>
      `Sinon, il ne resterait que ${room({ squares, counters })} ${low === 0 ? `avant le ${high}` : high === 0 ? `après le ${low}` : `entre le ${low} et le ${high}`}.`,
    sequence: (length, instead) =>
      `Ta plus longue suite croissante compte alors ${length} ${length < 2 ? 'jeton' : 'jetons'} au lieu de ${instead}.`,
    between: (counter, low, high, before, after) =>
      [
        low === 0 && high === 0
          ? `Le ${counter} peut rester là.`
          : `Le ${counter} peut rester là, ${low === 0 ? `avant le ${high}` : high === 0 ? `après le ${low}` : `entre le ${low} et le ${high}`}.`,
        ...(before ? [`Avant : ${room(before)}.`] : []),
        ...(after ? [`Après : ${room(after)}.`] : []),
      ].join(' '),
    noneStays: 'Avec ce lancer, aucun jeton n’arrive à un endroit où il peut rester.',
  },
  result: {
    order: (counters) => `Dans l’ordre : ${counters.join(' · ')}`,
    finito: (counters) => `Finito ! Les ${counters} jetons sont en ordre`,
    block: (counters) => `Plus longue suite croissante : ${counters.join(' · ')}`,
    left: (count) => (count < 2 ? `${count} jeton non placé` : `${count} jetons non placés`),
    goal: (length) => `Une suite de ${length} était le but`,
    limit: (rolls) => `Après ${rolls} lancers, la plus longue suite compte`,
    points: 'Un point par jeton de la suite',
  },
  looks,
  spoken,
};
