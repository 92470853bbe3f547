import type { vorZwoelf as en } from '../../en/course/5vor12.ts';
import type { Words } from '../../words.ts';

export const vorZwoelf: Words<typeof en> = {
  winning: {
    idea: [
      'Tu gagnes dès que ta planche est pleine : chaque tuile posée compte.',
      'Quand il reste une case, retiens quels nombres y vont et regarde au centre avant de piocher.',
    ],
    steps: [
      'Une case est libre : au-dessus, le 15, au-dessous, le 20. Elle prend 16, 17, 18 ou 19.',
      'Le 17 est au centre. Tu le prends et ta planche est pleine.',
    ],
  },
  start: {
    idea: [
      'Tes premières tuiles partagent ta planche.',
      'Les petits nombres en haut à gauche et les grands en bas à droite laissent de la place à tous les autres.',
    ],
    steps: [
      'Ta première tuile est le 19, presque le plus grand nombre.',
      'Il va en bas à droite. Puis vient le 3.',
      'Les petits nombres vont en haut à gauche.',
      'Le 9, puis le 14 vont entre les deux.',
      'La diagonale monte à grands pas : partout, beaucoup de nombres vont.',
    ],
  },
  'leaving-room': {
    idea: [
      'Entre deux tuiles, seuls les nombres intermédiaires vont encore.',
      'Pose ta tuile de sorte que les cases libres autour acceptent encore beaucoup de nombres.',
    ],
    steps: [
      'Tu as pioché le 6. Dans la première rangée, il va partout à droite du 3.',
      'À côté du 3, il laisse de la place : plus à droite, seuls 4 et 5 iraient devant lui.',
      'De même, le 12 va à côté du 9.',
    ],
  },
  'take-it': {
    idea: [
      'Une tuile visible est sûre, une tuile cachée est un pari.',
      'Si elle remplit une case où peu d’autres nombres vont, prends-la.',
    ],
    steps: [
      'Le 16 est au centre. Il va entre ton 14 et ton 19, où seuls quatre nombres vont.',
      'Tu le prends : une nouvelle tuile irait rarement dans cette case.',
    ],
  },
  'open-squares': {
    idea: [
      'Une case libre où aucun nombre ne va est perdue jusqu’à ce que tu échanges une tuile.',
      'Avant d’en placer une, vérifie les cases entre elle et ses voisines.',
    ],
    steps: [
      'Tu as pioché le 7. Au bout de la première rangée, il laisserait entre 6 et 7 une case où rien ne va.',
      'À côté du 6, il n’en laisse aucune : chaque case peut encore recevoir un nombre.',
    ],
  },
  exchange: {
    idea: [
      'Un échange ne remplit aucune case, mais il peut en ouvrir plusieurs.',
      'Il vaut la peine si le nouveau nombre est mieux placé et que l’ancien ne sert à personne.',
    ],
    steps: [
      'Ton 10 est en haut à gauche : à côté et au-dessous, tout doit être plus grand. Tu as pioché le 3.',
      'Tu les échanges. Le 10 va au centre, et autour du 3 il y a de nouveau de la place.',
      'Le 6 suivant trouve déjà une case.',
    ],
  },
  'which-exchange': {
    idea: [
      'Deux échanges peuvent se ressembler : c’est l’ancienne tuile qui compte.',
      'Cède celle qui gêne le plus de nombres, et garde celles qui sont déjà bien placées.',
    ],
    steps: [
      'Tu as pioché le 14. Il peut remplacer le 10 ou le 19.',
      'Le 10 part : si près du 9, il bloquait les cases entre eux. Maintenant, 10 à 13 y vont.',
    ],
  },
  'exchange-open': {
    idea: [
      'Tu peux aussi prendre une tuile visible et l’échanger contre une tuile de ta planche.',
      'Fais-le si le nouveau nombre ouvre tes cases libres et qu’aucune tuile n’en remplit une aussi bien.',
    ],
    steps: [
      'Le 5 au centre ne remplit rien d’utile, mais ton 9 en haut à gauche ne laisse pas de place avant le 10.',
      'Tu prends le 5 et tu l’échanges contre le 9. À côté et au-dessous, 6 à 9 vont maintenant.',
    ],
  },
  'which-tile': {
    idea: [
      'Quand plusieurs tuiles visibles vont, la plus évidente n’est pas toujours la meilleure.',
      'Compare ce que chacune laisse libre sur ta planche, et prends celle que tu remplacerais le plus difficilement.',
    ],
    steps: [
      'Deux tuiles visibles vont : le 7 dans la première rangée et le 16 entre 14 et 19.',
      'Tu prends le 16 : seuls quatre nombres vont là, et beaucoup à la place du 7.',
      'Un tour plus tard, le 7 est encore là.',
    ],
  },
  'last-square': {
    idea: [
      'Vers la fin, compte : chaque nombre existe autant de fois qu’il y a de joueurs, et ce que tu ne vois pas est dans la pioche.',
      'Laisse libre la case où vont le plus de ces tuiles : quand la pioche est vide, le moins de cases libres gagne.',
    ],
    steps: [
      'Deux cases sont libres, et le 12 va dans les deux : celle en haut à droite prend 8 à 13, celle en bas à gauche 12 à 16.',
      'Dans la pioche restent 8 et 9 pour celle du haut, 15 et deux 16 pour celle du bas. Tu remplis celle du haut.',
      'Le 16 arrive, et ta planche est pleine.',
    ],
  },
};
