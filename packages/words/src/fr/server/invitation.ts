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
  home: {
    title: 'Crescendo : quatre jeux de nombres',
    text: '5 vor 12, Rummikub, Finito ! et Qwinto : seul, autour d’un appareil ou entre amis.',
  },
  daily: {
    title: 'Jeux du jour',
    text: 'Quatre nouvelles parties chaque jour : les mêmes dés et les mêmes tuiles pour tout le monde. Qui fera le mieux ?',
  },
  challenge: {
    title: 'Un défi : même partie, même chance',
    text: 'Joue-la et vois à la fin qui a fait mieux.',
  },
};
