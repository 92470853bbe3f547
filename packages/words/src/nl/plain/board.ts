import type { board as en } from '../../en/plain/board.ts';
import type { Words } from '../../words.ts';

export const board: Words<typeof en> = {
  luck: 'hetzelfde geluk',
  table: 'De tafel',
  moves: 'Zetten',
  more: 'Er zijn meer zetten dan deze. Typ de jouwe.',
  hint: 'Tip',
  typeMove: 'Jouw zet in notatie',
  play: 'Spelen',
  notAMove: (text) => `“${text}” is geen geldige zet.`,
  looks: { kind: ({ type }) => `Kijk naar de zetten van de soort “${type}”.` },
  prompt: {
    choose: 'Kies een zet.',
    type: 'Typ een zet.',
    watch: 'Anderen denken na.',
    over: 'Het spel is afgelopen.',
  },
  result: { won: 'Gewonnen', lost: 'Verloren', score: 'Punten' },
  rules: {
    game: 'Het spel',
    board: 'Dit bord',
    howTo: [
      'Dit spel heeft nog geen eigen bord. De tafel is als tekst te zien, zoals in opgeslagen partijen.',
      'Als je aan de beurt bent, is elke toegestane zet een knop. Sommige spellen hebben meer zetten dan in een lijst passen: typ de jouwe eronder.',
      'Een zet die niet mag, wordt uitgelegd.',
    ],
  },
};
