import type { board as en } from '../../en/plain/board.ts';
import type { Words } from '../../words.ts';

export const board: Words<typeof en> = {
  luck: 'dasselbe Glück',
  table: 'Der Tisch',
  moves: 'Züge',
  more: 'Es gibt mehr Züge als diese. Tippe deinen ein.',
  hint: 'Tipp',
  typeMove: 'Dein Zug als Text',
  play: 'Spielen',
  notAMove: (text) => `„${text}“ ist kein gültiger Zug.`,
  looks: { kind: ({ type }) => `Schau auf die Züge der Art „${type}“.` },
  prompt: {
    choose: 'Wähl einen Zug.',
    type: 'Tippe einen Zug ein.',
    watch: 'Andere überlegen.',
    over: 'Das Spiel ist zu Ende.',
  },
  result: { won: 'Gewonnen', lost: 'Verloren', score: 'Punkte' },
  rules: {
    game: 'Das Spiel',
    board: 'Dieses Spielfeld',
    howTo: [
      'Dieses Spiel hat noch kein eigenes Spielfeld. Der Tisch ist als Text zu sehen, so wie er in Aufzeichnungen steht.',
      'Wenn du am Zug bist, ist jeder erlaubte Zug ein Knopf. Manche Spiele haben mehr Züge, als in eine Liste passen: Tippe deinen darunter ein.',
      'Was nicht erlaubt ist, wird erklärt.',
    ],
  },
};
