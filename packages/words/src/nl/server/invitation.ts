import type { invitation as en } from '../../en/server/invitation.ts';
import type { Words } from '../../words.ts';

export const invitation: Words<typeof en> = {
  title: (game, name) => (name === '' ? `Speel ${game} mee` : `${name} nodigt je uit voor ${game}`),
  freeSeats: (count) => (count === 1 ? 'Eén plaats is vrij.' : `${count} plaatsen zijn vrij.`),
  full: 'Alle plaatsen zijn bezet.',
  playing: 'Het spel is bezig.',
  over: 'Het spel is afgelopen.',
  group: (name) => `Kom bij de groep ‘${name}’`,
  members: (count) => (count === 1 ? 'Eén lid.' : `${count} leden.`),
  noAccount: 'In de browser, zonder account.',
};
