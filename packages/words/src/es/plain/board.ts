import type { board as en } from '../../en/plain/board.ts';
import type { Words } from '../../words.ts';

export const board: Words<typeof en> = {
  luck: 'la misma suerte',
  table: 'La mesa',
  moves: 'Jugadas',
  more: 'Hay más jugadas que estas. Escribe la tuya.',
  hint: 'Pista',
  typeMove: 'Tu jugada en notación',
  play: 'Jugar',
  notAMove: (text) => `«${text}» no es una jugada válida.`,
  looks: { kind: ({ type }) => `Mira las jugadas del tipo «${type}».` },
  prompt: {
    choose: 'Elige una jugada.',
    type: 'Escribe una jugada.',
    watch: 'Los demás están decidiendo.',
    over: 'La partida ha terminado.',
  },
  result: { won: 'Ha ganado', lost: 'Ha perdido', score: 'Puntos' },
  rules: {
    game: 'El juego',
    board: 'Este tablero',
    howTo: [
      'Este juego aún no tiene tablero propio. La mesa se muestra como texto, igual que en las partidas registradas.',
      'Cuando te toca, cada jugada permitida es un botón. Algunos juegos tienen más jugadas de las que caben en una lista: escribe la tuya debajo.',
      'Una jugada no permitida se explica.',
    ],
  },
};
