import type { invitation as en } from '../../en/server/invitation.ts';
import type { Words } from '../../words.ts';

export const invitation: Words<typeof en> = {
  title: (game, name) => (name === '' ? `Una partida de ${game}` : `${name} te invita a jugar a ${game}`),
  freeSeats: (count) => (count === 1 ? 'Queda un sitio libre.' : `Quedan ${count} sitios libres.`),
  full: 'Todos los sitios están ocupados.',
  playing: 'La partida está en curso.',
  over: 'La partida ha terminado.',
  group: (name) => `Únete al grupo «${name}»`,
  members: (count) => (count === 1 ? 'Un miembro.' : `${count} miembros.`),
  noAccount: 'En el navegador, sin registrarse.',
  home: {
    title: 'Crescendo: cuatro juegos de números',
    text: '5 vor 12, Rummikub, Finito! y Qwinto: a solas, en un mismo dispositivo o con amigos.',
  },
  daily: {
    title: 'Juegos del día',
    text: 'Cada día, cuatro partidas nuevas: los mismos dados y fichas para todos. ¿Quién lo hará mejor?',
  },
  challenge: {
    title: 'Un desafío: la misma partida, la misma suerte',
    text: 'Juégala y mira al final quién lo hizo mejor.',
  },
};
