import type { KeysWords } from '../words.ts';

export const fr: KeysWords = {
  title: 'Raccourcis clavier',
  keys: {
    last: 'Le dernier coup, encore une fois',
    score: 'Où en est chacun',
    clock: 'Le temps qui reste',
    turn: 'À qui de jouer, et que faire',
    board: 'Ce qu’il y a sur le plateau',
    hint: 'Un conseil',
    type: 'Saisir un coup',
    help: 'Cette liste',
    tab: 'D’une partie de la table à la suivante',
    arrows: 'D’une case ou d’une plaque à la suivante',
    enter: 'Prendre, poser, appuyer',
    escape: 'Reposer, fermer',
    sets: 'À la combinaison suivante ou précédente',
    undo: 'Annuler une étape de ton tour',
    back: 'Remettre la plaque sur le support',
  },
  arrowKeys: 'Touches fléchées',
  pageKeys: 'Page haut, page bas',
  single: 'Raccourcis à une touche',
  singleHint: 'Désactive-les si tu dictes ou si tu appuies parfois par mégarde.',
  typing: 'Saisir des coups',
  typingHint:
    'Les coups s’écrivent comme dans le terminal. Pendant la saisie, tu entends si le coup est permis ; Entrée le joue.',
  typeNow: 'Saisir un coup',
  yourMove: 'Ton coup',
  notation: {
    '5vor12': [
      ['draw', 'piocher une tuile'],
      ['c2', 'poser la tuile en colonne c, rangée 2'],
      ['7 c2', 'prendre le 7 visible et le poser là'],
      ['leave', 'laisser la tuile au centre'],
      ['arrange 3 7 12 18', 'au début : tes tuiles depuis le coin en haut à gauche'],
    ],
    finito: [
      ['place 3 b1', 'placer le jeton 3 en rangée b, colonne 1'],
      ['move 3 e4', 'déplacer le jeton 3 en rangée e, colonne 4'],
      ['3 e4', 'la même chose en plus court'],
      ['pass', 'ne rien déplacer'],
    ],
    qwinto: [
      ['dice oy', 'lancer le dé orange et le jaune'],
      ['keep', 'garder le lancer'],
      ['reroll', 'relancer'],
      ['write o4', 'noter dans la rangée orange, colonne 4'],
      ['o4', 'la même chose en plus court'],
      ['skip', 'ne rien noter'],
    ],
    rummikub: [
      ['draw', 'piocher une plaque'],
      ['lay K4 K5 K6', 'poser une nouvelle combinaison : K noir, R rouge, B bleu, Y jaune, J joker'],
      ['lay R9', 'ajouter une plaque là où elle va'],
      ['lay R9 | Y1 Y2 Y3', 'plusieurs à la fois'],
      ['play K4 K5 K6 | R1 R2 R3', 'toute la table telle qu’elle doit être'],
      ['pass', 'quand la pioche est vide'],
    ],
  },
  commands:
    'Tu peux aussi saisir : last (dernier coup), score, clock (temps), turn (à qui), board (plateau), hint (conseil), moves (coups permis).',
  legal: (move) => `${move} Entrée pour le jouer.`,
  begins: (moves) => `Suite possible : ${moves.join(', ')}.`,
  notUnderstood: (examples) => `Ce n’est pas un coup. Par exemple : ${examples.join(', ')}.`,
  moves: (moves) =>
    moves.length === 0 ? 'Il n’y a rien à décider pour le moment.' : `Permis : ${moves.join(', ')}.`,
};
