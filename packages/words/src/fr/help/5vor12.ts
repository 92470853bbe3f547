import type { vorZwoelf as en } from '../../en/help/5vor12.ts';
import type { Words } from '../../words.ts';

export const vorZwoelf: Words<typeof en> = {
  aim: {
    title: 'Le but',
    text: [
      'Remplis toutes les cases de ta planche avant les autres.',
      'La difficulté : les nombres doivent croître de gauche à droite dans chaque rangée et de haut en bas dans chaque colonne.',
    ],
    caption:
      'Une planche complète. Les nombres croissent dans chaque rangée et chaque colonne, quels que soient les écarts.',
  },
  have: (size, highest) => ({
    title: 'Le matériel',
    text: [
      'Pour deux à quatre joueurs.',
      `Chacun a une planche de ${size} × ${size} cases.`,
      `Il y a une série de tuiles de 1 à ${highest} par joueur. Toutes sont au centre, face cachée : c’est la pioche.`,
    ],
  }),
  startOne: (size) => ({
    title: 'Le début',
    text: [
      'Chacun pioche une tuile et la pose sur une de ses cases marquées d’un point. Tous le font en même temps, et en secret jusqu’à ce que chacun ait choisi.',
      `Vous le faites ${size} fois, jusqu’à ce que les cases marquées soient remplies. Une tuile posée ne bouge plus.`,
      'Tout ordre est permis, mais mieux vaut mettre les petits nombres en haut à gauche et les grands en bas à droite. Ensuite, les points ne comptent plus.',
    ],
    caption: 'Le 12 peut aller sur toute case marquée encore libre.',
  }),
  startFour: (size) => ({
    title: 'Le début',
    text: [
      `Chacun pioche ${size} tuiles et les dispose sur ses cases marquées d’un point. Tous le font en même temps, et en secret jusqu’à ce que chacun ait choisi.`,
      'Tout ordre est permis, mais mieux vaut mettre les petits nombres en haut à gauche et les grands en bas à droite. Ensuite, les points ne comptent plus.',
    ],
    caption: 'Le 12 peut aller sur toute case marquée encore libre.',
  }),
  startInOrder: (size) => ({
    title: 'Le début',
    text: [
      `Chacun pioche ${size} tuiles. Elles vont dans l’ordre sur les cases marquées d’un point, la plus petite en haut à gauche ; il n’y a rien à choisir.`,
      'Ensuite, les points ne comptent plus.',
    ],
    caption: 'La plus petite en haut à gauche, la plus grande en bas à droite.',
  }),
  turn: {
    title: 'À toi de jouer',
    text: [
      'Le joueur le plus âgé commence. Comme le jeu ne peut pas le savoir, celui qui lance la partie indique qui commence ; sinon, c’est le premier joueur.',
      'Tu fais l’une de ces deux choses.',
      'Pioche une tuile : place-la sur ta planche, ou laisse-la au centre, même si tu pourrais la placer. Elle y reste visible, et tout le monde peut la prendre.',
      'Ou prends une des tuiles visibles : celle-là doit aller sur ta planche.',
      'On ne peut pas passer. C’est ensuite au joueur suivant, dans le sens des aiguilles d’une montre.',
    ],
    caption: 'Soit piocher, soit prendre une tuile visible.',
  },
  laying: {
    title: 'Où va une tuile',
    text: [
      'Sur une case libre, si les nombres croissent toujours de gauche à droite dans la rangée et de haut en bas dans la colonne.',
      'Compare avec toutes les tuiles de la rangée et de la colonne, pas seulement avec les voisines. Un nombre ne peut figurer qu’une fois dans une rangée ou une colonne.',
      'Rien d’autre ne compte : le même nombre peut très bien se trouver ailleurs sur ta planche.',
    ],
    caption:
      'Le 11 va sur les cases marquées d’un plus, ou en échange d’une tuile à flèches. Pas sur les cases barrées : il y serait sous le 14, ou à droite du 12.',
  },
  exchange: (sameNumber) => ({
    title: 'Échanger',
    text: [
      'Tu peux aussi mettre ta tuile à la place d’une autre de ta planche. L’autre va au centre, face visible.',
      'Là encore, l’ordre doit rester croissant. Tu fais ainsi de la place là où il en manque.',
      sameNumber
        ? 'On peut aussi échanger une tuile contre une autre du même nombre.'
        : 'On n’échange jamais une tuile contre une autre du même nombre.',
    ],
    caption: 'Le 11 arrive, le 9 va au centre.',
  }),
  bruno: {
    title: 'La variante de Bruno',
    text: [
      'Si ta tuile se retrouve coin à coin avec le même nombre, tu rejoues aussitôt ; et encore, si cela se reproduit.',
      'Quand la dernière tuile est piochée, on ne rejoue plus.',
    ],
    caption: 'Deux 9 coin à coin : on rejoue.',
  },
  end: {
    title: 'La fin',
    text: [
      'Le joueur qui remplit sa dernière case libre gagne aussitôt.',
      'Si la dernière tuile de la pioche est piochée avant, ce tour se termine. Le joueur qui a le moins de cases libres gagne alors ; en cas d’égalité, il y a plusieurs gagnants.',
    ],
    caption: 'La dernière case est remplie : gagné !',
  },
  score: {
    title: 'Plusieurs parties',
    text: [
      'Si vous voulez, jouez autant de parties qu’il y a de joueurs : chacun commence une fois.',
      'Le gagnant d’une partie marque 2 points ; les autres perdent 1 point par case libre. Le plus grand total gagne ; en cas d’égalité, il y a plusieurs gagnants.',
    ],
  },
  special: (guard) => ({
    title: 'Quand rien ne se passe',
    text: [
      `Si pendant ${guard} tours de table personne n’a pioché de tuile ni rempli de case, la partie s’arrête comme si la pioche était vide.`,
    ],
  }),
};
