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
  home: {
    title: 'Crescendo: vier getallenspellen',
    text: '5 vor 12, Rummikub, Finito! en Qwinto: alleen, rond één apparaat of met vrienden.',
  },
  daily: {
    title: 'Spellen van de dag',
    text: 'Elke dag vier nieuwe spellen: dezelfde dobbelstenen en stenen voor iedereen. Wie doet het het best?',
  },
  challenge: {
    title: 'Een uitdaging: zelfde spel, zelfde geluk',
    text: 'Speel mee en zie aan het einde wie het beter deed.',
  },
};
