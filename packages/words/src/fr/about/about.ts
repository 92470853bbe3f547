import type { about as en } from '../../en/about/about.ts';
import type { Words } from '../../words.ts';

export const about: Words<typeof en> = {
  title: 'À propos de Crescendo',
  version: (version) => `Version ${version}`,
  newTitle: 'Nouveautés',
  news: [
    'Cours : de courtes leçons pour chaque jeu, avec des exercices sur le vrai plateau.',
    'Un adversaire à ta mesure : il suit ton niveau d’une partie à l’autre.',
    'Des conseils par étapes : d’abord où regarder, puis le coup, puis pourquoi.',
    'L’analyse dit en mots ce qui a décidé la partie, et la meilleure suite peut être jouée.',
    'Un hasard équitable : après une partie entre amis, ton appareil peut prouver que personne n’a choisi les tirages.',
  ],
  licencesTitle: 'Les outils employés',
  own: 'Crescendo est un logiciel libre, sous licence MIT. Il contient le travail d’autres personnes :',
  fonts: 'Les polices sont Figtree, Caveat et Fraunces.',
};
