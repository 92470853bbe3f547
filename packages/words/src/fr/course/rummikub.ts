import type { rummikub as en } from '../../en/course/rummikub.ts';
import type { Words } from '../../words.ts';

export const rummikub: Words<typeof en> = {
  'groups-and-runs': {
    idea: [
      'Tu gagnes en posant toutes tes plaques, en groupes d’un même nombre ou en séries d’une couleur.',
      'Cherche les deux à la fois : une plaque qui va dans un groupe et dans une série se pose là où plus de plaques quittent ton support.',
    ],
    steps: [
      'Parcours ton support : trois 9 de couleurs différentes, et les 4, 5, 6 rouges.',
      'Un groupe et une série quittent ton support ensemble.',
      'Les 1, 2, 3 noirs sont aussi une série. Elle suit un tour plus tard.',
    ],
  },
  adding: {
    idea: [
      'Une fois que tu as ouvert, tu peux prolonger chaque combinaison de la table.',
      'Une série grandit aux deux bouts, et un groupe de trois reçoit la couleur qui manque.',
    ],
    steps: [
      'Sur la table : les 8, 9, 10 bleus et trois 1. Tu as les 7 et 11 bleus, et le 1 jaune.',
      'La série reçoit une plaque à chaque bout.',
      'Le groupe reçoit la couleur qui lui manque.',
    ],
  },
  'splitting-run': {
    idea: [
      'Une longue série peut en devenir deux.',
      'Pose ta plaque au milieu et vérifie que chaque partie garde trois plaques.',
    ],
    steps: [
      'La série va du 4 au 8 rouges. Ton second 6 rouge semble n’aller à aucun endroit.',
      'Avec lui, la série en devient deux : 4, 5, 6 et 6, 7, 8.',
      'Les deux parties peuvent encore grandir : le 9 rouge prolonge la seconde.',
    ],
  },
  borrowing: {
    idea: [
      'Une combinaison de quatre plaques ou plus peut en céder une.',
      'Prends-la dans un groupe ou au bout d’une série, et forme une nouvelle combinaison avec tes plaques.',
    ],
    steps: [
      'Tu as les 11 et 12 jaunes. Un groupe de quatre 10 peut céder le jaune.',
      'Il forme une série avec tes deux plaques, et trois 10 sont encore un groupe.',
      'Le bout d’une série s’emprunte aussi : le 8 bleu rejoint tes 8 noir et rouge.',
    ],
  },
  regrouping: {
    idea: [
      'Trois groupes voisins peuvent devenir trois séries, et inversement.',
      'Cherche des combinaisons aux chiffres voisins et reconstruis-les avec tes plaques.',
    ],
    steps: [
      'Des groupes de 4, de 5 et de 6 sont côte à côte. Ton 7 noir et ton 3 rouge ne vont avec aucun.',
      'En trois séries, les mêmes neuf plaques reçoivent les deux : 4 à 7 noirs et 3 à 6 rouges.',
    ],
  },
  joker: {
    idea: [
      'Remplace le joker par la plaque qu’il représente, ou reconstruis la combinaison autour de lui.',
      'Il te servira alors dans une autre combinaison.',
    ],
    steps: [
      'Dans 5 rouge, joker, 7 rouge, le joker représente le 6 rouge, que tu as.',
      'Ton 6 prend sa place et, dans le même tour, le joker complète les 2 et 3 noirs.',
    ],
  },
  opening: {
    idea: [
      'Tes premières combinaisons viennent de ton seul support et doivent faire assez de points.',
      'Ouvre dès que tu peux : avant, la table ne t’aide pas, et une plaque va parfois à deux endroits, dont un seul donne assez de points.',
    ],
    steps: [
      'Trois 8 font 24 points : il en manque 6 pour ouvrir.',
      'Tu pioches le 3 rouge : les 1, 2, 3 rouges font 6 points de plus.',
      'Cela fait 30 en tout. Dès maintenant, la table te sert aussi.',
    ],
  },
  holding: {
    idea: [
      'Sur ton support, le joker fait de presque toutes les paires une combinaison : c’est à la fin qu’il vaut le plus.',
      'Tant que tu peux poser sans lui, garde-le, mais pas jusqu’à ce qu’un autre ait fini.',
    ],
    steps: [
      'Tu as un joker, les 4 et 5 bleus, les 3, 4, 5 jaunes et deux 13.',
      'Les 3, 4, 5 jaunes se passent de joker. Tu les poses et tu le gardes.',
      'Tu pioches le 6 bleu, qui fait une série sans joker.',
      'Le joker est donc libre pour les deux 13, les plaques qui te coûteraient le plus.',
    ],
  },
  'going-out': {
    idea: [
      'Quand il te reste peu de plaques, regarde toute la table.',
      'Trouve une place à chacune, puis remanie jusqu’à ce que toutes aillent en même temps.',
    ],
    steps: [
      'Plus que trois plaques : les 7 noir et bleu, et le 10 bleu. Trouve une place à chacune.',
      'Le 10 bleu va devant le 11, et la série rouge cède son 7 pour un groupe. Tu as fini.',
    ],
  },
  'fewest-changes': {
    idea: [
      'Compte les plaques des autres : qui en a peu cherche des places sur la table.',
      'Pose alors en changeant le moins possible, car chaque combinaison allongée ou ouverte peut être la place qui leur manque.',
    ],
    steps: [
      'L’autre n’a plus que trois plaques et attend une place sur la table.',
      'Tu as un second 5 rouge. Au bout de la série rouge, il ferait une place pour un 6 rouge : tu poses trois 5 en groupe et tu le gardes.',
      'L’autre attendait cette place avec un 6 rouge. Il n’en trouve pas et doit piocher.',
    ],
  },
};
