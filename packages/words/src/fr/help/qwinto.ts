import type { qwinto as en } from '../../en/help/qwinto.ts';
import type { Words } from '../../words.ts';

const rows = (count: number): string => (count === 1 ? 'une rangée complète' : `${count} rangées complètes`);

export const qwinto: Words<typeof en> = {
  aim: {
    title: 'Le but',
    text: () => [
      'Tout le monde a la même feuille avec des rangées de couleur. Notes-y le plus de nombres possible, en ordre croissant de gauche à droite dans chaque rangée.',
      'Ce sont les rangées et les colonnes complètes qui rapportent le plus. Le plus gros total gagne.',
    ],
    caption:
      'Des cases rondes, des pentagones qui donnent un bonus et, dans chaque rangée, un espace qui reste toujours vide.',
  },
  things: {
    title: 'Le matériel',
    text: ({ dice, faces, width, misthrowLimit }) => [
      'Pour deux à six joueurs.',
      `${dice === 1 ? 'Un dé' : `${dice} dés`} avec les nombres de 1 à ${faces}${dice === 3 ? ', orange, jaune et violet' : ''}, et une feuille par personne.`,
      `Chaque rangée a ${width} ${width === 1 ? 'case' : 'cases'}. Dessous, ${misthrowLimit === 1 ? 'un carré' : `${misthrowLimit} carrés`} pour les lancers ratés, et la ligne où l’on additionne les points.`,
    ],
  },
  turn: {
    title: 'Un tour',
    text: ({ dice, firstSeat }) => [
      `${firstSeat === 'random' ? 'Le hasard décide qui commence.' : 'Vous décidez ensemble qui commence.'} Le joueur dont c’est le tour prend ${dice === 1 ? 'le dé' : dice === 2 ? 'un ou deux dés' : 'un, deux ou trois dés, de n’importe quelle couleur,'} et lance.`,
      'Le résultat ne te plaît pas ? Tu peux relancer une fois, mais tous ces dés ensemble, et c’est le second lancer qui compte.',
      'La somme vaut pour tout le monde : chacun peut la noter sur sa propre feuille, tous en même temps. Personne n’y est obligé. Ton choix reste caché jusqu’à ce que tous aient choisi.',
      'Puis les dés passent au joueur suivant, dans le sens des aiguilles d’une montre.',
    ],
    caption: 'Deux dés ont été pris : 4 et 5 font 9.',
  },
  colours: {
    title: 'Les rangées ouvertes',
    text: () => [
      'La somme ne va que dans une rangée dont la couleur était parmi les dés. Jaune et violet ont été lancés : ce sera la rangée jaune ou la violette.',
    ],
    caption:
      'Un 9 avec jaune et violet : les cases marquées peuvent le prendre, la rangée orange est fermée.',
  },
  write: {
    title: 'Noter un nombre',
    text: () => [
      'N’importe quelle case libre convient, dans n’importe quel ordre ; laisse autant de cases libres que tu veux entre deux nombres. Ce qui est noté reste.',
      'Dans une rangée, les nombres augmentent de gauche à droite et aucun n’y figure deux fois. L’espace vide n’interrompt pas l’ordre.',
      'Dans une colonne non plus, aucun nombre ne figure deux fois. L’ordre y est libre.',
    ],
    caption: 'Le 9 va entre 6 et 12, mais pas sous l’autre 9.',
  },
  misthrow: {
    title: 'Les lancers ratés',
    text: () => [
      'Si le joueur qui a lancé ne note rien, parce qu’aucune case ne convient ou par choix, c’est un lancer raté : un carré est coché, et cela coûte 5 points.',
      'Pour tous les autres, ne rien noter ne coûte rien.',
    ],
  },
  end: {
    title: 'La fin',
    text: ({ rowsToEnd, dice, misthrowLimit }) => [
      `La partie se termine dès que quelqu’un a ${rows(Math.min(rowsToEnd, dice))} sur sa feuille, ou coche ${misthrowLimit === 1 ? 'un lancer raté' : `son ${misthrowLimit}e lancer raté`}.`,
      'Tout le monde peut encore noter le dernier lancer, puisque tous notent en même temps.',
    ],
  },
  score: {
    title: 'Les points',
    text: ({ dice, width }) => [
      'Une rangée incomplète : un point par nombre. Une rangée complète : son dernier nombre, tout à droite.',
      ...(dice === 3 && width >= 3
        ? [
            'Une colonne de trois complète : le nombre de son pentagone. Les colonnes de deux ne rapportent rien.',
          ]
        : []),
      'Chaque lancer raté coûte 5 points. Le plus gros total gagne ; à égalité, la victoire est partagée.',
    ],
    caption: '4 + 16 + 6 pour les rangées, 5 + 10 + 12 pour trois colonnes, moins 10 : 43 points.',
  },
  special: {
    title: 'Bon à savoir',
    text: () => [
      'Une case peut devenir impossible à remplir, comme celle entre un 6 et un 7. C’est permis ; elle reste vide.',
      'Ici, on ne peut pas se tromper : une case qui ne prend pas le nombre dit pourquoi.',
    ],
    caption: 'Rien ne va entre 6 et 7.',
  },
};
