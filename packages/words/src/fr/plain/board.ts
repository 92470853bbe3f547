import type { board as en } from '../../en/plain/board.ts';
import type { Words } from '../../words.ts';

export const board: Words<typeof en> = {
  luck: 'la même chance',
  table: 'La table',
  moves: 'Coups',
  more: 'Il y a plus de coups que ceux-ci. Écris le tien.',
  hint: 'Conseil',
  typeMove: 'Ton coup en notation',
  play: 'Jouer',
  notAMove: (text) => `« ${text} » n’est pas un coup valable.`,
  looks: { kind: ({ type }) => `Regarde les coups du type « ${type} ».` },
  prompt: {
    choose: 'Choisis un coup.',
    type: 'Écris un coup.',
    watch: 'Les autres réfléchissent.',
    over: 'La partie est finie.',
  },
  result: { won: 'Gagné', lost: 'Perdu', score: 'Points' },
  rules: {
    game: 'Le jeu',
    board: 'Ce plateau',
    howTo: [
      'Ce jeu n’a pas encore son propre plateau. La table est affichée en texte, comme dans les parties enregistrées.',
      'Quand c’est ton tour, chaque coup permis est un bouton. Certains jeux ont plus de coups qu’une liste n’en peut montrer : écris le tien en dessous.',
      'Si un coup n’est pas permis, on te dit pourquoi.',
    ],
  },
};
