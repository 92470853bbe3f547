import type { qwinto as en } from '../../en/course/qwinto.ts';
import type { Words } from '../../words.ts';

export const qwinto: Words<typeof en> = {
  points: {
    idea: [
      'Le plus de points gagne : un par nombre et, pour une rangée complète, son dernier nombre à la place.',
      'Une colonne de trois complète ajoute le nombre de son pentagone : cherche la case qui rapporte le plus tout de suite.',
    ],
    steps: [
      'Ta rangée orange a huit nombres : huit points. Sa dernière case est libre.',
      'Tu lances les trois dés : 17.',
      'La rangée est complète. Elle compte maintenant 17, son dernier nombre.',
    ],
  },
  'which-row': {
    idea: [
      'La même somme peut être bonne dans une rangée et mauvaise dans une autre.',
      'Choisis la rangée où elle est le plus près de sa place : les petites sommes à gauche, les grandes à droite.',
    ],
    steps: [
      'Tu as lancé 11 avec les dés orange et violet.',
      'Il va dans la rangée orange entre 10 et 13, où seuls 11 et 12 vont. La rangée violette prend encore beaucoup de sommes.',
    ],
  },
  'leaving-room': {
    idea: [
      'Dans chaque rangée, les nombres augmentent vers la droite.',
      'Note la somme là où les cases libres des deux côtés acceptent encore beaucoup de sommes.',
    ],
    steps: [
      'Tu as lancé 8, et ta feuille est vide.',
      '8 est une somme moyenne : elle va au milieu, quatre cases avant, quatre après.',
      'Puis vient 14. Une case reste libre avant, deux après.',
    ],
  },
  'keep-or-roll': {
    idea: [
      'Le second lancer compte : s’il n’y a aucune case pour lui, c’est un lancer raté.',
      'Ne relance que si beaucoup de sommes valent mieux que la tienne.',
    ],
    steps: [
      'Tu as lancé 8 avec l’orange et le jaune. Entre 7 et 9, aucune case n’est libre : ce serait un lancer raté.',
      'Tu relances les deux dés : 11.',
      'Il va dans la rangée orange derrière le 9.',
    ],
  },
  misthrows: {
    idea: [
      'Lancer les dés sans rien noter, c’est un lancer raté : cinq points de moins, et le quatrième finit la partie.',
      'Avant de lancer, compte quelles sommes de ces dés ont une place, et prends ceux qui ratent le moins.',
    ],
    steps: [
      'Ta rangée orange commence par 6 et 7 : le dé orange seul n’irait jamais. Ta rangée violette est vide.',
      'Tu lances le dé violet, dont chaque nombre va : 4.',
      'Tu le notes, sans avoir rien risqué.',
    ],
  },
  columns: {
    idea: [
      'Un nombre n’apparaît qu’une fois par colonne : une case peut être perdue alors que sa rangée a encore de la place.',
      'Regarde en haut et en bas avant de noter : ne laisse pas un trou que seul un nombre de sa colonne remplirait.',
    ],
    steps: [
      'Tu as lancé 10. Deux cases à droite du 8 orange, il laisserait une case pour le seul 9, et sous elle le 9 est déjà là.',
      'Juste derrière le 8, il ne laisse rien de tel : les suivantes prennent 11 et plus.',
    ],
  },
  waiting: {
    idea: [
      'Quand un autre a lancé, tu peux noter aussi, mais rien ne t’y oblige.',
      'Prends chaque somme qui te convient et laisse ce qui gâcherait une case : cela ne te coûte rien.',
    ],
    steps: [
      'L’autre a lancé 5 avec le dé orange. Chez toi, il ne va que dans le pentagone entre 4 et 15.',
      'Tu ne notes rien. Le lancer n’est pas le tien : cela ne coûte rien.',
      'Tu lances 12, et la colonne est complète : 12 points de plus au lieu de 5.',
    ],
  },
  'bonus-column': {
    idea: [
      'Une colonne de trois complète vaut le nombre de son pentagone.',
      'Note-y un grand nombre tant que tu peux encore remplir les deux autres cases.',
    ],
    steps: [
      'La colonne 10 a 12 et 13, et son pentagone est la dernière case violette. Tu as lancé 16.',
      'Tu le notes là : 16 points rien que pour la colonne.',
    ],
  },
  'which-dice': {
    idea: [
      'Les couleurs des dés sont les rangées où tu peux noter, et leur nombre décide de la hauteur de la somme.',
      'Choisis des dés dont les sommes les plus fréquentes vont dans tes cases libres.',
    ],
    steps: [
      'Entre 9 et 14, ta rangée violette a besoin de 10 à 13. Quels dés ?',
      'Trois dés donnent le plus souvent 10 ou 11, deux seulement 7. Tu lances 11.',
      'Il va dans le trou.',
    ],
  },
  ending: {
    idea: [
      'La partie finit à la deuxième rangée complète d’un joueur ou à son quatrième lancer raté.',
      'Qui mène la finit dès que possible : compte toutes les feuilles avant de remplir la dernière case.',
    ],
    steps: [
      'Ta rangée orange est complète, et il ne manque à la jaune que son dernier nombre. Tu mènes.',
      'Seuls trois dés y arrivent : 17.',
      'Avec la deuxième rangée complète, la partie est finie, et personne n’a pu te rattraper.',
    ],
  },
};
