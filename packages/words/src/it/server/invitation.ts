import type { invitation as en } from '../../en/server/invitation.ts';
import type { Words } from '../../words.ts';

export const invitation: Words<typeof en> = {
  title: (game, name) => (name === '' ? `Una partita a ${game}` : `${name} ti invita a giocare a ${game}`),
  freeSeats: (count) => (count === 1 ? 'Un posto è libero.' : `${count} posti sono liberi.`),
  full: 'Tutti i posti sono occupati.',
  playing: 'La partita è in corso.',
  over: 'La partita è finita.',
  group: (name) => `Entra nel gruppo «${name}»`,
  members: (count) => (count === 1 ? 'Un membro.' : `${count} membri.`),
  noAccount: 'Nel browser, senza registrarsi.',
  home: {
    title: 'Crescendo: quattro giochi di numeri',
    text: '5 vor 12, Rummikub, Finito! e Qwinto: da soli, attorno a un dispositivo o con gli amici.',
  },
  daily: {
    title: 'Giochi del giorno',
    text: 'Ogni giorno quattro nuove partite: gli stessi dadi e le stesse tessere per tutti. Chi farà meglio?',
  },
  challenge: {
    title: 'Una sfida: stessa partita, stessa fortuna',
    text: 'Gioca e scopri alla fine chi ha fatto meglio.',
  },
};
