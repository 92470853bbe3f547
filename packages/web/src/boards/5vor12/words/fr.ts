import { deName, list } from '@crescendo/words';
import type { VorZwoelfWords } from '../words.ts';

const where = (row: number, column: number): string => `dans la rangée ${row}, colonne ${column}`;
const swap = (freed: number): string => (freed > 0 ? `, en échange du ${freed}` : '');
const many = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;
const free = (count: number): string => (count > 1 ? `${count} cases libres` : `${count} case libre`);

export const fr: VorZwoelfWords = {
  supply: 'Pioche',
  turnUp: 'Piocher',
  or: 'ou',
  orTake: 'Une tuile visible',
  open: 'Tuiles visibles',
  nothingOpen: 'Pas encore de tuile visible.',
  leave: 'La laisser ici',
  yourTile: 'Ta tuile',
  startTip:
    'Pose-la sur une case marquée : les petits nombres plutôt en haut à gauche, les grands en bas à droite.',
  othersChoose: 'Les autres choisissent encore.',
  done: 'Commencer ainsi',
  square: (row, column, what) => `Rangée ${row}, colonne ${column} : ${what}`,
  rowOf: (row, what) => `Rangée ${row} : ${what}.`,
  free: 'libre',
  fits: 'convient',
  canSwap: 'échange possible',
  yourBoard: 'Ta planche',
  boardOf: (name) => `Planche ${deName(name)}.`,
  supplyOf: (count) => `Pioche : ${many(count, 'tuile')} face cachée`,
  openTile: (tile, count) => (count > 1 ? `${tile}, ${count} tuiles visibles` : `${tile}, tuile visible`),
  inHand: (tile) => `${tile} dans ta main`,
  holding: (tile, places) =>
    `${tile} dans ta main. ${
      places === undefined
        ? ''
        : places === 0
          ? 'Il ne va nulle part.'
          : places === 1
            ? 'Une case convient.'
            : `${places} cases conviennent.`
    }`,
  playAgain: 'tu rejoues',
  prompt: {
    start: (tile) => `Pose le ${tile} sur une case marquée.`,
    arrange: 'Pose tes tuiles sur les cases marquées.',
    choose: 'Pioche une tuile, ou prends-en une visible.',
    draw: 'Pioche une tuile.',
    place: (tile) => `Place le ${tile}, ou laisse-le.`,
    leave: (tile) => `Le ${tile} ne va nulle part. Laisse-le.`,
    last: (tile) => `La dernière tuile ! Place le ${tile}, ou laisse-le.`,
  },
  coach: {
    start: (tile, height) =>
      `Pour commencer, chacun remplit ses cases marquées d’un point. Ensuite, chaque rangée devra monter vers la droite et chaque colonne vers le bas. ${
        height === 'low'
          ? `Le ${tile} est petit : il est bien en haut à gauche.`
          : height === 'high'
            ? `Le ${tile} est grand : il est bien en bas à droite.`
            : `Le ${tile} est entre les deux : choisis une case du milieu.`
      }`,
    arrange:
      'Voici tes premières tuiles ; elles vont sur les cases marquées d’un point. Ensuite, chaque rangée devra monter vers la droite et chaque colonne vers le bas : le plus petit nombre en haut à gauche, le plus grand en bas à droite.',
    startWait: 'Chacun choisit en secret. Les tuiles apparaissent dès que tout le monde a choisi.',
    first:
      'Remplis ta planche avant les autres. Touche la pioche pour retourner une tuile. Si elle ne te plaît pas, laisse-la au centre.',
    take: (tile) =>
      `Tu as le choix : piocher une tuile, ou en prendre une visible. Le ${tile} va sur une de tes cases libres : touche-le pour voir où.`,
    draw: 'Aucune tuile visible ne va sur une case libre. Mieux vaut piocher.',
    place: (tile, count) =>
      `Le ${tile} va sur les cases qui brillent${count === 1 ? '' : ' : choisis celle qui laisse de la place à d’autres nombres autour'}. Ou laisse-le au centre ; alors les autres pourront le prendre.`,
    swap: (tile) =>
      `Le ${tile} ne va sur aucune case libre, mais tu peux l’échanger contre une tuile à deux flèches. C’est utile si les cases voisines y gagnent de la place.`,
    leave: (tile) => `Le ${tile} ne va nulle part. Laisse-le au centre : cela arrive à tout le monde.`,
    twin: (tile) => `Coin à coin avec un autre ${tile}, tu rejoues !`,
    almost: (low, high) =>
      high - low === 2
        ? `Plus qu’une case ! Il te faut le ${low + 1}.`
        : high - low < 2
          ? 'Plus qu’une case ! Mais aucun nombre n’y va : échange d’abord une tuile voisine.'
          : `Plus qu’une case ! Tout nombre de ${low + 1} à ${high - 1} gagne.`,
    watch: 'C’est aux autres de jouer. Regarde ce qu’ils laissent au centre : cela peut te servir.',
    over: 'La partie est finie. Qui a rempli sa planche en premier gagne ; sinon, qui a le moins de cases libres.',
  },
  standing: (count) => `${count} libre${count > 1 ? 's' : ''}`,
  result: {
    full: 'Planche complète : partie gagnée',
    fewest: (count) => `Le moins de cases libres (${count}) : partie gagnée`,
    free: (count) =>
      count > 1 ? `${free(count)}, 1 point de moins chacune` : `${free(count)}, 1 point de moins`,
    score: 'Points',
  },
  describe: {
    draw: 'Pioche une tuile.',
    leave: (tile) => `Laisse le ${tile} au centre.`,
    place: (tile, row, column, freed) => `Place le ${tile} ${where(row, column)}${swap(freed)}.`,
    take: (tile, row, column, freed) =>
      `Prends le ${tile} au centre et place-le ${where(row, column)}${swap(freed)}.`,
    arrange: (all) => `Sur la diagonale, de haut en bas : ${list('fr', all)}.`,
  },
  because: {
    wins: 'Ta planche est complète : tu gagnes.',
    fills: (left) => `Une case de plus est remplie ; il en reste ${left}.`,
    room: 'Beaucoup de nombres vont encore sur tes cases libres.',
    forNext: (tile) => `Attention : le ${tile} pourrait servir au joueur suivant.`,
    drawBetter: 'Une nouvelle tuile promet plus que les visibles.',
  },
};
