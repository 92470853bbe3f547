import type { finito as en } from '../../en/course/finito.ts';
import type { Words } from '../../words.ts';

export const finito: Words<typeof en> = {
  winning: {
    idea: [
      'Tu gagnes dès que tes douze jetons sont dans l’ordre croissant, même avec des cases libres entre eux.',
      'Le lancer est le même pour tous : cherche le coup qui met ton dernier jeton à sa place.',
    ],
    steps: [
      'Onze jetons sont dans l’ordre. Seul le 12 est au début, et le dé donne 19.',
      'Le 12 va sur le 19, derrière tous les autres. Finito !',
    ],
  },
  chain: {
    idea: [
      'Lis tes jetons de la première case à la dernière : tant que chacun dépasse le précédent, ils forment une chaîne.',
      'Plus elle est longue, moins il te faudra de coups ensuite.',
    ],
    steps: [
      'Tes 2, 5 et 9 sont dans l’ordre croissant. Le dé donne 6, et le 4 est visible.',
      'Le 4 va entre le 2 et le 5 : la chaîne a maintenant quatre jetons.',
      'Le dé donne 18, et le 11 suit derrière le 9. Cinq.',
    ],
  },
  'first-counters': {
    idea: [
      'Les petits jetons vont vers le début du tableau, les grands vers la fin.',
      'Choisis le jeton dont la place est la plus proche du lancer.',
    ],
    steps: [
      'Le premier lancer est 10, le milieu du tableau. Le 3, le 6 et le 11 sont visibles.',
      'Le 6 va au milieu : cinq jetons viennent avant lui, six après.',
      'Le dé donne 4. Le 3 y va, avec de la place pour le 1 et le 2 devant.',
    ],
  },
  ends: {
    idea: [
      'Les nombres 1, 2, 19 et 20 n’ont qu’une case, tous les autres deux.',
      'Un jeton du bout y est en sûreté : rien ne doit plus venir après lui.',
    ],
    steps: [
      'Le dé donne 20, la dernière case, et le 12 est visible.',
      'Le 12 va tout au bout et ne devra plus bouger.',
      'Le dé donne 1 : le 1 va tout au début.',
    ],
  },
  'which-square': {
    idea: [
      'Si le nombre lancé est occupé, tu choisis la case libre suivante, plus petite ou plus grande.',
      'Prends celle qui garde l’ordre et laisse assez de cases aux jetons intermédiaires.',
    ],
    steps: [
      'Le dé donne encore 10, et les deux 10 sont occupés. Tu choisis entre le 9 et le 11 libres les plus proches.',
      'Le 8 va sur le 11, derrière le 5 et le 6. Sur le 9, il serait devant eux.',
    ],
  },
  gaps: {
    idea: [
      'Entre deux jetons, il faut au moins une case libre pour chaque jeton qui manque entre eux.',
      'Compte avant de placer : un trou trop petit coûte un coup plus tard.',
    ],
    steps: [
      'Ton 4 est sur un 5, et le dé donne 6. Le 8 laisserait trop peu de cases pour 5, 6 et 7.',
      'Le 6 n’en demande qu’une devant lui, pour le 5, et elle est libre.',
      'Le dé donne 10. Maintenant, le 8 va : entre 6 et 8, il y a de la place pour le 7.',
    ],
  },
  'which-counter': {
    idea: [
      'Plusieurs jetons sont visibles, et l’un d’eux convient le mieux au lancer.',
      'Compte combien de jetons doivent venir avant lui et combien après.',
    ],
    steps: [
      'Tes 3 et 10 sont loin l’un de l’autre. Le dé donne 12, près du 10 ; le 5, le 7 et le 8 sont visibles.',
      'Le 8 convient le mieux : un jeton va entre lui et le 10, quatre entre le 3 et lui.',
    ],
  },
  'what-to-move': {
    idea: [
      'Quand tous tes jetons sont placés, tu en déplaces un à chaque lancer.',
      'Prends-en un qui n’est pas dans l’ordre, et épargne ta plus longue suite.',
    ],
    steps: [
      'Deux jetons sont mal placés : le 12 au début et le 1 à la fin. Le dé donne 17.',
      'Le 12 va derrière le 11. Aucun des dix jetons en ordre n’a bougé.',
      'Le dé donne 1, et le 1 va au début. Finito !',
    ],
  },
  'last-steps': {
    idea: [
      'Vers la fin, tu attends certains lancers.',
      'Garde des espaces assez larges pour que beaucoup de nombres les remplissent.',
    ],
    steps: [
      'Seul le 6 est mal placé, et le dé donne 20, qui n’aide pas. Il faut jouer quand même.',
      'Tu déplaces le 6, qui doit bouger de toute façon. Le trou entre 5 et 7 reste large.',
      'Le dé donne 8, en plein dans le trou. Finito !',
    ],
  },
  'finishing-rolls': {
    idea: [
      'Quand il ne manque qu’un jeton, compte les nombres du dé qui finiraient la partie.',
      'Joue pour en avoir plus : cinq nombres sur vingt, c’est cinq fois plus qu’un.',
    ],
    steps: [
      'Le 6 manque entre 5 et 7. Seuls les nombres 6 et 7 finiraient la partie. Le dé donne 11.',
      'Tu recules le 7. Maintenant, 6, 7, 8, 9 et 10 la finissent tous.',
      'Le dé donne 9, qui n’aurait pas aidé avant. Finito !',
    ],
  },
};
