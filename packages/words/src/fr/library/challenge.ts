import type { challenge as en } from '../../en/library/challenge.ts';
import { deName, queName } from '../../grammar/names.ts';
import type { Words } from '../../words.ts';

export const challenge: Words<typeof en> = {
  title: 'Défi',
  about: (luck) =>
    `Même partie, même chance : toute personne qui ouvre ce lien a ${luck} que toi, contre les mêmes robots. À la fin, vous voyez les deux parties côte à côte.`,
  inLink:
    'Le lien contient tes coups et tout ce que le hasard apporte. La page n’en montre rien avant la fin, mais quelqu’un qui décortique le lien pourrait les lire.',
  link: 'Le lien de ton défi',
  message: (game) => `${game} : même partie, même chance. À toi de me battre !`,
  why: {
    several: 'Seule une partie jouée par une personne, seule ou avec des robots, peut devenir un défi.',
    continued:
      'Cette partie en reprend une autre : les tirages étaient déjà connus. Elle ne peut pas devenir un défi.',
    lesson:
      'Dans une partie pour apprendre, la chance est choisie exprès : elle ne peut pas devenir un défi. Tes prochaines parties le peuvent.',
    old: 'Cette partie a commencé dans une version antérieure, où chaque choix changeait encore les tirages. Elle ne peut pas devenir un défi ; les nouvelles parties le peuvent.',
    'not-over': 'La partie n’est pas encore finie.',
  },
  challenges: (name) => `${name} te lance un défi`,
  somebody: 'Quelqu’un',
  sameLuck: (luck) => `Tu joues la même partie, avec ${luck ?? 'la même chance'}, contre les mêmes robots.`,
  toBeat: (result) => `À battre : ${result}`,
  theyTookBack: (name, moves) =>
    moves === 1 ? `${name} a annulé un coup.` : `${name} a annulé ${moves} coups.`,
  accept: 'Relever le défi',
  goOn: 'Continuer',
  ownGame: 'C’est ta propre partie. Envoie le lien à quelqu’un d’autre.',
  damaged: 'Ce défi est illisible',
  damagedWhy:
    'Il manque une partie du lien, ou il vient d’une autre version de Crescendo. Demande qu’on te le renvoie.',
  compare: 'Les deux parties côte à côte',
  youBetter: (name) => `Tu as fait mieux ${queName(name)} !`,
  theyBetter: (name) => `${name} reste devant`,
  equal: 'À égalité',
  result: 'Résultat',
  won: 'gagné',
  tied: 'égalité',
  lost: 'perdu',
  decisions: 'Décisions',
  takenBack: 'Coups annulés',
  hints: 'Conseils',
  theyHadHints: (name, hints) =>
    hints === 1 ? `${name} a pris un conseil.` : `${name} a pris ${hints} conseils.`,
  apart: 'Là où vos chemins se séparent',
  apartAfter: (same) =>
    same === 0
      ? 'Vos tout premiers choix étaient différents.'
      : same === 1
        ? 'Votre premier choix était le même. Ensuite, vous avez choisi différemment :'
        : `Vos ${same} premiers choix étaient les mêmes. Ensuite, vous avez choisi différemment :`,
  apartAnswer:
    'Jusqu’ici vous avez fait les mêmes choix, mais un robot a répondu autrement. Cela arrive quand les deux parties ont été jouées avec des versions différentes de Crescendo.',
  sameGame: 'Vous avez fait les mêmes choix du début à la fin.',
  ended: 'La partie était finie.',
  answer: 'Renvoyer ta partie',
  waiting: 'Des défis pour toi',
  unchecked:
    'Le lien contient tous les coups. On vérifie que les règles les permettent, et la chance découle de la partie ; que les robots auraient joué ainsi n’est pas vérifié.',
  dismiss: (name) => `Écarter le défi ${deName(name)}`,
  dailyOf: (day) => `Jeu du jour, ${day}`,
  aboutDaily:
    'Même partie, même chance : jusqu’à la fin de la journée, toute personne qui ouvre ce lien joue le même jeu du jour. Ensuite, vous voyez les deux parties côte à côte.',
  later:
    'Les parties se comparent côte à côte une fois la journée finie. D’ici là, le classement montre qui a fait mieux.',
  dayOver: 'Cette journée est finie : la partie ne peut plus être jouée.',
  toRanking: 'Voir le classement',
};
