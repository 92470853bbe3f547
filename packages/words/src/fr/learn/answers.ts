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
    'win-now': 'Gagne la partie avec ce coup.',
    'keep-joker': (count) => `Pose ${tiles(count)} et garde le joker sur ton support.`,
    'keep-open': 'Place la tuile de façon que chaque case libre puisse encore recevoir un nombre.',
    'last-square': (tiles) => `Laisse une seule case libre, où vont ${tiles} tuiles de la pioche.`,
    chain: (length) => `Forme une suite croissante de ${length} jetons.`,
    'keep-room': 'Place un jeton de façon que tous les autres aient encore leur place dans l’ordre.',
    'finishing-rolls': (rolls) =>
      `Joue de façon ${rolls === 1 ? 'qu’un nombre' : `que ${rolls} nombres`} du dé ${rolls === 1 ? 'puisse' : 'puissent'} gagner au coup suivant.`,
    points: (count) => `Note le nombre de façon à avoir ${count} points.`,
    'keep-fields': (lost) =>
      lost === 0
        ? 'Note le nombre de façon que chaque case vide puisse encore être remplie.'
        : `Note le nombre de façon qu’au plus ${lost === 1 ? 'une case vide ne puisse' : `${lost} cases vides ne puissent`} plus être ${lost === 1 ? 'remplie' : 'remplies'}.`,
    'safe-dice': (misses) =>
      misses === 0
        ? 'Choisis des dés dont la somme trouve toujours une place.'
        : `Choisis des dés dont au plus ${misses === 1 ? 'une somme' : `${misses} sommes`} sur 100 ne ${misses === 1 ? 'va' : 'vont'} dans aucune case.`,
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
    'joker-laid': 'Tu as posé le joker.',
    'not-won': 'Cela ne gagne pas encore.',
    'square-lost': 'Il y a maintenant une case libre où plus aucun nombre ne va.',
    'out-of-order': 'Tes jetons ne sont plus dans l’ordre.',
    'no-room': 'À un endroit, il reste trop peu de cases pour les jetons qui manquent.',
    'two-squares-left': 'Il reste alors plus d’une case libre.',
    'fewer-fit': (tiles, wanted) =>
      `${tiles === 0 ? 'Aucune tuile de la pioche ne va' : tiles === 1 ? 'Une tuile de la pioche va' : `${tiles} tuiles de la pioche vont`} dans ta dernière case ; ${wanted} sont possibles.`,
    'chain-shorter': (length, wanted) =>
      `Ta plus longue suite a ${length} jetons ; ${wanted} sont possibles.`,
    'fewer-rolls': (rolls, wanted) =>
      `Alors ${rolls === 1 ? 'un nombre gagne' : `${rolls} nombres gagnent`} ; ${wanted} sont possibles.`,
    'fewer-points': (count, wanted) => `Cela fait ${count} points ; ${wanted} sont possibles.`,
    'fields-lost': (lost, wanted) =>
      `Alors ${lost === 1 ? 'une case reste vide' : `${lost} cases restent vides`} pour toujours ; ${wanted === 0 ? 'ce n’est pas nécessaire' : `${wanted} ${wanted === 1 ? 'suffit' : 'suffisent'}`}.`,
    'more-misses': (misses, wanted) =>
      `Avec ces dés, ${misses === 1 ? 'une somme' : `${misses} sommes`} sur 100 ne ${misses === 1 ? 'va' : 'vont'} dans aucune case ; avec d’autres, seulement ${wanted}.`,
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
