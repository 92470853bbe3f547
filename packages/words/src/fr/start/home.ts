import type { home as en } from '../../en/start/home.ts';
import { deName } from '../../grammar/names.ts';
import type { Words } from '../../words.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

export const home: Words<typeof en> = {
  tagline: 'Quatre jeux de nombres : choisis et joue !',
  promise: 'Contre un robot, même hors ligne, ou entre amis grâce à un lien.',
  promiseOnline: 'Contre un robot, ou entre amis grâce à un lien.',
  games: 'Les jeux',
  about: {
    '5vor12': 'Remplis ta planche : rangées et colonnes en ordre croissant.',
    rummikub: 'Pose séries et groupes, et remanie toute la table.',
    finito: 'Douze jetons, un dé : range-les dans l’ordre.',
    qwinto: 'Lance, additionne et note, en ordre croissant.',
  },
  play: 'Jouer',
  playNow: (game) => `Jouer à ${game} tout de suite contre un robot`,
  withFriends: 'Avec des amis',
  withFriendsOf: (game) => `Jouer à ${game} avec des amis : une table avec un lien`,
  noFriends: 'Pour jouer avec des amis, il faut une connexion. Contre un robot, tu peux jouer tout de suite.',
  tryAgain: 'Ça n’a pas marché. Réessaie, s’il te plaît.',
  options: 'Options',
  optionsOf: (game) => `Options de ${game} : adversaires et règles`,
  by: (authors) => deName(authors),
  ways: 'Plus',
  daily: 'Jeux du jour',
  puzzles: 'Problèmes',
  top: 'Top',
  lobby: 'Tables ouvertes',
  mine: 'Mes parties',
  goOn: 'Continuer',
  yourTurn: 'À toi de jouer',
  theirTurn: 'au tour des autres',
  fillsUp: (free) =>
    free === 0
      ? 'en attente du départ'
      : free === 1
        ? 'encore une place libre'
        : `encore ${free} places libres`,
  moves: (n) => count(n, 'coup', 'coups'),
  remove: (what) => `Retirer ${what}`,
  removed: (game) => `Partie de ${game} retirée.`,
  undo: 'Annuler',
  finished: 'Parties terminées',
  lookAt: (game) => `Revoir ${game}`,
  asideTitle: (n) => (n < 2 ? 'Une partie est illisible' : `${n} parties sont illisibles`),
  asideWhy: 'Rien n’a été changé. Enregistre le texte avant de retirer la partie.',
  asideSave: 'Enregistrer le texte',
  openRecord: 'Ouvrir une partie enregistrée',
  creditsTitle: 'Les jeux et leurs auteurs',
  affiliation:
    'Crescendo n’est lié ni aux auteurs ni aux éditeurs. Les noms des jeux leur appartiennent ; les dessins et les textes d’ici sont les nôtres.',
  buy: 'Un jeu te plaît ? Achète-le : c’est encore mieux entre amis autour d’une table.',
  licence: 'Logiciel libre, licence MIT',
};
