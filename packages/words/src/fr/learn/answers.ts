import type { answers as en } from '../../en/learn/answers.ts';
import type { Words } from '../../words.ts';

const ROW = { orange: 'orange', yellow: 'jaune', purple: 'violette' };
const tiles = (count: number): string => (count === 1 ? 'une plaque' : `${count} plaques`);
const sets = (count: number): string => (count === 1 ? 'une combinaison' : `${count} combinaisons`);

export const answers: Words<typeof en> = {
  goals: {
    best: 'Quel coup gagne le plus souvent ?',
    'empty-rack': 'Vide ton support en un seul tour.',
    'lay-most': (count) => `Pose ${tiles(count)} en un seul tour.`,
    'free-joker': 'Libère le joker : il ne doit plus être avec les plaques qui l’entourent.',
    open: 'Tu peux ouvrir maintenant. Trouve les combinaisons.',
    'fewest-changes': (count, changed) =>
      changed === 0
        ? `Pose ${tiles(count)} sans modifier aucune combinaison de la table.`
        : `Pose ${tiles(count)} en ne modifiant ${changed === 1 ? 'qu’' : 'que '}${sets(changed)} de la table.`,
  },
  why: {
    'not-legal': 'Les règles ne le permettent pas.',
    'take-instead': 'Une tuile visible t’aide davantage ici.',
    'draw-instead': 'Une nouvelle tuile promet plus.',
    'leave-instead': 'Mieux vaut laisser cette tuile au centre.',
    'place-instead': 'Cette tuile vaut la peine d’être placée.',
    'fill-instead': 'Remplir une case libre vaut mieux ici qu’un échange.',
    'exchange-instead': 'Un échange vaut mieux ici que de remplir une case libre.',
    'other-tile': 'Une autre tuile t’aide davantage.',
    'other-square': 'Une autre case lui convient mieux.',
    'other-counter': 'Un autre jeton convient mieux à ce lancer.',
    'other-dice': 'D’autres dés vont mieux à ta feuille.',
    'keep-instead': 'Cette somme est assez bonne pour être gardée.',
    'roll-again-instead': 'Un second lancer promet plus que cette somme.',
    'skip-instead': 'Cette fois, mieux vaut ne rien noter.',
    'write-instead': 'Cette somme vaut la peine d’être notée.',
    'other-row': 'La somme est mieux dans une autre rangée.',
    'other-field': 'La somme est mieux dans une autre case de cette rangée.',
    'lays-nothing': 'Pour cela, il faut poser des plaques.',
    'lays-fewer': (count, wanted) => `Tu as posé ${tiles(count)}, mais tu peux en poser ${wanted}.`,
    'keeps-tiles': (left) => `Il te reste ${tiles(left)} sur ton support.`,
    'joker-stays': 'Le joker est encore avec une plaque qui l’entourait.',
    'changes-more': (changed, wanted) =>
      `Tu as modifié ${sets(changed)} ; ${wanted === 0 ? 'on peut s’en passer' : wanted === 1 ? 'une suffit' : `${wanted} suffisent`}.`,
  },
  hints: {
    'look-supply': 'Regarde la pioche, pas les tuiles visibles.',
    'look-middle': 'Il y a une bonne tuile au centre.',
    'look-tile': (tile) => (tile === 0 ? 'Il s’agit de la tuile dans ta main.' : `Il s’agit du ${tile}.`),
    'look-exchange': 'Pense à un échange.',
    'look-leave': 'Faut-il vraiment la placer ?',
    'look-counter': (counter) => `Il s’agit du ${counter}.`,
    'look-dice-count': (dice) =>
      dice === 1 ? 'Lance un seul dé.' : `Lance ${dice === 2 ? 'deux' : 'les trois'} dés.`,
    'look-second-roll': 'Quelles sommes d’un second lancer seraient meilleures ?',
    'look-row': (row) => `Regarde la rangée ${ROW[row]}.`,
    'look-field': (place) => `Regarde la case ${place} de cette rangée.`,
    'look-skip': 'Faut-il vraiment noter quelque chose ?',
    'look-tiles-count': (count) => `Tu peux poser ${tiles(count)}.`,
    'look-rack': (names) => `Pose ${names}.`,
    'look-sets': (names) => `Regarde ici : ${names}.`,
  },
  square: (row, column) => `Regarde la rangée ${row}, colonne ${column}.`,
};
