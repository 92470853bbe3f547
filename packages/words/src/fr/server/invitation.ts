import type { invitation as en } from '../../en/server/invitation.ts';
import type { Words } from '../../words.ts';

export const invitation: Words<typeof en> = {
  title: (game, name) => (name === '' ? `Une partie de ${game}` : `${name} t’invite à jouer à ${game}`),
  freeSeats: (count) => (count === 1 ? 'Une place est libre.' : `${count} places sont libres.`),
  full: 'Toutes les places sont prises.',
  playing: 'La partie est en cours.',
  over: 'La partie est terminée.',
  group: (name) => `Rejoins le groupe « ${name} »`,
  members: (count) => (count === 1 ? 'Un membre.' : `${count} membres.`),
  noAccount: 'Dans le navigateur, sans inscription.',
};
