import type { mistakes as en } from '../../en/learn/mistakes.ts';
import type { Words } from '../../words.ts';

const exercises = (n: number): string => (n === 1 ? '1 exercice' : `${n} exercices`);
const days = (n: number): string => (n === 1 ? 'demain' : `dans ${n} jours`);

export const mistakes: Words<typeof en> = {
  title: 'Tes exercices',
  about: 'Des moments de tes propres parties où il y avait mieux à faire.',
  today: (n, minutes) =>
    `Aujourd’hui : ${exercises(n)}, environ ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  later: (n) => (n === 1 ? 'Un autre reviendra plus tard.' : `${n} autres reviendront plus tard.`),
  prompt: 'Trouve un meilleur coup.',
  added: (date) => `De tes parties, ${date}`,
  showMe: 'Montre-moi',
  checking: 'Voyons…',
  failed: 'La vérification a échoué. Réessaie.',
  right: 'Oui, c’est mieux.',
  wrong: 'Pas encore.',
  same: 'C’est ce que tu as joué dans la partie.',
  cost: (games) =>
    games < 1
      ? 'Cela te coûte moins d’une partie sur 100.'
      : `Cela te coûte environ ${games === 1 ? 'une partie' : `${games} parties`} sur 100.`,
  withBetter: (reason) => `Avec un meilleur coup : ${reason}`,
  tryAgain: 'Réessayer',
  better: (move) => `Mieux : ${move}`,
  comesBack: (n) => `Cet exercice revient ${days(n)}.`,
  next: 'Suivant',
  remove: 'Retirer cet exercice',
  removed: 'Retiré.',
  none: 'Pas encore d’exercices',
  noneWhy:
    'Ouvre l’analyse d’une partie finie : les moments qui t’ont coûté quelque chose reviennent ici le lendemain.',
  toGames: 'Voir mes parties',
  done: 'Fini pour aujourd’hui',
  nothingToday: 'Rien à revoir aujourd’hui',
  doneWhy: (n) => `Le prochain exercice revient ${days(n)}.`,
  ahead: 'S’exercer en avance',
};
