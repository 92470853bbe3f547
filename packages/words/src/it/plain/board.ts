import type { board as en } from '../../en/plain/board.ts';
import type { Words } from '../../words.ts';

export const board: Words<typeof en> = {
  luck: 'la stessa fortuna',
  table: 'Il tavolo',
  moves: 'Mosse',
  more: 'Ci sono altre mosse oltre a queste. Scrivi la tua.',
  hint: 'Consiglio',
  typeMove: 'La tua mossa in notazione',
  play: 'Gioca',
  notAMove: (text) => `«${text}» non è una mossa valida.`,
  looks: { kind: ({ type }) => `Guarda le mosse del tipo «${type}».` },
  prompt: {
    choose: 'Scegli una mossa.',
    type: 'Scrivi una mossa.',
    watch: 'Gli altri stanno decidendo.',
    over: 'La partita è finita.',
  },
  result: { won: 'Vinto', lost: 'Perso', score: 'Punti' },
  rules: {
    game: 'Il gioco',
    board: 'Questo tavolo',
    howTo: [
      'Questo gioco non ha ancora un tavolo tutto suo. Il tavolo è mostrato come testo, come nelle partite registrate.',
      'Quando tocca a te, ogni mossa permessa è un pulsante. Alcuni giochi hanno più mosse di quante ne stiano in un elenco: scrivi la tua sotto.',
      'Una mossa non permessa viene spiegata.',
    ],
  },
};
