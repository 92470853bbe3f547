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
};
