import { deName, list } from '@crescendo/words';
import type { FinitoWords } from '../words.ts';

const or = (numbers: readonly number[]): string => list('fr', numbers, 'or');
const and = (numbers: readonly number[]): string => list('fr', numbers);

export const fr: FinitoWords = {
  ownBoard: 'Ton tableau',
  boardOf: (name) => `Tableau ${deName(name)}`,
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
  hasChosen: (name) => `${name} a choisi`,
  isThinking: (name) => `${name} réfléchit encore`,
  inHand: (counter, numbers) => `${counter} en main. Il peut aller sur la case ${or(numbers)}.`,
  longest: (length, wanted) => `Plus longue suite : ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Lancer ${rolls}` : `Lancer ${rolls}/${limit}`),
  ladder: (lengths) => `Plus longues suites : ${lengths.join(', ')}.`,
  pass: 'Passer',
  prompt: {
    place: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `${rolled} ! Quel jeton va sur la case ${rolled} ?`
        : `${rolled} est occupé. Place un jeton sur la case ${or(numbers)}.`,
    move: (rolled, numbers) => `${rolled} ! Déplace un jeton sur la case ${or(numbers)}.`,
    moveOrPass: (rolled, numbers) => `${rolled} ! Déplace un jeton sur la case ${or(numbers)}, ou passe.`,
    waiting: 'C’est choisi ! Les autres réfléchissent encore.',
    watching: 'Tout le monde choisit.',
    over: 'La manche est terminée.',
  },
  coach: {
    first: (counters, open, rolled) =>
      `À la fin, tes ${counters} jetons doivent se suivre en ordre croissant, d’en haut à gauche jusqu’en bas à droite ; les cases vides ne gênent pas. Le ${rolled} vaut pour tous : ${open === 1 ? 'ton jeton visible va dessus.' : `choisis l’un de tes ${open} jetons visibles.`}`,
    placeFree: (rolled, free) =>
      free === 1
        ? `Une seule case ${rolled} est libre : un jeton doit y aller. À toi de choisir lequel.`
        : `Les deux cases ${rolled} sont libres : tu choisis le jeton, et la case de gauche ou de droite.`,
    placeTaken: (rolled, numbers) =>
      `Ton ${rolled} est occupé : c’est la case libre suivante qui compte, avant ou après : ${or(numbers)}.`,
    fits: (counter, square) =>
      `Le ${counter} convient le mieux à la case ${square} : les petits jetons au début, les grands à la fin.`,
    tries: (counter, square) => `Essaie le ${counter} sur la case ${square}.`,
    moveFirst: (counters) =>
      `Tes ${counters} jetons sont placés. Désormais, chaque lancer en déplace un, celui que tu veux.`,
    moveTo: (rolled, numbers) =>
      `Avec le ${rolled}, n’importe quel jeton peut aller sur la case ${or(numbers)}.`,
    broken: (before, after) => `Suis la ligne : après le ${before} vient le ${after}, l’ordre est rompu.`,
    better: (counter, square) => `Le ${counter} serait mieux sur la case ${square}.`,
    noneBetter: 'Aucun jeton n’y serait mieux que là où il est : déplace celui qui manquera le moins.',
    passing: 'Aucun jeton n’y serait mieux que là où il est : passe.',
    goal: (length, wanted) =>
      `Il faut ${wanted} jetons en ordre croissant. Ta plus longue suite en a ${length}.`,
    lastRolls: (left) =>
      left === 0
        ? 'C’est le dernier lancer : ta plus longue suite va compter.'
        : `Après celui-ci, plus que ${left === 1 ? 'un lancer' : `${left} lancers`} : allonge ta plus longue suite.`,
    waiting: 'Tu as choisi. Dès que le dernier visage est coché, tous les jetons bougent ensemble.',
    over: 'La plus longue suite croissante est marquée sur chaque tableau : un point par jeton.',
  },
  describe: {
    place: (counter, number, row, column) =>
      `Place le ${counter} sur la case ${number} (rangée ${row}, colonne ${column}).`,
    move: (counter, number, row, column) =>
      `Déplace le ${counter} sur la case ${number} (rangée ${row}, colonne ${column}).`,
    pass: 'Passe et ne change rien.',
  },
  because: {
    inOrder: 'Alors tout est en ordre : Finito !',
    keeps: (kept) =>
      kept === 1
        ? 'Un jeton est alors bien placé et peut rester.'
        : `${kept} jetons sont alors bien placés et peuvent rester.`,
    chance: (percent) => `Avec ${percent} des lancers, le jeton suivant trouve ensuite sa place.`,
    frees: (counter) => `Le ${counter} n’occupe plus une place dont un autre jeton a besoin.`,
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
};
