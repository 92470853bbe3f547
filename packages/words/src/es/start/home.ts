import type { home as en } from '../../en/start/home.ts';
import type { Words } from '../../words.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const home: Words<typeof en> = {
  tagline: 'Cuatro juegos de números: elige y juega.',
  promise: 'Contra un bot, incluso sin internet, o con amigos mediante un enlace.',
  promiseOnline: 'Contra un bot, o con amigos mediante un enlace.',
  games: 'Los juegos',
  about: {
    '5vor12': 'Llena tu tablero: filas y columnas en orden ascendente.',
    rummikub: 'Forma escaleras y grupos y reorganiza toda la mesa.',
    finito: 'Doce fichas y un dado: ponlas en orden.',
    qwinto: 'Tira, suma y anota: cada fila, de menor a mayor.',
  },
  play: 'Jugar',
  playNow: (game) => `Jugar ya a ${game} contra un bot`,
  withFriends: 'Con amigos',
  withFriendsOf: (game) => `Jugar a ${game} con amigos: una mesa con enlace`,
  noFriends: 'Con amigos hace falta internet. Contra un bot puedes jugar ya.',
  tryAgain: 'No ha funcionado. Vuelve a intentarlo.',
  options: 'Opciones',
  optionsOf: (game) => `Opciones de ${game}: rivales y reglas`,
  by: (authors) => `de ${authors}`,
  ways: 'Más',
  daily: 'Juegos del día',
  puzzles: 'Problemas',
  top: 'Top',
  lobby: 'Mesas abiertas',
  mine: 'Mis partidas',
  goOn: 'Seguir jugando',
  yourTurn: 'Te toca',
  theirTurn: 'les toca a los demás',
  fillsUp: (free) =>
    free === 0
      ? 'a la espera de empezar'
      : free === 1
        ? 'queda un sitio libre'
        : `quedan ${free} sitios libres`,
  moves: (n) => count(n, 'jugada', 'jugadas'),
  remove: (what) => `Eliminar ${what}`,
  removed: (game) => `Partida de ${game} eliminada.`,
  undo: 'Deshacer',
  finished: 'Partidas terminadas',
  lookAt: (game) => `Volver a ver la partida de ${game}`,
  asideTitle: (n) => (n === 1 ? 'Una partida no se puede leer' : `${n} partidas no se pueden leer`),
  asideWhy: 'No se ha cambiado nada. Guarda el texto antes de eliminar nada.',
  asideSave: 'Guardar el texto',
  openRecord: 'Abrir una partida registrada',
  creditsTitle: 'Los juegos y sus autores',
  affiliation:
    'Crescendo no tiene relación con los autores ni con las editoriales. Los nombres de los juegos son suyos; los dibujos y las palabras de aquí son nuestros.',
  buy: '¿Te gusta un juego? Cómpralo: con amigos alrededor de una mesa es aún mejor.',
  licence: 'Software libre, licencia MIT',
};
